import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { useMutation } from "@tanstack/react-query";
import Pill from "lucide-react/icons/pill";
import { useId } from "react";
import { call } from "../api/call.ts";
import { useMoney } from "../config/shop.ts";
import type { OrderSectionProps } from "./order-section-props.ts";

/** A prescription that the pharmacy reads, or whose price waits for the customer's agreement. */
export function PrescriptionOffer({ order, name, onChange }: OrderSectionProps) {
  const t = useMessages("orders");
  const money = useMoney();
  const titleId = useId();
  const { order_amount } = order;
  const agreeing = useMutation({
    mutationFn: () => call("POST /customer/order/agree", { ...name, order_amount }),
    onSuccess: (reply) => onChange(reply.order),
    onError: (error) => {
      // The new price arrives with the live updates.
      const isChanged = error instanceof ApiError && error.find("price_changed");
      if (!isChanged) reportError(error);
    },
  });
  if (!order.prescription_order || order.order_status !== "pending") return null;
  const canAgree = order.actions.includes("agree");
  return (
    <section
      aria-labelledby={titleId}
      className="no-print mt-6 rounded-panel border border-line bg-raised p-5"
    >
      <div className="flex gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
          <Pill aria-hidden className="size-5.5" />
        </span>
        <div role="status">
          <h2 id={titleId} className="text-title font-bold">
            {canAgree
              ? t("prescription.priced", { amount: money(order_amount) })
              : t("prescription.reading")}
          </h2>
          <p className="text-muted">
            {t(canAgree ? "prescription.pricedText" : "prescription.readingText")}
          </p>
        </div>
      </div>
      {canAgree && (
        <Button
          variant="accent"
          size="lg"
          className="mt-4 w-full"
          isBusy={agreeing.isPending}
          onClick={() => agreeing.mutate()}
        >
          {t("prescription.agree", { amount: money(order_amount) })}
        </Button>
      )}
    </section>
  );
}
