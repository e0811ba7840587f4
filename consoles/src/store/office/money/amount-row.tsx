import { useMoney } from "../../../console/use-shop.ts";

interface AmountRowProps {
  name: string;
  amount: number;
  isStrong?: boolean;
}

/** A row of a list of amounts. */
export function AmountRow({ name, amount, isStrong = false }: AmountRowProps) {
  const money = useMoney();
  return (
    <div
      className={`flex items-baseline justify-between gap-3 tabular-nums ${isStrong ? "border-t border-line pt-1.5 font-bold" : ""}`}
    >
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="shrink-0">{money(amount)}</dd>
    </div>
  );
}
