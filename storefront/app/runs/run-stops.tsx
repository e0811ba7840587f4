import type { Order } from "@errand/core/orders/orders.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useDateTimeText } from "../orders/date-time-text.ts";
import { useStatusMessages } from "../orders/status-messages.ts";
import type { PaidRun } from "./paid-run.ts";
import { StopMark } from "./stop-mark.tsx";

type RunStop = PaidRun["stops"][number];

/** Every stop with the time at which it was done or is planned. */
export function RunStops({ run }: { run: PaidRun }) {
  const t = useMessages("runs");
  return (
    <ol aria-label={t("stops")} className="mt-5 space-y-4">
      {run.stops.map((stop) => {
        const order = run.orders.find(({ id }) => id === stop.order_id);
        return order ? (
          <OrderStop key={stop.seq} stop={stop} order={order} />
        ) : (
          <Row
            key={stop.seq}
            stop={stop}
            number={null}
            name={t("door")}
            text={stop.address}
            isGone={run.state === "canceled"}
          />
        );
      })}
    </ol>
  );
}

/** Where an order is fetched, or a parcel is brought that was taken along at the door. */
function OrderStop({ stop, order }: { stop: RunStop; order: Order }) {
  const t = useMessages("runs");
  const { title } = useStatusMessages(order)(order.order_status);
  const isGone = order.order_status === "canceled" || order.order_status === "failed";
  const { kind, seq, name } = stop;
  if (order.order_type !== "parcel") {
    return <Row stop={stop} number={seq} name={name} text={title} isGone={isGone} />;
  }
  const isCollected = kind === "pickup";
  const code = order.picked_up === null && !isGone ? order.pickup_code : null;
  return (
    <Row
      stop={stop}
      // The door has no number.
      number={isCollected ? seq : seq - 1}
      name={t(isCollected ? "parcel.from" : "parcel.to", { name })}
      text={title}
      note={code && t(isCollected ? "parcel.code" : "parcel.ownCode", { name, code })}
      isGone={isGone}
    />
  );
}

interface RowProps {
  stop: RunStop;
  number: number | null;
  name: string;
  text: string;
  /** What is to be known there. */
  note?: string | null;
  isGone: boolean;
}

function Row({ stop, number, name, text, note, isGone }: RowProps) {
  const t = useMessages("runs");
  const { clock } = useDateTimeText();
  const isDone = stop.done_at !== undefined;
  return (
    <li className={classNames("flex gap-3.5", isGone && "text-muted")}>
      <StopMark number={number} isDone={isDone} />
      <div className="min-w-0 grow">
        <p className={classNames("font-bold", isGone && "line-through")}>
          <bdi>{name}</bdi>
        </p>
        <p className="text-meta text-muted">
          <bdi>{text}</bdi>
        </p>
        {note && (
          <p className="text-meta font-semibold">
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      {!isGone && (
        <p className="shrink-0 text-end tabular-nums">
          <bdi className="block font-bold">{clock(stop.done_at ?? stop.planned_at)}</bdi>
          <span className="text-meta text-muted">{t(isDone ? "done" : "planned")}</span>
        </p>
      )}
    </li>
  );
}
