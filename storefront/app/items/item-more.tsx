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
  /** Beside the reviews is what goes with the item, where there is room. */
  isWide?: boolean;
}

/** Below an item: what goes with it, reviews, related items, and more from the store. */
export function ItemMore({ item, showsReviews, first, isWide = false }: ItemMoreProps) {
  const t = useMessages("catalog");
  // The lists depend on zones, and a visitor who follows a link may not have chosen a location.
  const hasLocation = useStored("zoneid") !== null;
  const scope = useScope();
  const goesWith = item.goes_with ?? [];
  const companions = useQuery({
    ...endpointQuery(scope, "GET /items/by-ids", { ids: goesWith }),
    enabled: hasLocation && goesWith.length > 0,
  });
  const hasCompanions = (companions.data?.length ?? 0) > 0;
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
      <div
        className={
          isWide && hasCompanions
            ? "grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 xl:grid-cols-2"
            : "flex flex-col gap-10"
        }
      >
        <Items
          title={t("item.goesWith")}
          text={t("item.sameDelivery", { store: item.store_name })}
          items={companions.data}
          showsStore={false}
        />
        <Section title={t("reviews.title")}>
          <ReviewList of={{ item: item.id }} isShown={showsReviews} first={first} />
        </Section>
      </div>
      <Items title={t("item.related")} items={related.data} />
      <Items
        title={t("item.ofStore", { store: item.store_name })}
        items={ofStore.data}
        showsStore={false}
      />
    </div>
  );
}

interface SectionProps {
  title: string;
  /** A line beside the title. */
  text?: string | undefined;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl md:text-2xl">
          {title}
        </h2>
        {text !== undefined && <p className="text-meta text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}

interface ItemsProps {
  title: string;
  text?: string;
  items: Item[] | undefined;
  /** False where the title names the store. */
  showsStore?: boolean;
}

/** A carousel of items; renders nothing without items. */
function Items({ title, text, items: loaded, showsStore }: ItemsProps) {
  // Rendered in slices: a query's result would be rendered in one task.
  const items = useDeferredValue(loaded);
  if (!items || items.length === 0) return null;
  return (
    <Section title={title} text={text}>
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
