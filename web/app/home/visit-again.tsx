import type { Reply } from "../api/api-request.ts";
import { ItemLink } from "../items/item-link.tsx";
import { useMessages } from "../messages/messages.ts";
import { StoreCard } from "../stores/store-card.tsx";
import { Picture } from "../ui/picture.tsx";
import { storeWidth } from "./carousels.tsx";
import { SectionCarousel } from "./section-carousel.tsx";

type Visited = Reply<"GET /customer/visit-again">[number];

/** Where the customer has ordered before, and what. */
export function VisitAgain({ stores }: { stores: Visited[] }) {
  const t = useMessages("home");
  return (
    <SectionCarousel title={t("sections.visitAgain")}>
      {stores.map((store) => (
        <li key={store.id} className={`flex flex-col gap-2 ${storeWidth}`}>
          <StoreCard store={store} />
          <Before store={store} />
        </li>
      ))}
    </SectionCarousel>
  );
}

function Before({ store: { name, items } }: { store: Visited }) {
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
