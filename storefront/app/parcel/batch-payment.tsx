import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import type { Order } from "@errand/core/orders/orders.types";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import { useState } from "react";
import { call } from "../api/call.ts";
import { GatewayChoice } from "../config/gateway-choice.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { CheckingPayment, paymentPanel } from "../orders/payment-panel.tsx";
import { paymentStageOf } from "../orders/payment-stage.ts";
import { startPayment } from "../orders/start-payment.ts";
import { usePaymentStart } from "../orders/use-start-payment.ts";
import { batchArrival } from "./batch-arrival.ts";

interface BatchPaymentProps {
  batchId: number;
  /** As their sender sees them who may come back from the gateway. */
  orders: Order[];
  reload(): Promise<unknown>;
}

/** Pays all parcels of a batch at once that wait for their payment; nothing for others. */
export function BatchPayment({ batchId, orders, reload }: BatchPaymentProps) {
  const stages = orders.map(paymentStageOf);
  if (stages.includes("checking")) return <CheckingPayment />;
  const payable = orders.filter((_order, index) => stages[index] !== null);
  if (payable.length === 0) return null;
  return <Pay batchId={batchId} orders={payable} reload={reload} />;
}

function Pay({ batchId, orders, reload }: BatchPaymentProps) {
  const t = useMessages("orders");
  const words = useMessages("parcel");
  const money = useMoney();
  const { config } = useShop();
  const gateways = config.active_payment_method_list;
  const [chosen, setChosen] = useState(gateways[0]?.gateway ?? null);
  const { isStarting, reasons, start } = usePaymentStart<string>({
    start: async (gateway) => {
      const pay = (key: string) =>
        call(
          "POST /customer/parcel-batch/{id}/pay",
          {
            id: batchId,
            payment_method: gateway,
            payment_platform: "web",
            callback: `${location.origin}/parcel-labels?batch_id=${batchId}`,
          },
          { key },
        );
      return (await startPayment(batchId, `batch by ${gateway}`, pay)).link;
    },
    takeArrival: () => batchArrival.take(batchId),
    // Paid or canceled meanwhile, for example on another device.
    onRefused: async () => void (await reload()),
  });
  const due = fromMinor(sumOf(orders.map(({ receipt }) => toMinor(receipt.due))));
  return (
    <section aria-label={t("pay.title")} className={`${paymentPanel} mb-6 max-w-xl`}>
      <p className="text-muted">{words("batch.toPay", { count: orders.length })}</p>
      {gateways.length > 1 && (
        <div className="mt-3">
          <GatewayChoice label={t("pay.with")} value={chosen} onChange={setChosen} />
        </div>
      )}
      <Refusals texts={reasons} />
      {chosen !== null && (
        <Button
          variant="accent"
          size="lg"
          className="mt-4 w-full"
          isBusy={isStarting}
          onClick={() => start(chosen)}
        >
          {isStarting ? t("pay.opening") : t("pay.now", { amount: money(due) })}
        </Button>
      )}
    </section>
  );
}
