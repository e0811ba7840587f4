import type { Item } from "@errand/core/catalog/catalog.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useId } from "react";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { Carousel } from "../catalog/carousel.tsx";
import { useStored } from "../visitor/storage.ts";
import { ProductCard } from "./product-card.tsx";
import { ReviewList } from "./reviews/review-list.tsx";
import type { FirstReviews } from "./reviews/use-reviews.ts";

export interface ItemMoreProps {
  item: Item;
  /** Whether the store shows its reviews. */
  showsReviews: boolean;
  /** The reviews that the server rendered. */
  first?: FirstReviews | null;
}

/** Below an item: reviews, related items, and more from the store. */
export function ItemMore({ item, showsReviews, first }: ItemMoreProps) {
  const t = useMessages("catalog");
  // The lists depend on zones, and a visitor who follows a link may not have chosen a location.
  const hasLocation = useStored("zoneid") !== null;
  const scope = useScope();
  const related = useQuery({
    ...endpointQuery(scope, "GET /items/related-items/{id}", { id: item.id }),
    enabled: hasLocation,
  });
  const ofStore = useQuery({
    ...endpointQuery(scope, "GET /items/related-store-items/{id}", { id: item.id }),
    enabled: hasLocation,
  });
  return (
    <div className="flex flex-col gap-10">
      <Section title={t("reviews.title")}>
        <ReviewList of={{ item: item.id }} isShown={showsReviews} first={first} />
      </Section>
      <Items title={t("item.related")} items={related.data} />
      <Items
        title={t("item.ofStore", { store: item.store_name })}
        items={ofStore.data}
        showsStore={false}
      />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl md:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface ItemsProps {
  title: string;
  items: Item[] | undefined;
  /** False where the title names the store. */
  showsStore?: boolean;
}

/** A carousel of items; renders nothing without items. */
function Items({ title, items: loaded, showsStore }: ItemsProps) {
  // Rendered in slices: a query's result would be rendered in one task.
  const items = useDeferredValue(loaded);
  if (!items || items.length === 0) return null;
  return (
    <Section title={title}>
      <Carousel label={title}>
        {items.map((item) => (
          <li key={item.id} className="w-40 shrink-0 snap-start sm:w-48 md:w-52">
            <ProductCard item={item} showsStore={showsStore} />
          </li>
        ))}
      </Carousel>
    </Section>
  );
}
