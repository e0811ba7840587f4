import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useState } from "react";
import { isAmount, toAmountText, toNumber } from "../../../console/office/numbers.ts";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { Segments } from "../../../console/office/segments.tsx";
import { useMoney } from "../../../console/use-shop.ts";
import { useDeskClient } from "../../desk-client.ts";
import { ChoiceCards } from "../../form/choice-cards.tsx";
import { NoteDialog } from "../../form/note-dialog.tsx";
import { type OrderDetails, type Refundable, useOrderAct } from "./order.queries.ts";
import { type Chosen, refundOf } from "./refund-amounts.ts";
import { RefundLines } from "./refund-lines.tsx";
import { usePaymentText } from "./use-payment-text.ts";

const nothingChosen: Chosen = { pieces: new Map(), delivery: false, tip: false };

interface RefundFormProps {
  order: OrderDetails;
  refundable: Refundable;
}

/** Chooses what goes back, where to and who bears it. Nothing moves before it is confirmed. */
export function RefundForm({ order, refundable }: RefundFormProps) {
  const t = useMessages("desk-orders");
  const money = useMoney();
  const paymentText = usePaymentText();
  const language = useLanguage();
  const { call } = useDeskClient();
  const { id } = order;
  const { busy, run } = useOrderAct(id);
  const asked = order.refunds.find(({ refund_status }) => refund_status === "pending");
  const [mode, setMode] = useState<"lines" | "amount">("lines");
  const [chosen, setChosen] = useState<Chosen>(() => ({
    ...nothingChosen,
    pieces: new Map(asked?.lines.map(({ detail_id, quantity }) => [detail_id, quantity])),
  }));
  const [method, setMethod] = useState<"source" | "wallet" | "manual">(
    asked?.refund_method ?? (order.is_guest ? "manual" : "wallet"),
  );
  const [borneBy, setBorneBy] = useState<"platform" | "store" | "courier">("platform");
  const [asking, setAsking] = useState<"confirm" | "reject" | null>(null);
  const form = useValidatedForm({
    defaultValues: { amount: toAmountText(refundable.left, language), reason: "" },
  });
  const { register, formState, watch, getValues } = form;
  const typed = toNumber(watch("amount")) ?? 0;
  const amount = mode === "lines" ? refundOf(refundable, chosen) : typed;
  const submit = form.handleSubmit(() => setAsking("confirm"));
  const facts = {
    amount: money(amount),
    method: t(`refund.method.${method}`),
    bearer: t(`refund.bearer.${borneBy}`),
  };
  const send = () => {
    setAsking(null);
    const lines = [...chosen.pieces].map(([detail_id, quantity]) => ({ detail_id, quantity }));
    return run("refund", () =>
      call("POST /desk/orders/{id}/refund", {
        ...{ id, decision: "approve", method, borne_by: borneBy, refund_id: asked?.id },
        ...(!asked && { reason: getValues("reason").trim() }),
        ...(mode === "amount" && { amount }),
        ...(mode === "lines" && lines.length > 0 && { lines }),
        ...(mode === "lines" && chosen.delivery && { delivery: 1 }),
        ...(mode === "lines" && chosen.tip && { tip: 1 }),
      }),
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Segments<"lines" | "amount">
        label={t("refund.mode")}
        value={mode}
        onChange={setMode}
        options={[
          { value: "lines", label: t("refund.lines") },
          { value: "amount", label: t("refund.amount") },
        ]}
      />
      {mode === "lines" ? (
        <RefundLines {...{ order, refundable, chosen }} onChange={setChosen} />
      ) : (
        <TextField
          {...register("amount", {
            validate: (text) =>
              (isAmount(text) && (toNumber(text) ?? 0) <= refundable.left) ||
              t("refund.amountWrong", { left: money(refundable.left) }),
          })}
          label={t("refund.amountField")}
          inputMode="decimal"
          error={formState.errors.amount?.message}
        />
      )}
      <dl className="tabular-nums">
        <div className="flex justify-between gap-4">
          <dt>{t("refund.inAll")}</dt>
          <dd className="font-bold">{money(refundable.left)}</dd>
        </div>
        {refundable.payments.length > 1 &&
          refundable.payments.map(({ id: payment, payment_method, left }) => (
            <div key={payment} className="flex justify-between gap-4 text-strong">
              <dt>{t("refund.ofPayment", { method: paymentText(payment_method) })}</dt>
              <dd>{money(left)}</dd>
            </div>
          ))}
      </dl>
      <ChoiceCards<"source" | "wallet" | "manual">
        label={t("refund.to")}
        value={method}
        onChange={setMethod}
        options={(["source", "wallet", "manual"] as const)
          .filter((each) => each !== "wallet" || !order.is_guest)
          .map((value) => ({ value, label: t(`refund.method.${value}`) }))}
      />
      <ChoiceCards<"platform" | "store" | "courier">
        label={t("refund.borneBy")}
        value={borneBy}
        onChange={setBorneBy}
        options={(["platform", "store", "courier"] as const)
          .filter((each) => each !== "store" || order.store)
          .filter((each) => each !== "courier" || order.delivery_man)
          .map((value) => ({
            value,
            label: t(`refund.bearer.${value}`),
            ...(value === "store" && order.store && { text: order.store.name }),
            ...(value === "courier" && order.delivery_man && { text: order.delivery_man.f_name }),
          }))}
      />
      {!asked && (
        <TextField
          {...register("reason", {
            validate: (reason) => reason.trim() !== "" || t("refund.reasonMissing"),
          })}
          label={t("refund.reason")}
          hint={t("refund.reasonHint")}
          maxLength={254}
          error={formState.errors.reason?.message}
          isRequired
        />
      )}
      <div className="flex flex-wrap gap-2">
        <OfficeButton
          type="submit"
          tone="ink"
          className="grow"
          isBusy={busy === "refund"}
          aria-disabled={amount === 0}
          onClick={(event) => {
            if (amount === 0) event.preventDefault();
          }}
        >
          {amount === 0 ? t("refund.choose") : t("refund.send", { amount: money(amount) })}
        </OfficeButton>
        {asked && (
          <OfficeButton tone="outline" onClick={() => setAsking("reject")}>
            {t("refund.reject")}
          </OfficeButton>
        )}
      </div>
      <ConfirmDialog
        open={asking === "confirm"}
        onClose={() => setAsking(null)}
        title={t("refund.confirm", facts)}
        text={t("refund.confirmText", facts)}
        onYes={send}
      />
      {asking === "reject" && asked && (
        <NoteDialog
          title={t("refund.reject")}
          text={t("refund.rejectText")}
          label={t("refund.reason")}
          send={t("refund.reject")}
          maxLength={500}
          onSend={(note) =>
            run(
              "reject",
              () =>
                call("POST /desk/orders/{id}/refund", {
                  ...{ id, refund_id: asked.id, decision: "reject", note },
                }),
              true,
            )
          }
          onClose={() => setAsking(null)}
        />
      )}
    </form>
  );
}
