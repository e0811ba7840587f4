import { cardClasses, cardLinkClasses } from "@errand/ui/card-classes.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { Picture } from "@errand/ui/picture.tsx";
import type { Reply } from "../api/api-request.ts";
import { storePath } from "../catalog/paths.ts";
import { ItemLink } from "../items/item-link.tsx";
import { Section } from "./section.tsx";

type VisitedStore = Reply<"GET /customer/visit-again">[number];

/** Stores and items at a glance; the page of orders has the others. */
const maxStores = 3;
const maxItems = 4;

/** The stores of the customer's latest orders, with the ordered items. */
export function OrderAgain({ stores }: { stores: VisitedStore[] }) {
  const t = useMessages("home");
  return (
    <Section title={t("sections.visitAgain")}>
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {stores.slice(0, maxStores).map((store) => (
          <li key={store.id}>
            <VisitedStoreCard store={store} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function VisitedStoreCard({ store }: { store: VisitedStore }) {
  const t = useMessages("home");
  const tCatalog = useMessages("catalog");
  return (
    <article className={`${cardClasses} flex h-full gap-4 rounded-card bg-sunken p-3`}>
      <Picture
        src={store.cover_photo_full_url}
        alt=""
        sizes="112px"
        className="size-28! shrink-0 rounded-control"
      />
      <div className="flex min-w-0 grow flex-col gap-0.5">
        <h3 className="truncate text-base font-semibold tracking-normal">
          <PageLink to={storePath(store)} className={cardLinkClasses}>
            <bdi>{store.name}</bdi>
          </PageLink>
        </h3>
        <p className="truncate text-sm text-muted">
          {tCatalog("minutes", { from: store.min_delivery_time, until: store.max_delivery_time })}
        </p>
        {store.items.length > 0 && (
          <ul
            aria-label={t("visitAgain.before", { store: store.name })}
            className="mt-auto flex gap-2"
          >
            {store.items.slice(0, maxItems).map((item) => (
              <li key={item.id} className="relative z-10 w-12">
                <ItemLink
                  item={item}
                  title={item.name}
                  className="block overflow-hidden rounded-control outline-offset-2 hover:opacity-85"
                >
                  <Picture src={item.image_full_url} alt={item.name} sizes="48px" />
                </ItemLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
