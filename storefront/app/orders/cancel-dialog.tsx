import { ApiError } from "@errand/core/api-error";
import type { Order } from "@errand/core/orders/orders.types";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { reportError } from "@errand/ui/report-error.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Controller } from "react-hook-form";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/queries.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useMoney } from "../config/shop.ts";
import { CancelFrame, UnloadedReasons } from "./cancel-frame.tsx";
import { useReturnedMoney } from "./returned-money.ts";
import { useCancelTerms } from "./use-cancel-terms.ts";
import type { OrderName } from "./use-order-live.ts";
import { YouGetBack } from "./you-get-back.tsx";

interface CancelValues {
  reason: string | null;
  note: string;
}

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
  const form = useValidatedForm<CancelValues>({ defaultValues: { reason: null, note: "" } });
  const { register, control, handleSubmit, formState } = form;
  const reasons = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/cancellation-reasons", { limit: 50 }),
    enabled: open,
  });
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
      <form
        id={id}
        noValidate
        onSubmit={handleSubmit((values) => canceling.mutate(values))}
        className="flex flex-col gap-4"
      >
        {reasons.data ? (
          <Controller
            control={control}
            name="reason"
            rules={{ deps: ["note"] }}
            render={({ field }) => (
              <RadioList<string>
                label={t("cancel.reasons")}
                options={reasons.data.data.map(({ reason }) => ({ value: reason, label: reason }))}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        ) : (
          <UnloadedReasons isError={reasons.isError} />
        )}
        <TextArea
          {...register("note", {
            validate: (note, { reason }) =>
              reason !== null || note.trim() !== "" || t("cancel.reasonRequired"),
          })}
          label={t("cancel.note")}
          error={formState.errors.note?.message}
          maxLength={isRequest ? maxRequestNote : 500}
        />
      </form>
    </CancelFrame>
  );
}

/** With the reason beside it, a note of a request has at most 255 characters. */
const maxRequestNote = 150;

function cancel(name: OrderName, { reason, note }: CancelValues) {
  return call("PUT /customer/order/cancel", {
    ...name,
    reason: reason ?? undefined,
    note: note.trim() === "" ? undefined : note.trim(),
  });
}

function requestCancel(name: OrderName, { reason, note }: CancelValues) {
  const texts = [reason ?? "", note.trim()].filter((text) => text !== "");
  return call("POST /customer/order/request-cancel", {
    ...name,
    reason: texts.join(" · ").slice(0, 255),
  });
}
