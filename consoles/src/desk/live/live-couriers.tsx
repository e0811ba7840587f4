import type { LiveCourier } from "@errand/core/store-desk/desk-live.contract";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { type ComponentProps, useState } from "react";
import { useNow } from "../../console/use-now.ts";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { useAgeText } from "../list/use-age-text.ts";
import { getDroppedOrder, hasOrder } from "./dragged-order.ts";
import { Group } from "./live-columns.tsx";
import type { LiveView } from "./live-view.ts";

const aheadMinutes = 45;
const minute = 60_000;

interface LiveCouriersProps {
  couriers: readonly LiveCourier[];
  troubles: LiveView["troubles"];
  /** An order is dropped on a courier; absent for those who may not assign. */
  onDrop?: (orderId: number, courierId: number) => void;
}

/** The couriers at work, each with the stops of the next three quarters of an hour. */
export function LiveCouriers({ couriers, troubles, onDrop }: LiveCouriersProps) {
  const t = useMessages("desk-live");
  const [target, setTarget] = useState<number | null>(null);
  const inTrouble = new Map(
    [...troubles.cash_limit, ...troubles.courier_silent].map((one) => [
      one.exception.courier_id,
      one.exception,
    ]),
  );
  const sorted = couriers.toSorted(
    (a, b) =>
      Number(inTrouble.has(b.id)) - Number(inTrouble.has(a.id)) ||
      b.stops.length - a.stops.length ||
      a.name.localeCompare(b.name),
  );
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="min-w-0 border-line -outline-offset-2 md:overflow-y-auto md:border-s"
    >
      <Group title={t("couriers.title")} count={couriers.length}>
        {sorted.map((courier) => (
          <li
            key={courier.id}
            className={classNames(
              "border-b border-line px-4 py-1.5",
              target === courier.id && "bg-call-soft",
            )}
            {...(onDrop &&
              courier.on_duty &&
              ({
                onDragOver(event) {
                  if (!hasOrder(event)) return;
                  event.preventDefault();
                  setTarget(courier.id);
                },
                onDragLeave: () => setTarget(null),
                onDrop(event) {
                  event.preventDefault();
                  setTarget(null);
                  onDrop(getDroppedOrder(event), courier.id);
                },
              } satisfies ComponentProps<"li">))}
          >
            <span className="flex items-baseline justify-between gap-3">
              <bdi className="min-w-0 truncate font-semibold">{courier.name}</bdi>
              <CourierState courier={courier} exception={inTrouble.get(courier.id)} />
            </span>
            <Lane courier={courier} />
          </li>
        ))}
      </Group>
    </div>
  );
}

function CourierState({
  courier,
  exception,
}: {
  courier: LiveCourier;
  exception: LiveView["troubles"]["late"][number]["exception"] | undefined;
}) {
  const t = useMessages("desk-live");
  const money = useMoney();
  const age = useAgeText();
  const text = exception
    ? exception.kind === "cash_limit"
      ? money(exception.amount ?? 0)
      : t("silentFor", { age: age(exception.since) })
    : courier.offered_jobs.length > 0
      ? t("couriers.offer")
      : courier.stops.length > 0
        ? t("couriers.stops", { count: courier.stops.length })
        : courier.on_duty
          ? t("couriers.free")
          : t("couriers.off");
  const tone = exception ? "text-warn font-semibold" : "text-muted";
  return <span className={classNames("shrink-0 text-meta tabular-nums", tone)}>{text}</span>;
}

/** The stops on a line of time: a square fetches, a circle delivers. */
function Lane({ courier: { stops } }: { courier: LiveCourier }) {
  const t = useMessages("desk-live");
  const { clock } = useTimeText();
  const now = useNow(30_000);
  const near = stops
    .map((stop) => ({ ...stop, minutes: (Date.parse(stop.at) - now) / minute }))
    .filter(({ minutes }) => minutes <= aheadMinutes);
  const xOf = (minutes: number) => 6 + (Math.max(0, minutes) / aheadMinutes) * 188;
  const last = near.at(-1);
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 200 14"
        preserveAspectRatio="xMinYMid"
        className="block h-3.5 w-full"
      >
        <line x1="6" x2="194" y1="7" y2="7" className="stroke-line" strokeWidth="2" />
        {last && (
          <line
            x1="6"
            x2={xOf(last.minutes)}
            y1="7"
            y2="7"
            className="stroke-strong"
            strokeWidth="2"
          />
        )}
        {near.map(({ order_id, kind, minutes }) =>
          kind === "pickup" ? (
            <rect
              key={`${order_id} ${kind}`}
              x={xOf(minutes) - 4}
              y="3"
              width="8"
              height="8"
              rx="1.5"
              className="fill-ink"
            />
          ) : (
            <circle
              key={`${order_id} ${kind}`}
              cx={xOf(minutes)}
              cy="7"
              r="4.5"
              className="fill-ink"
            />
          ),
        )}
      </svg>
      <span className="sr-only">
        {stops
          .map(({ order_id: id, kind, at }) =>
            t(`couriers.stop.${kind}`, { id: String(id), time: clock(at) }),
          )
          .join(", ")}
      </span>
    </>
  );
}
