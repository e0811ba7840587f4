import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { useAgeText } from "../list/use-age-text.ts";
import { dragOrder } from "./dragged-order.ts";
import type { LiveView, Trouble } from "./live-view.ts";
import { useTimeLeft } from "./use-time-left.ts";

interface TroubleCardProps {
  trouble: Trouble;
  couriers: LiveView["couriers"];
  isSelected: boolean;
  onSelect(orderId: number): void;
}

/** An exception: which order, why, and since when. Its focus selects it. */
export function TroubleCard({ trouble, couriers, isSelected, onSelect }: TroubleCardProps) {
  const { exception, order, courier } = trouble;
  const { order_id: id, kind } = exception;
  const isRed = kind === "not_accepted" || kind === "no_courier" || kind === "late";
  const title = id === null ? (courier?.name ?? "") : String(id);
  const content = (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <b className="min-w-0 truncate tabular-nums">{title}</b>
        <b className={classNames("shrink-0 tabular-nums", isRed ? "text-bad" : "text-warn")}>
          <Urgency {...trouble} />
        </b>
      </span>
      {order && <Way order={order} />}
      <span className="block text-strong">
        <Why trouble={trouble} couriers={couriers} />
      </span>
    </>
  );
  return (
    <li className="border-b border-line" {...dragOrder(order, onSelect)}>
      {id === null ? (
        <div className="px-4 py-2">{content}</div>
      ) : (
        <button
          type="button"
          data-row=""
          data-order={id}
          aria-current={isSelected || undefined}
          onFocus={() => onSelect(id)}
          onClick={() => onSelect(id)}
          className={classNames(
            "block w-full px-4 py-2 text-start -outline-offset-2",
            isSelected ? "bg-call-soft" : "hover:bg-sunken",
          )}
        >
          {content}
        </button>
      )}
    </li>
  );
}

/** From where to where. */
export function Way({ order }: { order: NonNullable<Trouble["order"]> }) {
  const t = useMessages("desk-live");
  const from = order.pickup?.name ?? "";
  return (
    <bdi className="block truncate font-semibold">
      {order.dropoff ? t("from", { from, to: order.dropoff.name }) : t("collected", { from })}
    </bdi>
  );
}

function Urgency({ exception, order }: Trouble) {
  const t = useMessages("desk-live");
  const age = useAgeText();
  const money = useMoney();
  const timeLeft = useTimeLeft();
  switch (exception.kind) {
    case "not_accepted":
      return t("left", { time: timeLeft(exception.ends_at ?? exception.since) });
    case "no_courier":
      return t("readyFor", { age: age(exception.since) });
    case "late":
      return t("lateBy", { minutes: order?.minutes_late ?? exception.minutes ?? 0 });
    case "courier_silent":
      return t("silentFor", { age: age(exception.since) });
    default:
      return money(exception.amount ?? 0);
  }
}

function Why({
  trouble: { exception, order, courier },
  couriers,
}: Pick<TroubleCardProps, "trouble" | "couriers">) {
  const t = useMessages("desk-live");
  const { clock } = useTimeText();
  const nameOf = (id: number | null) => (id === null ? null : (couriers.get(id)?.name ?? null));
  const parts: string[] = [];
  if (exception.kind === "not_accepted") {
    parts.push(t("waitsSince", { time: clock(exception.since) }));
  } else if (exception.kind === "money" || exception.kind === "cash_limit") {
    if (exception.kind === "money") parts.push(t("payment"));
    parts.push(t("since", { time: clock(exception.since) }));
  } else if (order?.for_couriers) {
    const [offered, planned] = [nameOf(order.offered_courier_id), nameOf(order.planned_courier_id)];
    if (courier) parts.push(t("with", { name: courier.name }));
    else if (offered) parts.push(t("offered", { name: offered }));
    else if (planned) parts.push(t("planned", { name: planned }));
    else parts.push(t("nobody"));
  }
  if (order && order.delay > 0) parts.push(t("told", { minutes: order.delay }));
  return parts.join(", ");
}
