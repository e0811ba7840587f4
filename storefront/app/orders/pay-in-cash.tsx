import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { useShop } from "../config/shop.ts";
import type { OrderSectionProps } from "./order-section-props.ts";

/** Changes an order that is not paid yet to cash; renders nothing where that is not possible. */
export function PayInCash({ order, name, onChange }: OrderSectionProps) {
  const t = useMessages("orders");
  const { config } = useShop();
  const changing = useMutation({
    mutationFn: () => call("PUT /customer/order/payment-method", name),
    onSuccess: ({ message, order }) => {
      toast.success(message);
      onChange(order);
    },
    onError: reportError,
  });
  if (!config.cash_on_delivery || !order.actions.includes("payment_method")) return null;
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
