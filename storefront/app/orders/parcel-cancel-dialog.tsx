import { ApiError } from "@errand/core/api-error";
import type { Order } from "@errand/core/orders/orders.types";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Controller } from "react-hook-form";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/query-client.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { CancelFrame, UnloadedReasons } from "./cancel-frame.tsx";
import { returnFeeOf } from "./return-fee.ts";
import { useReturnedMoney } from "./returned-money.ts";
import type { OrderName } from "./use-order-live.ts";
import { YouGetBack } from "./you-get-back.tsx";

interface CancelValues {
  reasons: string[];
  note: string;
}

interface ParcelCancelDialogProps {
  open: boolean;
  onClose(): void;
  order: Order;
  name: OrderName;
  onChange(order: Order): void;
}

/** Contract 5.1. */
const maxReasons = 5;

/** Asks for reasons and says what canceling costs once the courier has the parcel, then cancels. */
export function ParcelCancelDialog(props: ParcelCancelDialogProps) {
  const { open, onClose, order, name, onChange } = props;
  const t = useMessages("orders");
  const id = useId();
  const money = useMoney();
  const { config } = useShop();
  const form = useValidatedForm<CancelValues>({ defaultValues: { reasons: [], note: "" } });
  const { register, control, handleSubmit, formState } = form;
  const isCollected = order.picked_up !== null;
  const fee = isCollected ? returnFeeOf(order.receipt, config.parcel_return_fee) : 0;
  const returned = useReturnedMoney(order);
  const offered = useQuery({
    ...endpointQuery(useAccountScope(), "GET /get-parcel-cancellation-reasons", {
      limit: 50,
      cancellation_type: isCollected ? "after_pickup" : "before_pickup",
    }),
    enabled: open,
  });
  const canceling = useMutation({
    mutationFn: ({ reasons, note }: CancelValues) =>
      call("PUT /customer/order/cancel", {
        ...name,
        reason: reasons.length > 0 ? reasons : undefined,
        note: note.trim() === "" ? undefined : note.trim(),
      }),
    onSuccess: ({ message, order: canceled }) => {
      toast.success(message);
      onChange(canceled);
      onClose();
    },
    onError: (error) => {
      reportError(error);
      // The parcel was delivered meanwhile.
      if (error instanceof ApiError && error.find("order_status")) onClose();
    },
  });

  const afterText =
    fee > 0
      ? [
          t("parcel.cancel.after", { fee: money(fee), percent: config.parcel_return_fee }),
          order.receipt.paid > fee && t("parcel.cancel.rest"),
        ]
          .filter(Boolean)
          .join(" ")
      : t("parcel.cancel.afterFree");
  return (
    <CancelFrame
      open={open}
      onClose={onClose}
      title={t("parcel.cancel.title")}
      text={
        isCollected
          ? afterText
          : t(returned ? "parcel.cancel.before" : "parcel.cancel.beforeUnpaid")
      }
      keep={t("parcel.cancel.keep")}
      submit={
        fee > 0
          ? t("parcel.cancel.submitFee", { fee: money(fee) })
          : returned
            ? t("parcel.cancel.submitBack", { amount: money(returned.amount) })
            : t("parcel.cancel.submit")
      }
      formId={id}
      isBusy={canceling.isPending}
    >
      {returned && !isCollected && <YouGetBack {...returned} />}
      <form
        id={id}
        noValidate
        onSubmit={handleSubmit((values) => canceling.mutate(values))}
        className="flex flex-col gap-4"
      >
        {offered.data ? (
          <Controller
            control={control}
            name="reasons"
            rules={{ deps: ["note"] }}
            render={({ field: { value: chosen, onChange } }) => (
              <fieldset>
                <legend className="mb-1 font-semibold">{t("parcel.cancel.reasons")}</legend>
                {offered.data.data.map(({ id: each, reason }) => (
                  <Checkbox
                    key={each}
                    isChecked={chosen.includes(reason)}
                    isDisabled={chosen.length >= maxReasons && !chosen.includes(reason)}
                    onChange={(isChosen) =>
                      onChange(
                        isChosen ? [...chosen, reason] : chosen.filter((other) => other !== reason),
                      )
                    }
                  >
                    {reason}
                  </Checkbox>
                ))}
              </fieldset>
            )}
          />
        ) : (
          <UnloadedReasons isError={offered.isError} />
        )}
        <TextArea
          {...register("note", {
            validate: (note, { reasons }) =>
              reasons.length > 0 || note.trim() !== "" || t("parcel.cancel.reasonRequired"),
          })}
          label={t("cancel.note")}
          error={formState.errors.note?.message}
          maxLength={500}
        />
      </form>
    </CancelFrame>
  );
}
