import { WideContent } from "./wide-content.tsx";

interface Step {
  name: string;
  amount: number;
}

interface BalanceBridgeProps {
  opening: Step;
  steps: readonly Step[];
  closing: Step;
  /** What a screen reader hears instead; the table has the figures. */
  label: string;
  money(amount: number): string;
}

const width = 760;
const height = 190;
const top = 30;
const bottom = 150;

/** How the opening balance became the closing one: each step begins where the last one ended. */
export function BalanceBridge({ opening, steps, closing, label, money }: BalanceBridgeProps) {
  let level = 0;
  const bars = [
    { ...opening, from: 0, to: opening.amount, isTotal: true },
    ...steps.map((step, index) => {
      const from = index === 0 ? opening.amount : level;
      level = from + step.amount;
      return { ...step, from, to: level, isTotal: false };
    }),
    { ...closing, from: 0, to: closing.amount, isTotal: true },
  ];
  const levels = bars.flatMap(({ from, to }) => [from, to, 0]);
  const highest = Math.max(...levels);
  const lowest = Math.min(...levels);
  const y = (value: number) =>
    bottom - ((value - lowest) / Math.max(0.01, highest - lowest)) * (bottom - top);
  const step = width / bars.length;
  return (
    <WideContent label={label}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className="w-full min-w-xl tabular-nums"
        direction="ltr"
      >
        {bars.map(({ name, amount, from, to, isTotal }, index) => {
          const x = index * step + 6;
          const upper = Math.min(y(from), y(to));
          return (
            <g key={name}>
              <rect
                x={x}
                y={upper}
                width={step - 24}
                height={Math.max(3, Math.abs(y(from) - y(to)))}
                rx={3}
                className={isTotal || amount > 0 ? "fill-ink" : "fill-line-strong opacity-60"}
              />
              <text x={x} y={upper - 8} className="fill-ink text-[12px] font-bold">
                {money(amount)}
              </text>
              <text x={x} y={height - 12} className="fill-strong text-[12px]">
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </WideContent>
  );
}
