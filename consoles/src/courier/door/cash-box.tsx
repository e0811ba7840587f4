import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useMoney } from "../../console/use-shop.ts";
import { suggestGiven } from "./suggest-given.ts";

interface CashBoxProps {
  due: number;
  isPaid: boolean;
  onPaid(isPaid: boolean): void;
}

/** The cash that is due, and what goes back of what the customer gives. */
export function CashBox({ due, isPaid, onPaid }: CashBoxProps) {
  const t = useMessages("door");
  const money = useMoney();
  const [given, setGiven] = useState<number | null>(null);
  const choices = [due, ...suggestGiven(due)];
  return (
    <fieldset className="rounded-[22px] bg-warn-fill p-4 text-[#1f1200] tabular-nums">
      <legend className="contents">
        <span className="flex items-baseline justify-between gap-3">
          <b className="text-[1.1875rem]">{t("cash.collect")}</b>
          <b className="text-[2.125rem] leading-none font-extrabold tracking-tight">{money(due)}</b>
        </span>
      </legend>
      <div className="mt-3 grid grid-cols-3 gap-2">
        {choices.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={isPaid && given === amount}
            onClick={() => {
              setGiven(amount);
              onPaid(true);
            }}
            className="min-h-16 rounded-[16px] bg-[#fff4da] px-1 text-[1.0625rem] leading-tight font-extrabold aria-pressed:bg-[#1f1200] aria-pressed:text-[#ffe9b8]"
          >
            {amount === due ? t("cash.exact") : money(amount)}
            <span className="block text-base font-semibold">
              {amount === due ? money(due) : t("cash.back", { amount: money(amount - due) })}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
