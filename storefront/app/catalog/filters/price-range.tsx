import { controlClasses } from "@errand/ui/field.tsx";
import { writeLatinDigits } from "@errand/ui/latin-digits.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { type SubmitEvent, useId, useState } from "react";
import { useShop } from "../../config/shop.ts";
import { amountOf } from "./filters.ts";

interface PriceRangeProps {
  least: number | null;
  most: number | null;
  onChange(least: number | null, most: number | null): void;
}

/**
 * A minimum and a maximum price, applied on Enter or blur. Invalid text shows an error and changes
 * nothing.
 */
export function PriceRange({ least, most, onChange }: PriceRangeProps) {
  const t = useMessages("catalog");
  const id = useId();
  const from = useTyped(least);
  const to = useTyped(most);
  const isWrong = from.isWrong || to.isWrong;

  function apply() {
    if (isWrong || (from.amount === least && to.amount === most)) return;
    const isReversed = from.amount !== null && to.amount !== null && from.amount > to.amount;
    if (isReversed) onChange(to.amount, from.amount);
    else onChange(from.amount, to.amount);
  }

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        apply();
      }}
      onBlur={apply}
    >
      <div className="flex items-end gap-2">
        <Amount label={t("filters.from")} typed={from} describedBy={isWrong ? id : undefined} />
        <Amount label={t("filters.upTo")} typed={to} describedBy={isWrong ? id : undefined} />
      </div>
      {/* Browsers submit a form with two fields on Enter only if it has a submit button. */}
      <button type="submit" className="sr-only" tabIndex={-1}>
        {t("filters.apply")}
      </button>
      {isWrong && (
        <p id={id} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {t("filters.noAmount")}
        </p>
      )}
    </form>
  );
}

type Typed = ReturnType<typeof useTyped>;

/** The text of an amount field. It follows changes made elsewhere, such as a removed chip. */
function useTyped(amount: number | null) {
  const [text, setText] = useState(textOf(amount));
  const [previous, setPrevious] = useState(amount);
  if (previous !== amount) {
    setPrevious(amount);
    if (amountOf(text) !== amount) setText(textOf(amount));
  }
  const isEmpty = text.trim() === "";
  const typed = amountOf(text);
  return { text, setText, amount: typed, isWrong: !isEmpty && typed === null };
}

function textOf(amount: number | null): string {
  return amount === null ? "" : String(amount);
}

interface AmountProps {
  label: string;
  typed: Typed;
  describedBy: string | undefined;
}

function Amount({ label, typed, describedBy }: AmountProps) {
  const { config } = useShop();
  return (
    <label className="min-w-0 grow basis-0">
      <span className="mb-1 block text-sm text-muted">{label}</span>
      <span className="relative block">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={typed.text}
          onChange={({ target }) => {
            writeLatinDigits(target);
            typed.setText(target.value);
          }}
          aria-invalid={typed.isWrong || undefined}
          aria-describedby={describedBy}
          className={`${controlClasses} pe-9`}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-muted"
        >
          {config.currency_symbol}
        </span>
      </span>
    </label>
  );
}
