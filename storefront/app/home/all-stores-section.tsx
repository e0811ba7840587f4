import { Lazy } from "@errand/ui/lazy-component.tsx";
import { LazyOnVisible } from "@errand/ui/lazy-on-visible.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usePageScope } from "../api/scope.tsx";
import type { Filters } from "../catalog/filters/filters.ts";
import { allStoresQuery } from "./all-stores-query.ts";
import { StoresSkeleton } from "./all-stores-skeleton.tsx";
import type { HomeData } from "./home-data.ts";
import * as lazySections from "./lazy-sections.ts";
import { allStoresId } from "./requests.ts";

interface AllStoresSectionProps {
  first: HomeData["allStores"];
  storeCount: HomeData["storeCount"];
  filters: Filters;
  /** The stores are what the visitor asked for, so they load at once. */
  isFiltered: boolean;
}

/** The last section of every home page. */
export function AllStoresSection({
  first,
  storeCount,
  filters,
  isFiltered,
}: AllStoresSectionProps) {
  const scope = usePageScope();
  const client = useQueryClient();
  // On the way back to the page, cached stores render at once, so that the scroll position can be
  // restored.
  const [isCached] = useState(
    () => client.getQueryData(allStoresQuery(scope, filters).queryKey) !== undefined,
  );
  return (
    <div id={allStoresId} className="scroll-mt-24">
      <LazyOnVisible
        fallback={<StoresSkeleton count={storeCount} />}
        isFallbackPlaceholder
        load={lazySections.allStores.load}
        isInitiallyVisible={first !== null || isFiltered || isCached}
      >
        <Lazy component={lazySections.allStores} props={{ first, storeCount }} />
      </LazyOnVisible>
    </div>
  );
}
