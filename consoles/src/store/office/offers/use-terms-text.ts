import { numberFormat } from "@errand/core/formats";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../../../console/use-shop.ts";
import type { TermsInput } from "./terms.ts";

/** "10% off from 20.00 €, at most 5.00 €" */
export function useTermsText() {
  const t = useMessages("offers");
  const language = useLanguage();
  const money = useMoney();
  return ({ discount_type, discount, min_purchase, max_discount }: TermsInput): string => {
    const percent = numberFormat(language, { style: "percent", maximumFractionDigits: 2 });
    const off = discount_type === "percent" ? percent.format(discount / 100) : money(discount);
    return [
      min_purchase === 0
        ? t("terms.off", { off })
        : t("terms.offFrom", { off, minimum: money(min_purchase) }),
      ...(max_discount === 0 ? [] : [t("terms.atMost", { cap: money(max_discount) })]),
    ].join(", ");
  };
}
