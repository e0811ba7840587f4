import type { Order } from "@errand/core/orders/orders.types";
import { maxRefundPictures } from "@errand/core/refunds/refund-limits";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { PicturesField } from "@errand/ui/forms/pictures-field.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { RadioList } from "@errand/ui/radio-list.tsx";
import { Skeleton } from "@errand/ui/skeleton.tsx";
import { TextArea } from "@errand/ui/text-field.tsx";
import { type ReactNode, useId } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useMoney, useShop } from "../config/shop.ts";
import { amountOfChoice, nothingChosen, piecesOf } from "./refund-choice.ts";
import { RefundPieces } from "./refund-pieces.tsx";
import { RefundReasons } from "./refund-reasons.tsx";
import type { OrderName } from "./use-order-live.ts";
import { type RefundValues, useRefundable, useRefundRequest } from "./use-refund-request.ts";

interface RefundDialogProps {
  open: boolean;
  onClose(): void;
  order: Order;
  name: OrderName;
  onRequested(order: Order): void;
}

/**
 * Requests a refund: of which pieces, the reason, a note, pictures, and where the money is to go.
 */
export function RefundDialog({ open, onClose, order, name, onRequested }: RefundDialogProps) {
  const t = useMessages("orders");
  const money = useMoney();
  const { config } = useShop();
  const id = useId();
  const hasWallet = config.customer_wallet_status === 1 && !order.is_guest;
  const { refundable, details, isError, retry } = useRefundable(name, open);
  // Of a parcel, and of an order whose prices name no lines, only the whole can be asked back.
  const isWholeOnly = refundable?.lines.every(({ left }) => left === 0) ?? false;
  const form = useValidatedForm<RefundValues>({
    defaultValues: {
      choice: nothingChosen,
      reason: null,
      note: "",
      method: hasWallet ? "wallet" : "manual",
      pictures: [],
    },
  });
  const { register, control, handleSubmit, formState } = form;
  const requesting = useRefundRequest(name, { onRequested, onClose });
  const chosen = useWatch({ control, name: "choice" });
  const choice = isWholeOnly ? { ...nothingChosen, isWhole: true } : chosen;
  const amount = refundable ? amountOfChoice(refundable, choice) : 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("refund.title")}
      text={t("refund.text", { count: config.refund_days })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t("refund.back")}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="accent"
            disabled={!refundable}
            isBusy={requesting.isPending}
          >
            {amount > 0 ? t("refund.submitAmount", { amount: money(amount) }) : t("refund.submit")}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={handleSubmit((values) => requesting.mutate({ ...values, choice }))}
        className="flex flex-col gap-4"
      >
        {isError ? (
          <ErrorState text={t("refund.leftError")} onRetry={retry} />
        ) : refundable && details ? (
          !isWholeOnly && (
            <Controller
              control={control}
              name="choice"
              rules={{
                validate: (value) =>
                  isWholeOnly ||
                  value.isWhole ||
                  piecesOf(value).length > 0 ||
                  t("refund.whatRequired"),
              }}
              render={({ field, fieldState }) => (
                <div>
                  <RefundPieces
                    refundable={refundable}
                    details={details}
                    value={field.value}
                    onChange={field.onChange}
                  />
                  <FieldError>{fieldState.error?.message}</FieldError>
                </div>
              )}
            />
          )
        ) : (
          <Skeleton className="h-40 rounded-control" />
        )}
        <Controller
          control={control}
          name="reason"
          rules={{ validate: (reason) => reason !== null || t("refund.reasonRequired") }}
          render={({ field, fieldState }) => (
            <div>
              <p className="mb-1 font-medium">{t("refund.happened")}</p>
              <RefundReasons isOpen={open} value={field.value} onChange={field.onChange} />
              <FieldError>{fieldState.error?.message}</FieldError>
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
              max={maxRefundPictures}
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
        <p className="text-sm text-muted">
          {t(choice.isWhole ? "refund.withDelivery" : "refund.withoutDelivery")}
        </p>
      </form>
    </Dialog>
  );
}

function FieldError({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="text-sm font-medium text-bad">
      {children}
    </p>
  );
}
