import { classNames } from "@errand/ui/class-names.ts";
import { useMoney } from "./shop.ts";

/** An amount in digits of equal width, so that the layout does not move when it changes. */
export function Money({ amount, className }: { amount: number; className?: string }) {
  const money = useMoney();
  return (
    <bdi className={classNames("whitespace-nowrap tabular-nums", className)}>{money(amount)}</bdi>
  );
}

interface PriceProps {
  amount: number;
  /** The price before a discount, struck through; shown when it is higher. */
  before?: number;
  className?: string;
}

export function Price({ amount, before = amount, className }: PriceProps) {
  return (
    <span className={classNames("inline-flex flex-wrap items-baseline gap-x-1.5", className)}>
      <Money amount={amount} className="font-bold" />
      {before > amount && (
        <s className="text-[0.85em] text-muted">
          <Money amount={before} />
        </s>
      )}
    </span>
  );
}
