import type { Order } from "@errand/core/orders/orders.types";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Controller } from "react-hook-form";
import { ApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/query-client.ts";
import { reportError } from "../api/report-error.ts";
import { useAccountScope } from "../api/scope.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { PicturesField } from "../forms/pictures-field.tsx";
import { useValidatedForm } from "../forms/use-validated-form.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { RadioList } from "../ui/radio-list.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { TextArea } from "../ui/text-field.tsx";
import { toast } from "../ui/toast.ts";

const maxPictures = 5;

interface RefundValues {
  reason: string | null;
  note: string;
  method: "wallet" | "manual";
  pictures: File[];
}

interface RefundDialogProps {
  open: boolean;
  onClose(): void;
  order: Order;
  onRequested(order: Order): void;
}

/** Requests a refund: the reason, a note, pictures, and where the money is to go. */
export function RefundDialog({ open, onClose, order, onRequested }: RefundDialogProps) {
  const t = useMessages("orders");
  const money = useMoney();
  const { config } = useShop();
  const id = useId();
  const hasWallet = config.customer_wallet_status === 1;
  const form = useValidatedForm<RefundValues>({
    defaultValues: {
      reason: null,
      note: "",
      method: hasWallet ? "wallet" : "manual",
      pictures: [],
    },
  });
  const { register, control, handleSubmit, formState } = form;
  const requesting = useRequest(order.id, { onRequested, onClose });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("refund.title")}
      text={t("refund.text", { amount: money(refundableAmount(order)) })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("refund.back")}
          </Button>
          <Button type="submit" form={id} variant="accent" isBusy={requesting.isPending}>
            {t("refund.submit")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={handleSubmit((values) => requesting.mutate(values))}
        className="flex flex-col gap-4"
      >
        <Controller
          control={control}
          name="reason"
          rules={{ validate: (reason) => reason !== null || t("refund.reasonRequired") }}
          render={({ field, fieldState }) => (
            <div>
              <Reasons isOpen={open} value={field.value} onChange={field.onChange} />
              {fieldState.error && (
                <p role="alert" className="text-sm font-medium text-bad">
                  {fieldState.error.message}
                </p>
              )}
            </div>
          )}
        />
        <TextArea
          {...register("note")}
          label={t("refund.note")}
          error={formState.errors.note?.message}
          maxLength={500}
        />
        <Controller
          control={control}
          name="pictures"
          render={({ field }) => (
            <PicturesField
              label={t("refund.pictures")}
              value={field.value}
              onChange={field.onChange}
              max={maxPictures}
            />
          )}
        />
        {hasWallet && (
          <Controller
            control={control}
            name="method"
            render={({ field }) => (
              <div>
                <p className="mb-1 font-medium">{t("refund.method")}</p>
                <RadioList<RefundValues["method"]>
                  label={t("refund.method")}
                  options={[
                    { value: "wallet", label: t("refund.methods.wallet") },
                    { value: "manual", label: t("refund.methods.manual") },
                  ]}
                  value={field.value}
                  onChange={field.onChange}
                />
              </div>
            )}
          />
        )}
      </form>
    </Dialog>
  );
}

function useRequest(
  orderId: number,
  { onRequested, onClose }: Pick<RefundDialogProps, "onRequested" | "onClose">,
) {
  return useMutation({
    mutationFn: ({ reason, note, method, pictures }: RefundValues) =>
      call("POST /customer/order/refund-request", {
        order_id: orderId,
        customer_reason: reason ?? "",
        customer_note: note.trim() === "" ? undefined : note.trim(),
        refund_method: method,
        image: pictures.length === 0 ? undefined : pictures,
      }),
    onSuccess: ({ message, order }) => {
      toast.success(message);
      onRequested(order);
      onClose();
    },
    onError: (error) => {
      reportError(error);
      // It was requested on another device, or the shop no longer takes requests.
      const isOver =
        error instanceof ApiError && (error.find("refund") || error.find("feature_off"));
      if (isOver) onClose();
    },
  });
}

interface ReasonsProps {
  isOpen: boolean;
  value: string | null;
  onChange(reason: string): void;
}

function Reasons({ isOpen, value, onChange }: ReasonsProps) {
  const t = useMessages("orders");
  const reasons = useQuery({
    ...endpointQuery(useAccountScope(), "GET /customer/order/refund-reasons", {}),
    enabled: isOpen,
  });
  if (reasons.isError) {
    return (
      <Button variant="outline" onClick={() => void reasons.refetch()}>
        {t("refund.loadError")}
      </Button>
    );
  }
  if (!reasons.data) return <Skeleton className="h-60 rounded-control" />;
  return (
    <RadioList<string>
      label={t("refund.reasons")}
      options={reasons.data.refund_reasons.map(({ reason }) => ({ value: reason, label: reason }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** Everything but the delivery and the tip (contract 4.5); the server decides. */
function refundableAmount(order: Order): number {
  return Math.max(0, order.order_amount - order.delivery_charge - order.dm_tips);
}
