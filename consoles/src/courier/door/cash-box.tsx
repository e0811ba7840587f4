import { useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../../console/use-shop.ts";
import { suggestGiven } from "./suggest-given.ts";
import type { TakenCash } from "./taken-cash.ts";

interface CashBoxProps {
  due: number;
  /** Null until the customer gives something. */
  taken: TakenCash | null;
  onTaken(taken: TakenCash): void;
  onOther(): void;
}

/** The cash that is due, and what goes back of what the customer gives. */
export function CashBox({ due, taken, onTaken, onOther }: CashBoxProps) {
  const t = useMessages("door");
  const money = useMoney();
  const choices = [due, ...suggestGiven(due)];
  const isOther = taken !== null && !choices.includes(taken.given);

  function otherText(): string {
    if (!isOther) return t("cash.amount");
    const left = taken.given - due;
    return t(left < 0 ? "cash.missing" : "cash.back", { amount: money(Math.abs(left)) });
  }

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
          <CashButton
            key={amount}
            text={amount === due ? t("cash.exact") : money(amount)}
            note={amount === due ? money(due) : t("cash.back", { amount: money(amount - due) })}
            isPressed={taken?.given === amount}
            onPress={() => onTaken({ given: amount })}
          />
        ))}
        <CashButton
          text={isOther ? money(taken.given) : t("cash.other")}
          note={otherText()}
          isPressed={isOther}
          onPress={onOther}
        />
      </div>
    </fieldset>
  );
}

interface CashButtonProps {
  text: string;
  note: string;
  isPressed: boolean;
  onPress(): void;
}

function CashButton({ text, note, isPressed, onPress }: CashButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="min-h-16 rounded-[16px] bg-[#fff4da] px-0.5 text-[1.0625rem] leading-tight font-extrabold max-[22rem]:text-[0.9375rem] aria-pressed:bg-[#1f1200] aria-pressed:text-[#ffe9b8]"
    >
      {text}
      <span className="block text-base font-semibold">{note}</span>
    </button>
  );
}
