import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ChevronDown from "lucide-react/icons/chevron-down";

interface SortChoiceProps<Order extends string> {
  orders: readonly Order[];
  nameOf(order: Order): string;
  /** Null is the default order of the list. */
  value: Order | null;
  /** The name of the default order. */
  usual: string;
  onChange(order: Order | null): void;
  className?: string;
}

/** Selects the order of a list. */
export function SortChoice<Order extends string>({
  orders,
  nameOf,
  value,
  usual,
  onChange,
  className,
}: SortChoiceProps<Order>) {
  const t = useMessages("catalog");
  const options = value === null || orders.includes(value) ? orders : [...orders, value];
  return (
    <label className={classNames("relative inline-flex min-w-0 items-center", className)}>
      <span className="sr-only">{t("filters.sort")}</span>
      <select
        value={value ?? ""}
        onChange={(event) =>
          onChange(options.find((order) => order === event.target.value) ?? null)
        }
        className="min-h-11 w-full min-w-0 cursor-pointer appearance-none truncate rounded-full border border-transparent bg-sunken ps-4 pe-9 text-[0.9375rem] font-medium hover:border-line-strong focus-visible:outline-2 focus-visible:outline-accent"
      >
        <option value="">{usual}</option>
        {options.map((order) => (
          <option key={order} value={order}>
            {nameOf(order)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4.5 text-muted" />
    </label>
  );
}
