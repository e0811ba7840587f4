import type { StoreContract } from "@errand/core/contract.store";
import type { Language } from "@errand/core/language";
import type { LocalTime } from "@errand/core/time";
import { newTerms, type Terms, toTerms, toTermsInput } from "./terms.ts";

export type StoreDiscount = NonNullable<StoreContract["GET /store/discount"]["reply"]["discount"]>;

export interface DiscountValues extends Terms {
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
}

const midnight = "00:00:00";
const endOfDay = "23:59:59";

export function toDiscountValues(
  discount: StoreDiscount | null,
  language: Language,
): DiscountValues {
  if (discount === null) {
    return { ...newTerms, start_date: "", start_time: "", end_date: "", end_time: "" };
  }
  return {
    ...toTerms(discount, language),
    start_date: discount.start_date ?? "",
    start_time: discount.start_time === midnight ? "" : discount.start_time.slice(0, 5),
    end_date: discount.end_date ?? "",
    end_time: discount.end_time === endOfDay ? "" : discount.end_time.slice(0, 5),
  };
}

/** Without a time, it begins with its first day and ends with its last one. */
export function toDiscountInput(values: DiscountValues): StoreDiscount {
  const clock = (text: string, usual: string) => (text === "" ? usual : `${text}:00`);
  return {
    ...toTermsInput(values),
    start_date: values.start_date || null,
    start_time: clock(values.start_time, midnight),
    end_date: values.end_date || null,
    end_time: clock(values.end_time, endOfDay),
  };
}

/** Whether it runs at a local time of the shop. */
export function discountStatus(
  { start_date, start_time, end_date, end_time }: StoreDiscount,
  now: LocalTime,
): "scheduled" | "live" | "ended" {
  const moment = `${now.day} ${now.clock}`;
  if (start_date !== null && moment < `${start_date} ${start_time}`) return "scheduled";
  if (end_date !== null && moment > `${end_date} ${end_time}`) return "ended";
  return "live";
}
