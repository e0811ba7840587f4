import { Lazy } from "@errand/ui/lazy-component.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, Suspense } from "react";
import { endpointQuery, scopedQuery } from "../api/queries.ts";
import { usePageScope } from "../api/scope.tsx";
import { useRecentlyViewed } from "../items/recently-viewed.ts";
import { useIsSignedIn } from "../visitor/storage.ts";
import { ItemCarousel } from "./carousels.tsx";
import * as lazySections from "./lazy-sections.ts";
import { RecentlyViewed } from "./recently-viewed-items.tsx";
import { itemsPerCarousel } from "./requests.ts";

const maxPersonal = 2;
const minItems = 4;

/**
 * What only this customer or this device has: stores to order from again, recently viewed items and
 * items by interest. They appear once loaded, below the fold, so that no place is kept for what may
 * be empty.
 */
export function usePersonalSections(): ReactElement[] {
  const scope = usePageScope();
  const isSignedIn = useIsSignedIn();
  const viewedIds = useRecentlyViewed(scope.moduleId);
  const visited = useQuery({
    ...scopedQuery(scope, ["home section", "order again"], async (call) => {
      const visitedStores = call("GET /customer/visit-again");
      const [stores] = await Promise.all([visitedStores, lazySections.orderAgain.load()]);
      return stores;
    }),
    enabled: isSignedIn,
  });
  const viewed = useQuery({
    ...endpointQuery(scope, "GET /items/by-ids", { ids: viewedIds }),
    enabled: viewedIds.length >= minItems,
  });
  const suggested = useQuery({
    ...scopedQuery(scope, ["home section", "suggested items"], async (call) => {
      const items = await call("GET /customer/suggested-items");
      if (items.length === 0) return [];
      const { products } = await call("GET /items/recommended", { limit: itemsPerCarousel });
      const ids = new Set(items.map(({ id }) => id));
      return [...items, ...products.filter(({ id }) => !ids.has(id))].slice(0, itemsPerCarousel);
    }),
    enabled: isSignedIn,
  });

  const all = [
    visited.data && visited.data.length > 0 && (
      <Suspense key="order again">
        <Lazy component={lazySections.orderAgain} props={{ stores: visited.data }} />
      </Suspense>
    ),
    viewed.data && viewed.data.length >= minItems && (
      <RecentlyViewed key="recently viewed" items={viewed.data} />
    ),
    suggested.data && suggested.data.length >= minItems && (
      <ItemCarousel key="suggested items" title="suggestedItems" items={suggested.data} />
    ),
  ];
  return all.filter((section) => typeof section === "object").slice(0, maxPersonal);
}
