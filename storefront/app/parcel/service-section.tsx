import { useMessages } from "@errand/ui/messages/messages.ts";
import { useParcelCategories } from "./categories.queries.ts";
import { ServiceCards } from "./service-cards.tsx";
import type { ParcelCheckout } from "./use-parcel-checkout.ts";
import { useRates } from "./use-rates.ts";

/** How fast; nothing before both addresses and the category are known. */
export function ServiceSection({ checkout: { draft, change } }: { checkout: ParcelCheckout }) {
  const t = useMessages("parcel");
  const { data: categories } = useParcelCategories();
  const category = categories?.find(({ id }) => id === draft.categoryId);
  const rates = useRates(draft.from, draft.to, category);
  if (!rates.data) return null;
  return (
    <section className="py-5" aria-label={t("service.title")}>
      <h2 className="mb-3 text-xl">{t("service.title")}</h2>
      <ServiceCards
        rates={rates.data.rates}
        value={draft.service}
        onChange={(service) => change({ service })}
        isPending={rates.isPending}
      />
    </section>
  );
}
