import type { AmountKind } from "@errand/core/catalog/catalog.types";
import type { Language } from "@errand/core/language";
import { fromMinor, fromPercent, type Minor, minor, toMinor } from "@errand/core/money";
import type { Discount } from "@errand/core/pricing/discount";
import { storeDiscountOn } from "@errand/core/pricing/store-discount";
import { isAmount, toAmountText, toNumber } from "../../../console/office/numbers.ts";

/** What an offer takes off, as its fields show it. */
export interface Terms {
  discount_type: AmountKind;
  discount: string;
  min_purchase: string;
  max_discount: string;
}

/** The same in the API; 0 is no minimum and no cap. */
export interface TermsInput {
  discount_type: AmountKind;
  discount: number;
  min_purchase: number;
  max_discount: number;
}

export const newTerms: Terms = {
  discount_type: "percent",
  discount: "",
  min_purchase: "",
  max_discount: "",
};

export function toTerms(input: TermsInput, language: Language): Terms {
  const optional = (amount: number) => (amount === 0 ? "" : toAmountText(amount, language));
  const { discount_type, discount } = input;
  return {
    discount_type,
    // A whole percentage without decimals.
    discount:
      discount_type === "percent" && Number.isInteger(discount)
        ? String(discount)
        : toAmountText(discount, language),
    min_purchase: optional(input.min_purchase),
    max_discount: optional(input.max_discount),
  };
}

export function toTermsInput(terms: Terms): TermsInput {
  const { discount_type } = terms;
  return {
    discount_type,
    discount: toNumber(terms.discount) ?? 0,
    min_purchase: toNumber(terms.min_purchase) ?? 0,
    max_discount: discount_type === "percent" ? (toNumber(terms.max_discount) ?? 0) : 0,
  };
}

/** Whether a text is a reduction: above nothing, and a percentage of at most 100. */
export function isReduction(text: string, kind: AmountKind): boolean {
  const value = toNumber(text);
  return value !== null && value > 0 && isAmount(text) && (kind === "amount" || value <= 100);
}

/** What an offer does to one order, in amounts of the API. */
export interface Effect {
  order: number;
  reduction: number;
  paid: number;
}

/** The order that shows the effect, unless the offer asks for a larger one. */
const exampleOrder = 20;

/** By the rule of the receipt; null while the terms are not complete. */
export function toEffect(terms: Terms): Effect | null {
  const isOptionalAmount = (text: string) => text.trim() === "" || isAmount(text);
  if (!isReduction(terms.discount, terms.discount_type)) return null;
  if (!isOptionalAmount(terms.min_purchase) || !isOptionalAmount(terms.max_discount)) return null;
  const input = toTermsInput(terms);
  const order: Minor = toMinor(Math.max(exampleOrder, input.min_purchase));
  const discount: Discount =
    input.discount_type === "percent"
      ? { kind: "percent", rate: fromPercent(input.discount) }
      : { kind: "amount", amount: toMinor(input.discount) };
  const offer = {
    discount,
    minPurchase: toMinor(input.min_purchase),
    maxDiscount: toMinor(input.max_discount),
  };
  const reduction = storeDiscountOn(order, order, offer);
  return {
    order: fromMinor(order),
    reduction: fromMinor(reduction),
    paid: fromMinor(minor(order - reduction)),
  };
}
