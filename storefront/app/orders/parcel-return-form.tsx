import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { CodeField } from "@errand/ui/code-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { call } from "../api/call.ts";
import { useMoney } from "../config/shop.ts";
import type { OrderSectionProps } from "./order-section-props.ts";

const digits = 4;

/** The four digits that the courier reads out who brings a canceled parcel back. */
export function ParcelReturnForm({ order, name, onChange }: OrderSectionProps) {
  const t = useMessages("orders");
  const money = useMoney();
  const id = useId();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const { parcel_cancellation: cancellation } = order;
  const returning = useMutation({
    mutationFn: () => call("POST /customer/order/parcel-return", { ...name, return_otp: code }),
    onSuccess: ({ message, order: returned }) => {
      toast.success(message);
      onChange(returned);
    },
    onError: (failure) => {
      const refused =
        failure instanceof ApiError
          ? failure.errors.find(({ code }) => code === "return_otp")
          : undefined;
      if (refused) setError(refused.message);
      else reportError(failure);
      setCode("");
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.length === digits) returning.mutate();
    else setError(t("parcel.back.invalid"));
  }

  return (
    <section aria-labelledby={id} className="no-print mt-5 rounded-panel border border-line p-5">
      <h2 id={id} className="text-title">
        {t("parcel.back.title")}
      </h2>
      <p className="mt-1 text-muted">{t("parcel.back.text")}</p>
      {cancellation && cancellation.return_fee > 0 && (
        <p className="mt-2 font-medium">
          {t("parcel.back.fee", { fee: money(cancellation.return_fee) })}{" "}
          {t(
            cancellation.return_fee_payment_status === "paid"
              ? "parcel.back.feePaid"
              : "parcel.back.feeDue",
          )}
        </p>
      )}
      <form noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-4">
        <CodeField
          label={t("parcel.back.code")}
          length={digits}
          value={code}
          onChange={(value) => {
            setError(undefined);
            setCode(value);
          }}
          error={error}
          className="w-52"
        />
        <Button type="submit" variant="accent" isBusy={returning.isPending}>
          {t("parcel.back.submit")}
        </Button>
      </form>
    </section>
  );
}
