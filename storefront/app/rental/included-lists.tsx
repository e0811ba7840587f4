import { localize } from "@errand/core/language";
import type { RentalTerms } from "@errand/core/rental/rental-terms";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import type { LucideIcon } from "lucide-react";
import Check from "lucide-react/icons/check";
import Coins from "lucide-react/icons/coins";
import { useId } from "react";
import { useShop } from "../config/shop.ts";

/** What the price holds, beside what it does not. */
export function IncludedLists({ terms }: { terms: RentalTerms }) {
  const t = useMessages("rental");
  const language = useLanguage();
  const { config } = useShop();
  const hasFee = config.additional_charge_status === 1 && config.additional_charge > 0;
  const own = t(hasFee ? "terms.includedFee" : "terms.includedTax");
  const included = [own, ...terms.included.map((text) => localize(text, language))];
  const extra = terms.extra.map((text) => localize(text, language));
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <IncludedList title={t("terms.included")} icon={Check} tone="text-good" texts={included} />
      {extra.length > 0 && (
        <IncludedList title={t("terms.notIncluded")} icon={Coins} tone="text-muted" texts={extra} />
      )}
    </div>
  );
}

interface IncludedListProps {
  title: string;
  icon: LucideIcon;
  tone: string;
  texts: string[];
}

function IncludedList({ title, icon: Icon, tone, texts }: IncludedListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 flex flex-col gap-2.5">
        {texts.map((text) => (
          <li key={text} className="flex items-start gap-3">
            <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} strokeWidth={2} />
            <span className="block min-w-0 first-letter:uppercase">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
