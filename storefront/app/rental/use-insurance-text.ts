import { localize } from "@errand/core/language";
import type { RentalTerms } from "@errand/core/rental/rental-terms";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useMoney } from "../config/shop.ts";

interface InsuranceText {
  /** What is covered; null where the terms do not say. */
  cover: string | null;
  /** What damage costs at most; null where nothing limits it. */
  damage: string | null;
}

/** Returns what the insurance of the terms covers, and what damage costs. */
export function useInsuranceText(): (terms: RentalTerms) => InsuranceText {
  const t = useMessages("rental");
  const language = useLanguage();
  const money = useMoney();
  return ({ insurance, excess, deposit }) => ({
    cover: insurance && localize(insurance, language),
    damage:
      excess === null
        ? null
        : excess === deposit
          ? t("terms.excessDeposit")
          : t("terms.excess", { amount: money(excess) }),
  });
}
