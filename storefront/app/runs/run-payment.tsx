import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { useShop } from "../config/shop.ts";
import { CheckingPayment, GatewayPayment } from "../orders/payment-panel.tsx";
import { startPayment } from "../orders/start-payment.ts";
import { usePaymentStart } from "../orders/use-start-payment.ts";
import { addDue } from "./amounts.ts";
import type { RunSectionProps } from "./paid-run.ts";
import { runArrival } from "./run-proof.ts";

/** What is left to do until a run is paid through a gateway; nothing for other runs. */
export function RunPayment(props: RunSectionProps) {
  const { actions, payment_state } = props.run;
  if (actions.includes("pay")) {
    return payment_state === "checking" ? <CheckingPayment /> : <Pay {...props} />;
  }
  return <PayInCash {...props} />;
}

function Pay(props: RunSectionProps) {
  const { run, name, onChange } = props;
  const t = useMessages("orders");
  const { run_id } = name;
  const payment = usePaymentStart<string>({
    start: async (gateway) => {
      const pay = (key: string) =>
        call(
          "POST /customer/run/pay",
          {
            ...name,
            payment_method: gateway,
            payment_platform: "web",
            callback: `${location.origin}/run/${run_id}`,
          },
          { key },
        );
      return (await startPayment(run_id, `run ${gateway}`, pay)).link;
    },
    takeArrival: () => runArrival.take(run_id),
    onRefused: async (error) => {
      // Paid or canceled meanwhile, for example on another device.
      if (!(error instanceof ApiError) || !error.find("order_status")) return;
      onChange(await call("GET /customer/run", name));
    },
  });
  const payable = run.orders.filter(({ actions }) => actions.includes("pay"));
  const isRetry = payable.some(({ order_status }) => order_status === "failed");
  return (
    <GatewayPayment
      amount={addDue(payable)}
      heldUntil={run.payment_expires_at}
      heldText={t("pay.held")}
      isRetry={isRetry}
      note={isRetry && <p className="text-muted">{t("pay.notHeld")}</p>}
      payment={payment}
    >
      <PayInCash {...props} />
    </GatewayPayment>
  );
}

/** Changes a run that is not paid yet to cash; renders nothing where that is not possible. */
function PayInCash({ run, name, onChange }: RunSectionProps) {
  const t = useMessages("orders");
  const { config } = useShop();
  const changing = useMutation({
    mutationFn: () => call("PUT /customer/run/payment-method", name),
    onSuccess: ({ message, run: changed }) => {
      toast.success(message);
      onChange(changed);
    },
    onError: reportError,
  });
  if (!config.cash_on_delivery || !run.actions.includes("payment_method")) return null;
  return (
    <Button
      variant="outline"
      className="no-print mt-4 w-full"
      isBusy={changing.isPending}
      onClick={() => changing.mutate()}
    >
      {t("payment.payInCash")}
    </Button>
  );
}
