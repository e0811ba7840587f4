import { useMessages } from "@errand/ui/messages/messages.ts";
import { useId } from "react";
import { PageHead } from "../rendering/page-head.tsx";
import { DeviceOrders } from "./device-orders.tsx";
import { OrderList } from "./order-list.tsx";
import { PaymentNotice } from "./payment-notice.tsx";
import { TrackForm, type TrackFormProps } from "./track-form.tsx";

/** Leads to an order: a customer's active orders, and the form for any other by its number. */
export function FindOrder(props: TrackFormProps) {
  const t = useMessages("orders");
  const [running, byNumber] = [useId(), useId()];
  return (
    <div className="mx-auto max-w-xl py-6 md:py-10">
      <PageHead title={t("track.title")} />
      <h1 className="mb-2 text-display">{t("track.title")}</h1>
      <PaymentNotice />
      {props.isGuest && <DeviceOrders />}
      {!props.isGuest && (
        <section aria-labelledby={running} className="mt-6 mb-10">
          <h2 id={running} className="mb-3 text-xl">
            {t("track.running")}
          </h2>
          <OrderList tab="running" />
        </section>
      )}
      <section aria-labelledby={byNumber}>
        <h2 id={byNumber} className="mb-1 text-xl">
          {t(props.isGuest ? "device.elsewhere" : "track.byNumber")}
        </h2>
        <p className="mb-5 text-muted">{t("track.text")}</p>
        <TrackForm {...props} />
      </section>
    </div>
  );
}
