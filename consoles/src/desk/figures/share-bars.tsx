import { useMoney } from "../../console/use-shop.ts";

interface ShareBarsProps {
  rows: readonly { id: number; name: string; sales: number }[];
}

/** What each of a few sold, as bars below each other. */
export function ShareBars({ rows }: ShareBarsProps) {
  const money = useMoney();
  const top = Math.max(0.01, ...rows.map(({ sales }) => sales));
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(({ id, name, sales }) => (
        <li key={id}>
          <p className="flex justify-between gap-3">
            <span>{name}</span>
            <b className="tabular-nums">{money(sales)}</b>
          </p>
          <svg aria-hidden viewBox="0 0 100 2" preserveAspectRatio="none" className="h-2 w-full">
            <rect width="100" height="2" className="fill-line" />
            <rect width={Math.max(0, (sales / top) * 100)} height="2" className="fill-ink" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
