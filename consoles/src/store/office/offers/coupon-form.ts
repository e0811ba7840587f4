import type { StoreContract } from "@errand/core/contract.store";
import type { Language } from "@errand/core/language";
import { addDays, localTime, startOfDay } from "@errand/core/time";
import { toNumber } from "../../../console/office/numbers.ts";
import { newTerms, type Terms, toTerms, toTermsInput } from "./terms.ts";

export type StoreCoupon = StoreContract["GET /store/coupons/{id}"]["reply"];
export type CouponInput = StoreContract["POST /store/coupons"]["input"];

export interface CouponValues extends Terms {
  title_en: string;
  title_fr: string;
  code: string;
  limit: string;
  total_limit: string;
  first_day: string;
  /** The last day on which it can be used. */
  last_day: string;
}

/** What a customer may type; the API refuses the same. */
export const couponCode = /^[A-Za-z0-9][A-Za-z0-9-]{2,29}$/;

export function newCouponValues(today: string): CouponValues {
  return {
    ...newTerms,
    title_en: "",
    title_fr: "",
    code: "",
    limit: "1",
    total_limit: "",
    first_day: today,
    last_day: "",
  };
}

export function toCouponValues(
  { values, from, until }: StoreCoupon,
  { language, timeZone }: { language: Language; timeZone: string },
): CouponValues {
  const { title, code, limit, total_limit } = values;
  return {
    ...toTerms(values, language),
    title_en: title.en,
    title_fr: title.fr,
    code,
    limit: limit === null ? "" : String(limit),
    total_limit: total_limit === null ? "" : String(total_limit),
    first_day: localTime(new Date(from), timeZone).day,
    // It ends at the midnight after its last day.
    last_day: until === null ? "" : localTime(new Date(Date.parse(until) - 1), timeZone).day,
  };
}

export function toCouponInput(
  values: CouponValues,
  { timeZone, isActive }: { timeZone: string; isActive: boolean },
): CouponInput {
  const { title_en: en, title_fr: fr, code, first_day, last_day } = values;
  return {
    values: {
      title: { en: en.trim(), fr: fr.trim() },
      code: code.trim(),
      ...toTermsInput(values),
      limit: toNumber(values.limit),
      total_limit: toNumber(values.total_limit),
    },
    active: isActive ? 1 : 0,
    from: startOfDay(first_day, timeZone).toISOString(),
    until: last_day === "" ? null : startOfDay(addDays(last_day, 1), timeZone).toISOString(),
  };
}

/** The same coupon, stopped or in use again. */
export function toSwitchedInput(
  { id, version, values, from, until }: StoreCoupon,
  isActive: boolean,
): StoreContract["PUT /store/coupons/{id}"]["input"] {
  const { coupon_type: _type, borne_by: _bearer, ...stated } = values;
  return { id, version, values: stated, active: isActive ? 1 : 0, from, until };
}
