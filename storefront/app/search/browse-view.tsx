import type { Store } from "@errand/core/catalog/catalog.types";
import type { Module } from "@errand/core/modules/modules.contract";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useMemo } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { itemFilterOptions, storeFilterOptions } from "../catalog/filters/filter-options.ts";
import { FilteredList } from "../catalog/filters/filtered-list.tsx";
import {
  itemFiltersOf,
  noFilters,
  storeFiltersOf,
  withFilters,
} from "../catalog/filters/filters.ts";
import { useFilters } from "../catalog/filters/use-filters.ts";
import { categoryAddress } from "../catalog/paths.ts";
import { useSwitchToModuleOf } from "../catalog/use-switch-module.ts";
import { type Shop, useShop } from "../config/shop.ts";
import { ItemGrid, StoreGrid } from "../lists/card-lists.tsx";
import { usePages } from "../lists/use-pages.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { breadcrumbs, StructuredData } from "../rendering/structured-data.tsx";
import { useStored } from "../visitor/storage.ts";
import type { Listing } from "./browse-data.ts";
import { CorrectionLine } from "./correction-line.tsx";
import { ElsewhereItems } from "./elsewhere-items.tsx";
import { FoundItems } from "./found-items.tsx";
import {
  type ItemPage,
  itemRequest,
  type ListedItem,
  type StorePage,
  storeRequest,
} from "./list-requests.ts";
import { ListTabs } from "./list-tabs.tsx";
import { NoLocationNotice } from "./no-location-notice.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { OtherModules } from "./other-modules.tsx";
import { addRecentSearch } from "./recent-searches.ts";
import { SubCategories } from "./sub-categories.tsx";
import { useDefaultOrder, useListTitle } from "./titles.ts";

/**
 * A list of items, and in some lists of stores: of a category, a search, a brand or a home section.
 */
export function BrowseView({ listing }: { listing: Listing }) {
  const t = useMessages("search");
  const shop = useShop();
  const title = useListTitle(listing);
  useSwitchToModuleOf({ module_id: listing.moduleId });
  const module = shop.modules.find(({ id }) => id === listing.moduleId);
  const { family, counts } = listing;
  useRememberSearch(listing);
  const canonicalUrl = useCanonicalUrl(listing);
  return (
    <div className="page-column flex flex-col gap-5 py-5 md:py-8">
      <PageHead
        title={module ? `${title} · ${module.module_name}` : title}
        description={module?.description}
        {...canonicalUrl}
      />
      {family && <StructuredData about={pathTo(family, shop)} />}
      {listing.from && <NoLocationNotice />}
      <div>
        <Link
          to={listing.from ? "/categories" : "/home"}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-muted hover:text-accent"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          {listing.from ? t("allCategories") : t("back", { module: module?.module_name ?? "" })}
        </Link>
        <h1 className="text-2xl break-words md:text-3xl">{title}</h1>
        <CorrectionLine listing={listing} />
      </div>
      {counts.items > 0 && <Elsewhere listing={listing} />}
      {family && <SubCategories family={family} />}
      {counts.stores !== null && counts.items + counts.stores > 0 && (
        <ListTabs shown={listing.list.shown} items={counts.items} stores={counts.stores} />
      )}
      {module && <FilteredListing listing={listing} module={module} />}
    </div>
  );
}

/** The first matches in other modules where this one has only what is close, else links to them. */
function Elsewhere({ listing }: { listing: Listing }) {
  const { browse, search } = listing;
  if (browse.kind !== "searched" || !search) return null;
  if (search.elsewhere.length === 0) return <OtherModules listing={listing} />;
  return search.elsewhere.map((group) => (
    <ElsewhereItems key={group.module_id} group={group} text={browse.text} />
  ));
}

/** Adds a search to the recent ones once it has found something. */
function useRememberSearch({ browse, counts }: Listing) {
  const text = browse.kind === "searched" ? browse.text : null;
  const hasResults = counts.items > 0 || (counts.stores ?? 0) > 0;
  useEffect(() => {
    if (text !== null && hasResults) addRecentSearch(text);
  }, [text, hasResults]);
}

/** The canonical URL: without filters, and for a category always its own page. */
function useCanonicalUrl({ family }: Listing): { path?: string; query: string } {
  const { search } = useLocation();
  if (family) return { path: categoryAddress(family.current), query: "" };
  const query = withFilters(new URLSearchParams(search), noFilters);
  for (const name of ["item", "lang"]) query.delete(name);
  return { query: query.size > 0 ? `?${query}` : "" };
}

function pathTo({ main, current }: NonNullable<Listing["family"]>, { config, origin }: Shop) {
  const categories = main.id === current.id ? [main] : [main, current];
  return breadcrumbs(origin, [
    { name: config.business_name, path: "/" },
    ...categories.map((category) => ({ name: category.name, path: categoryAddress(category) })),
  ]);
}

function FilteredListing({ listing, module }: { listing: Listing; module: Module }) {
  const t = useMessages("search");
  const { config } = useShop();
  const hasPlace = useStored("currentLatLng") !== null;
  const own = useFilters(module.id);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const usual = useDefaultOrder(listing, hasPlace);
  const { list, choices } = listing;
  const isOfStores = list.shown === "stores";
  const offerOf = isOfStores ? storeFilterOptions : itemFilterOptions;
  const offer = offerOf({ config, moduleType: module.module_type, hasPlace, ...choices });
  const count = list.first.total_size;
  const state = {
    ...own,
    filters: (isOfStores ? storeFiltersOf : itemFiltersOf)(own.filters),
    isPending: own.isPending || next?.pathname === pathname,
  };
  // Rerenders only for another list, so that a press on a filter responds quickly.
  const cards = useMemo(
    () =>
      listing.list.shown === "stores" ? (
        <Stores listing={listing} first={listing.list.first} />
      ) : (
        <Items listing={listing} first={listing.list.first} />
      ),
    [listing],
  );
  return (
    <>
      <h2 className="sr-only">{isOfStores ? t("tabs.stores") : t("tabs.items")}</h2>
      <FilteredList
        offer={{ ...offer, orders: offer.orders.filter((order) => order !== usual.order) }}
        state={state}
        count={count}
        found={isOfStores ? t("stores", { count }) : t("items", { count: listing.counts.items })}
        usualOrder={usual.text}
        laterToday={list.first.later_today}
        empty={<NothingFound listing={listing} />}
      >
        {cards}
      </FilteredList>
    </>
  );
}

function Items({ listing, first }: { listing: Listing; first: ItemPage }) {
  const { endpoint, input } = itemRequest(listing.browse, listing.filters);
  const pages = usePages(
    endpoint,
    input,
    first as never, // Each endpoint has its own response type; these are the common fields.
    (page: ItemPage): ListedItem[] => page.products,
  );
  if (listing.search) return <FoundItems pages={pages} stores={listing.search.stores} />;
  return <ItemGrid pages={pages} eagerCount={4} isBesideFilters />;
}

function Stores({ listing, first }: { listing: Listing; first: StorePage }) {
  const request = storeRequest(listing.browse, listing.filters);
  return request && <StoresOf request={request} first={first} />;
}

interface StoresOfProps {
  request: NonNullable<ReturnType<typeof storeRequest>>;
  first: StorePage;
  isLink?: boolean;
}

/** Stores with infinite scrolling. */
export function StoresOf({ request: { endpoint, input }, first, isLink }: StoresOfProps) {
  const pages = usePages(
    endpoint,
    input,
    first as never, // Each endpoint has its own response type; these are the common fields.
    (page: StorePage): Store[] => page.stores,
  );
  return <StoreGrid pages={pages} isLink={isLink} isBesideFilters />;
}
