import { isActiveStatus } from "@errand/core/orders/order-states";
import type { CourierLocation, Order } from "@errand/core/orders/orders.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { lazy, useMemo } from "react";
import { Money } from "../config/money.tsx";
import { LostConnection } from "../orders/lost-connection.tsx";
import { Courier, HandoverCode } from "../orders/order-contacts.tsx";
import { OrderListRow } from "../orders/order-list.tsx";
import { OrderMapPanel, trackingColumns, trackingSheet } from "../orders/tracking-layout.tsx";
import { addDue } from "./amounts.ts";
import { CancelRun } from "./cancel-run.tsx";
import { findOnward, isDoorDone } from "./onward-parcel.ts";
import type { PaidRun, RunSectionProps } from "./paid-run.ts";
import { RunHeadline } from "./run-headline.tsx";
import type { MapStop } from "./run-map.tsx";
import { RunPayment } from "./run-payment.tsx";
import { RunQuestion } from "./run-question.tsx";
import { RunStops } from "./run-stops.tsx";

const RunMap = lazy(() => import("./run-map.tsx").then((f) => ({ default: f.RunMap })));

interface RunViewProps extends RunSectionProps {
  courier: CourierLocation | null;
  /** The time of the last update while the connection is lost; null while it is live. */
  lostSince: number | null;
}

/** A run with live updates: map, state, stops, payment, code and orders. */
export function RunView({ courier, lostSince, ...props }: RunViewProps) {
  const { run } = props;
  const t = useMessages("runs");
  const isUnderWay = run.state === "collecting" || run.state === "on_the_way";
  const stops = useMapStops(run);
  const isActive = ({ order_status }: Order) => isActiveStatus(order_status);
  const onward = findOnward(run)?.order_id;
  const active =
    run.orders.find((order) => isActive(order) && order.id !== onward) ?? run.orders.find(isActive);
  return (
    <div className={classNames(isUnderWay && trackingColumns)}>
      {isUnderWay && (
        <OrderMapPanel>
          <RunMap stops={stops} label={t("map")} courier={courier} placedAt={run.created_at} />
        </OrderMapPanel>
      )}
      <div className={isUnderWay ? trackingSheet : "mx-auto max-w-2xl pt-6 md:pt-8"}>
        <RunHeadline run={run} />
        <div role="status">{lostSince !== null && <LostConnection since={lostSince} />}</div>
        <RunQuestion {...props} />
        <RunPayment {...props} />
        <RunStops run={run} />
        {isUnderWay && active && <Handover run={run} order={active} />}
        <div className="mt-6 flex flex-col gap-6">
          <Section title={t("orders", { count: run.orders.length })}>
            <ul className="divide-y divide-line">
              {run.orders.map((order) => (
                <OrderListRow key={order.id} order={order} isInRun />
              ))}
            </ul>
            <Bill run={run} />
          </Section>
          <CancelRun {...props} />
        </div>
      </div>
    </div>
  );
}

/** The courier and the code for the door, once for all orders, with what is paid there. */
function Handover({ run, order }: { run: PaidRun; order: Order }) {
  const t = useMessages("runs");
  const due = run.orders.filter(
    ({ payment_method, payment_status, order_status }) =>
      payment_method === "cash_on_delivery" &&
      payment_status !== "paid" &&
      isActiveStatus(order_status),
  );
  return (
    <div className="no-print mt-4 divide-y divide-line border-y border-line">
      <Courier order={order} />
      {!isDoorDone(run) && <HandoverCode order={{ ...order, otp: run.otp }} />}
      {due.length > 0 && (
        <p className="flex justify-between gap-4 py-3">
          <span className="text-muted">{t("cashAtDoor")}</span>
          <Money amount={addDue(due)} className="font-bold" />
        </p>
      )}
    </div>
  );
}

function Bill({ run }: { run: PaidRun }) {
  const t = useMessages("runs");
  return (
    <dl className="mt-4 space-y-1.5 border-t border-line pt-4">
      <div className="flex justify-between gap-4 text-muted">
        <dt>{t("saving.one")}</dt>
        <dd className="flex gap-2">
          {run.alone_fee > run.fee && (
            <s>
              <Money amount={run.alone_fee} />
            </s>
          )}
          <Money amount={run.fee} />
        </dd>
      </div>
      <div className="flex justify-between gap-4 text-lg font-bold">
        <dt>{t("total")}</dt>
        <dd>
          <Money amount={run.run_amount} />
        </dd>
      </div>
    </dl>
  );
}

/** The stops that are left of the run, which only change when one of them does. */
function useMapStops(run: PaidRun): MapStop[] {
  const gone = run.orders.filter(({ order_status: is }) => is === "canceled" || is === "failed");
  const left = run.stops
    .filter(({ order_id }) => !gone.some(({ id }) => id === order_id))
    .map(({ seq, kind, latitude, longitude, done_at }) => ({
      seq,
      kind,
      latitude,
      longitude,
      ...(done_at !== undefined && { done_at }),
    }));
  const text = JSON.stringify(left);
  return useMemo((): MapStop[] => JSON.parse(text), [text]);
}
