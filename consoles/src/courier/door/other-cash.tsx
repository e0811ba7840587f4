import { type MissingCashReason, missingCashReasons } from "@errand/core/delivery/missing-cash";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import X from "lucide-react/icons/x";
import { useId, useState } from "react";
import { isAmount, toAmountText, toNumber } from "../../console/office/numbers.ts";
import { useMoney } from "../../console/use-shop.ts";
import { MainAct } from "../main-act.tsx";
import { NoteField } from "../note-field.tsx";
import { PhoneButton } from "../phone-button.tsx";
import type { TakenCash } from "./taken-cash.ts";

interface OtherCashProps {
  due: number;
  taken: TakenCash | null;
  onTaken(taken: TakenCash): void;
  onClose(): void;
}

/** Another amount than those that are suggested; less than is due only with a reason. */
export function OtherCash({ due, taken, onTaken, onClose }: OtherCashProps) {
  const t = useMessages("door");
  const money = useMoney();
  const language = useLanguage();
  const [text, setText] = useState(taken ? toAmountText(taken.given, language) : "");
  const [reason, setReason] = useState<MissingCashReason | null>(taken?.missing?.reason ?? null);
  const [note, setNote] = useState(taken?.missing?.note ?? "");
  const amountId = useId();
  const given = isAmount(text) ? (toNumber(text) ?? 0) : 0;
  const isShort = given > 0 && given < due;

  function missing(): string | null {
    if (given <= 0) return t("missing.amount");
    if (isShort && reason === null) return t("missing.reason");
    return isShort && reason === "other" && note.trim() === "" ? t("missing.note") : null;
  }

  function take() {
    const why = reason && { reason, note: note.trim() || undefined };
    onTaken({ given, missing: isShort && why ? why : undefined });
  }

  function effect(): string | null {
    if (given <= 0) return null;
    const amount = money(Math.abs(given - due));
    return isShort ? t("cash.then", { amount }) : t("cash.giveBack", { amount });
  }

  return (
    <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto px-5 pt-3">
      <header className="flex items-center justify-between gap-3">
        <h1 className="text-[2rem] leading-tight tracking-tight">
          {t("cash.title", { amount: money(due) })}
        </h1>
        <PhoneButton tone="soft" aria-label={t("cash.close")} onClick={onClose}>
          <X aria-hidden className="size-7" />
        </PhoneButton>
      </header>
      <label htmlFor={amountId} className="grid gap-1.5 text-[1.0625rem] font-bold">
        {t("cash.given")}
        <input
          id={amountId}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-16 rounded-[16px] border-3 border-line-strong bg-paper px-4 text-[1.75rem] font-extrabold text-ink tabular-nums"
        />
      </label>
      {isShort && (
        <fieldset className="grid grid-cols-2 gap-2.5">
          <legend className="pb-2 text-[1.1875rem] font-bold">
            {t("cash.why", { amount: money(due - given) })}
          </legend>
          {missingCashReasons.map((each) => (
            <PhoneButton
              key={each}
              tone={each === reason ? "ink" : "soft"}
              aria-pressed={each === reason}
              onClick={() => setReason(each)}
            >
              {t(`cash.reason.${each}`)}
            </PhoneButton>
          ))}
        </fieldset>
      )}
      {isShort && <NoteField label={t("cash.note")} value={note} onChange={setNote} />}
      <div className="sticky bottom-0 mt-auto bg-paper pt-2 pb-3">
        <p role="status" className="pb-2 text-[1.0625rem] leading-tight font-semibold">
          {effect()}
        </p>
        <MainAct
          text={given > 0 ? t("cash.take", { amount: money(given) }) : t("cash.takeIt")}
          missing={missing()}
          onAct={take}
        />
      </div>
    </div>
  );
}
