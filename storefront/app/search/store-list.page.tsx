import { EmptyState } from "@errand/ui/empty-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import StoreIcon from "lucide-react/icons/store";
import { Link, redirect, useLocation, useNavigation } from "react-router";
import { storeFilterOptions } from "../catalog/filters/filter-options.ts";
import { FilteredList } from "../catalog/filters/filtered-list.tsx";
import { storeFiltersOf } from "../catalog/filters/filters.ts";
import { useFilters } from "../catalog/filters/use-filters.ts";
import { PageData } from "../catalog/page-data.tsx";
import { storeListPath, storeLists } from "../catalog/paths.ts";
import { useSwitchToModuleOf } from "../catalog/use-switch-module.ts";
import { useShop } from "../config/shop.ts";
import { requireLocation } from "../location/require-location.ts";
import { PageHead } from "../rendering/page-head.tsx";
import { clientRouterContext } from "../rendering/server-context.ts";
import { useStored } from "../visitor/storage.ts";
import type { Route } from "./+types/store-list.page";
import { listingScope, readStoreListing, type StoreListing } from "./browse-data.ts";
import { StoresOf } from "./browse-view.tsx";
import { storeListRequest } from "./list-requests.ts";
import { useDefaultStoreOrder } from "./titles.ts";

export { revalidateExceptForItemDialog as shouldRevalidate } from "../items/item-dialog-url.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  requireLocation(context, url);
  const order = storeLists.find((list) => url.pathname === storeListPath(list)) ?? "latest";
  const listing = await readStoreListing(context, order, url.searchParams);
  // Stores belong to a module; the home page asks for one.
  if (listing === null) throw redirect("/home");
  return {
    now: Date.now(),
    scope: listingScope(context.get(clientRouterContext), listing),
    moduleId: listing.moduleId,
    listing,
  };
}

export default function StoreListPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages("search");
  const { modules } = useShop();
  const { now, scope, listing } = loaderData;
  const module = modules.find(({ id }) => id === listing.moduleId);
  const name = module?.module_name ?? "";
  useSwitchToModuleOf({ module_id: listing.moduleId });
  const title = t(`storeLists.${listing.order}`);
  return (
    <PageData now={now} scope={scope}>
      <div className="page-column flex flex-col gap-5 py-5 md:py-8">
        <PageHead title={`${title} · ${name}`} />
        <div>
          <Link
            to="/home"
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-muted hover:text-accent"
          >
            <ArrowLeft aria-hidden className="size-4.5" />
            {t("back", { module: name })}
          </Link>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
        </div>
        <h2 className="sr-only">{t("tabs.stores")}</h2>
        {module && <Stores key={listing.order} listing={listing} moduleType={module.module_type} />}
      </div>
    </PageData>
  );
}

interface StoresProps {
  listing: StoreListing;
  moduleType: Parameters<typeof storeFilterOptions>[0]["moduleType"];
}

function Stores({ listing, moduleType }: StoresProps) {
  const { moduleId, order, filters, categories, first } = listing;
  const t = useMessages("search");
  const { config } = useShop();
  const hasPlace = useStored("currentLatLng") !== null;
  const own = useFilters(moduleId);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const usual = useDefaultStoreOrder(order);
  const offer = storeFilterOptions({ config, moduleType, hasPlace, categories });
  const state = {
    ...own,
    filters: storeFiltersOf(own.filters),
    isPending: own.isPending || next?.pathname === pathname,
  };
  return (
    <FilteredList
      offer={{ ...offer, orders: offer.orders.filter((each) => each !== usual.order) }}
      state={state}
      count={first.total_size}
      found={t("stores", { count: first.total_size })}
      usualOrder={usual.text}
      laterToday={first.later_today}
      empty={
        <EmptyState
          icon={StoreIcon}
          title={t("noStores")}
          text={t("noStoresText")}
          action={<LinkButton to="/home">{t("goHome")}</LinkButton>}
        />
      }
    >
      <StoresOf
        request={storeListRequest(order, filters)}
        first={first}
        isLink={moduleType !== "parcel"}
      />
    </FilteredList>
  );
}
