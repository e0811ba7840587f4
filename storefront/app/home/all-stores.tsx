import { keepPreviousWithin } from "@errand/client/queries.ts";
import type { Store } from "@errand/core/catalog/catalog.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import StoreIcon from "lucide-react/icons/store";
import type { Input, Reply } from "../api/api-request.ts";
import { endpointQuery } from "../api/queries.ts";
import { ScopeWithoutPlace, usePageScope } from "../api/scope.tsx";
import { storeFilterOptions } from "../catalog/filters/filter-options.ts";
import { FilteredList } from "../catalog/filters/filtered-list.tsx";
import { storeFiltersOf, storeInput } from "../catalog/filters/filters.ts";
import { useFilters } from "../catalog/filters/use-filters.ts";
import { useShop } from "../config/shop.ts";
import { StoreGrid } from "../lists/card-lists.tsx";
import { usePages } from "../lists/use-pages.ts";
import { useStored } from "../visitor/storage.ts";
import { allStoresQuery } from "./all-stores-query.ts";
import { StoresSkeleton } from "./all-stores-skeleton.tsx";
import { allStoresEndpoint, allStoresRequest, categoriesStaleTime } from "./requests.ts";
import { Section } from "./section.tsx";

type StoreResultPage = Reply<typeof allStoresEndpoint>;

interface AllStoresProps {
  /** The first page, which the server renders for crawlers; null when the browser loads it. */
  first: StoreResultPage | null;
  storeCount: number | null;
}

/**
 * Every store that delivers to the visitor, with the filters of the URL, nearest first. The server
 * does not know the location: a list that it began is by popularity, and goes on so.
 */
export function AllStores({ first, storeCount }: AllStoresProps) {
  const { filters } = useFilters();
  const isAll = Object.keys(storeInput(storeFiltersOf(filters))).length === 0;
  if (!first || !isAll) return <Stores first={null} storeCount={storeCount} />;
  return (
    <ScopeWithoutPlace>
      <Stores first={first} storeCount={storeCount} />
    </ScopeWithoutPlace>
  );
}

function Stores({ first, storeCount }: AllStoresProps) {
  const t = useMessages("home");
  const tBrowse = useMessages("search");
  const tCatalog = useMessages("catalog");
  const { config } = useShop();
  const scope = usePageScope();
  const module = useStored("module");
  const hasPlace = scope.place !== null;
  const urlFilters = useFilters();
  const filters = storeFiltersOf(urlFilters.filters);
  const {
    data: shown,
    isError,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...allStoresQuery(scope, filters),
    initialData: first ? { input: allStoresRequest, page: first } : undefined,
    // The previous list stays, with its input, until the next one has loaded.
    placeholderData: keepPreviousWithin(scope),
  });
  const { data: categories = [] } = useQuery({
    ...endpointQuery(scope, "GET /categories"),
    staleTime: categoriesStaleTime,
  });
  if (isError) {
    return (
      <Section title={t("sections.allStores")}>
        <ErrorState onRetry={refetch} />
      </Section>
    );
  }
  if (!shown) return <StoresSkeleton count={storeCount} />;
  const defaultOrder = hasPlace ? "nearby" : "popular";
  const offer = storeFilterOptions({
    config,
    moduleType: module?.module_type ?? "food",
    hasPlace,
    categories,
  });
  return (
    <Section title={t("sections.allStores")}>
      <FilteredList
        hasSidePanel={false}
        offer={{ ...offer, orders: offer.orders.filter((order) => order !== defaultOrder) }}
        state={{ ...urlFilters, filters, isPending: urlFilters.isPending || isPlaceholderData }}
        count={shown.page.total_size}
        found={tBrowse("stores", { count: shown.page.total_size })}
        usualOrder={tCatalog(`filters.order.${defaultOrder}`)}
        laterToday={shown.page.later_today}
        empty={
          <EmptyState icon={StoreIcon} title={tBrowse("noStores")} text={tBrowse("noStoresText")} />
        }
      >
        <AllStorePages
          key={JSON.stringify([scope, shown.input])}
          input={shown.input}
          first={shown.page}
        />
      </FilteredList>
    </Section>
  );
}

function AllStorePages({
  input,
  first,
}: {
  input: Input<typeof allStoresEndpoint>;
  first: StoreResultPage;
}) {
  const pages = usePages(allStoresEndpoint, input, first, (page): Store[] => page.stores);
  return <StoreGrid pages={pages} />;
}
