import type { Reply } from "../api/api-request.ts";
import { ItemLink } from "../items/item-link.tsx";
import { useMessages } from "../messages/messages.ts";
import { StoreCard } from "../stores/store-card.tsx";
import { Picture } from "../ui/picture.tsx";
import { storeWidth } from "./carousels.tsx";
import { SectionCarousel } from "./section-carousel.tsx";

type VisitedStore = Reply<"GET /customer/visit-again">[number];

/** The stores of the customer's earlier orders, with the ordered items. */
export function VisitAgain({ stores }: { stores: VisitedStore[] }) {
  const t = useMessages("home");
  return (
    <SectionCarousel title={t("sections.visitAgain")}>
      {stores.map((store) => (
        <li key={store.id} className={`flex flex-col gap-2 ${storeWidth}`}>
          <StoreCard store={store} />
          <OrderedItems store={store} />
        </li>
      ))}
    </SectionCarousel>
  );
}

function OrderedItems({ store: { name, items } }: { store: VisitedStore }) {
  const t = useMessages("home");
  if (items.length === 0) return null;
  return (
    <ul aria-label={t("visitAgain.before", { store: name })} className="flex gap-2">
      {items.map((item) => (
        <li key={item.id} className="w-12">
          <ItemLink
            item={item}
            title={item.name}
            className="block overflow-hidden rounded-control border border-line hover:border-accent"
          >
            <Picture src={item.image_full_url} alt={item.name} sizes="48px" />
          </ItemLink>
        </li>
      ))}
    </ul>
  );
}
