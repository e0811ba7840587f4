import { ApiError } from "@errand/core/api-error";
import type { Order } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { call } from "../api/call.ts";
import { useMoney } from "../config/shop.ts";
import { CancelForm, type CancelValues, toCancelInput } from "./cancel-form.tsx";
import { CancelFrame } from "./cancel-frame.tsx";
import { useReturnedMoney } from "./returned-money.ts";
import { useCancelTerms } from "./use-cancel-terms.ts";
import type { OrderName } from "./use-order-live.ts";
import { YouGetBack } from "./you-get-back.tsx";

interface CancelDialogProps {
  open: boolean;
  onClose(): void;
  order: Order;
  name: OrderName;
  onChange(order: Order): void;
}

/**
 * Asks for a reason, says what comes back, then cancels; once the order has begun, the store is
 * asked to.
 */
export function CancelDialog({ open, onClose, order, name, onChange }: CancelDialogProps) {
  const t = useMessages("orders");
  const money = useMoney();
  const id = useId();
  const returned = useReturnedMoney(order);
  const terms = useCancelTerms(order);
  const isRequest = order.actions.includes("request_cancel");
  const canceling = useMutation({
    mutationFn: (values: CancelValues) =>
      isRequest ? requestCancel(name, values) : cancel(name, values),
    onSuccess: ({ message, order: changed }) => {
      toast.success(message);
      onChange(changed);
      onClose();
    },
    onError: (error) => {
      reportError(error);
      // The order has begun or ended meanwhile; the page says what is possible now.
      if (error instanceof ApiError && error.find("order_status")) onClose();
    },
  });
  return (
    <CancelFrame
      open={open}
      onClose={onClose}
      title={t(isRequest ? "cancel.ask.title" : "cancel.title")}
      text={terms}
      keep={t("cancel.keep")}
      submit={
        isRequest
          ? t("cancel.ask.submit")
          : returned
            ? t("cancel.submitBack", { amount: money(returned.amount) })
            : t("cancel.submit")
      }
      formId={id}
      isBusy={canceling.isPending}
    >
      {returned && !isRequest && <YouGetBack {...returned} />}
      <CancelForm
        id={id}
        isOpen={open}
        maxNote={isRequest ? maxRequestNote : 500}
        onSubmit={(values) => canceling.mutate(values)}
      />
    </CancelFrame>
  );
}

/** With the reason beside it, a note of a request has at most 255 characters. */
const maxRequestNote = 150;

function cancel(name: OrderName, values: CancelValues) {
  return call("PUT /customer/order/cancel", { ...name, ...toCancelInput(values) });
}

function requestCancel(name: OrderName, { reason, note }: CancelValues) {
  const texts = [reason ?? "", note.trim()].filter((text) => text !== "");
  return call("POST /customer/order/request-cancel", {
    ...name,
    reason: texts.join(" · ").slice(0, 255),
  });
}
