import type { LiveOrder } from "@errand/core/store-desk/desk-live.contract";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { dragOrder } from "./dragged-order.ts";
import { Way } from "./trouble-card.tsx";

interface RiskRowProps {
  order: LiveOrder;
  minutesLeft: number;
  isSelected: boolean;
  onSelect(orderId: number): void;
}

/** An order that is hardly on time, in one line. */
export function RiskRow({ order, minutesLeft, isSelected, onSelect }: RiskRowProps) {
  const t = useMessages("desk-live");
  const { id } = order;
  return (
    <li className="border-b border-line" {...dragOrder(order, onSelect)}>
      <button
        type="button"
        data-row=""
        data-order={id}
        aria-current={isSelected || undefined}
        onFocus={() => onSelect(id)}
        onClick={() => onSelect(id)}
        className={classNames(
          "flex min-h-11 w-full items-center gap-3 px-4 text-start -outline-offset-2 md:pointer-fine:min-h-9",
          isSelected ? "bg-call-soft" : "hover:bg-sunken",
        )}
      >
        <span className="tabular-nums">{id}</span>
        <span className="min-w-0 grow text-strong">
          <Way order={order} />
        </span>
        <b className="shrink-0 text-warn tabular-nums">{t("soonBy", { minutes: minutesLeft })}</b>
      </button>
    </li>
  );
}
