import type { Item } from "@errand/core/catalog/catalog.types";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { endpointQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import { Rail } from "../catalog/rail.tsx";
import { useStored } from "../client/storage.ts";
import { useMessages } from "../messages/messages.ts";
import { ProductCard } from "./product-card.tsx";
import { ReviewList } from "./reviews/review-list.tsx";
import type { FirstReviews } from "./reviews/use-reviews.ts";

export interface ItemMoreProps {
  item: Item;
  /** Whether its store shows what is said of it. */
  showsReviews: boolean;
  /** The reviews that came with the page. */
  first?: FirstReviews | null;
}

/** Below an item: what customers said, what is like it, and what else its store has. */
export function ItemMore({ item, showsReviews, first }: ItemMoreProps) {
  const t = useMessages("catalog");
  // Lists are of the visitor's zones; who comes by a link may not have said where they are.
  const hasPlace = useStored("zoneid") !== null;
  const scope = useScope();
  const related = useQuery({
    ...endpointQuery(scope, "GET /items/related-items/{id}", { id: item.id }),
    enabled: hasPlace,
  });
  const ofStore = useQuery({
    ...endpointQuery(scope, "GET /items/related-store-items/{id}", { id: item.id }),
    enabled: hasPlace,
  });
  return (
    <div className="flex flex-col gap-10">
      <Section title={t("reviews.title")}>
        <ReviewList of={{ item: item.id }} isShown={showsReviews} first={first} />
      </Section>
      <Items title={t("item.related")} items={related.data} />
      <Items title={t("item.ofStore", { store: item.store_name })} items={ofStore.data} />
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

/** A row of items; without any there is none. */
function Items({ title, items }: { title: string; items: Item[] | undefined }) {
  if (!items || items.length === 0) return null;
  return (
    <Section title={title}>
      <Rail label={title}>
        {items.map((item) => (
          <li key={item.id} className="w-40 shrink-0 snap-start sm:w-48 md:w-52">
            <ProductCard item={item} />
          </li>
        ))}
      </Rail>
    </Section>
  );
}
