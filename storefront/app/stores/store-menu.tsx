import type { Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import { Button } from "@errand/ui/button.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import SearchX from "lucide-react/icons/search-x";
import UtensilsCrossed from "lucide-react/icons/utensils-crossed";
import { type ReactNode, useMemo, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { FilterChips } from "../catalog/filters/filter-chips.tsx";
import { noFilters, withFilters } from "../catalog/filters/filters.ts";
import { SortChoice } from "../catalog/filters/sort-choice.tsx";
import { useFilters } from "../catalog/filters/use-filters.ts";
import { useClock } from "../catalog/opening-text.ts";
import { useShop } from "../config/shop.ts";
import { withoutItem } from "../items/item-dialog-url.ts";
import { type FirstMenu, useMenu } from "./menu.queries.ts";
import { MenuBar } from "./menu-bar.tsx";
import { MenuBody, useParts } from "./menu-body.tsx";
import { MenuFilter } from "./menu-filter.tsx";
import { isWholeMenu, menuFilterOptions, menuQueryOf, withText } from "./menu-query.ts";
import { MenuSearch } from "./menu-search.tsx";

/** Typing adds no history entries and does not scroll the page. */
const navigateInPlace = { replace: true, preventScrollReset: true };

/** Wide screens: the categories, the menu, and the order. */
const columns =
  "desk:mx-auto desk:grid desk:w-full desk:max-w-[calc(var(--container-page)+4rem)] desk:grid-cols-[11.5rem_minmax(0,1fr)_20rem] desk:grid-rows-[auto_1fr] desk:gap-x-8 desk:gap-y-5 desk:px-8 desk:pt-6";

interface StoreMenuProps {
  store: StoreDetails;
  /** The menu that the server rendered. */
  first: FirstMenu;
  /** Its most popular items; none in a short menu. */
  popular: Item[];
  /** The customer's order, at the side of wide screens. */
  order: ReactNode;
}

/**
 * A store's items by category. The search text and the filters are in the URL. React hydrates the
 * sections one by one.
 */
export function StoreMenu({ store, first, popular, order }: StoreMenuProps) {
  const t = useMessages("catalog");
  const { config } = useShop();
  const [query, setQuery] = useSearchParams();
  // Without the parameters of the item dialog, so that opening one does not render the menu again.
  const menuSearch = withoutItem({ pathname: "", search: `?${query}` }).search;
  const wish = useMemo(() => menuQueryOf(new URLSearchParams(menuSearch)), [menuSearch]);
  const state = useFilters();
  // Back, a reload or a link to a section needs the height of what is above.
  const isPushed = useNavigationType() === "PUSH";
  const { hash } = useLocation();
  const [isFromTop] = useState(isPushed && hash === "");
  const { data: menu, isError, isPlaceholderData, refetch } = useMenu(store, wish, first);
  const isWhole = isWholeMenu(wish);
  const offer = menuFilterOptions(config, store);
  const parts = useParts(menu, wish, popular);

  if (menu?.count === 0 && isWhole && !isPlaceholderData) {
    return (
      <EmptyState
        icon={UtensilsCrossed}
        title={t("menu.empty")}
        text={t("menu.emptyText")}
        action={
          <LinkButton to="/home" variant="soft">
            {t("reach.others")}
          </LinkButton>
        }
      />
    );
  }
  const count = menu && !isPlaceholderData ? t("menu.items", { count: menu.count }) : "";
  return (
    <div className={columns}>
      <MenuBar
        parts={parts.map(({ id, title }) => ({ id, name: title }))}
        isSearched={wish.text !== ""}
        search={
          <MenuSearch
            storeName={store.name}
            text={wish.text}
            onSearch={(text) => setQuery((current) => withText(current, text), navigateInPlace)}
          />
        }
        filter={<MenuFilter store={store} state={state} count={menu?.count} />}
        sort={
          <SortChoice
            orders={offer.orders}
            nameOf={(order) => t(`filters.order.${order}`)}
            value={state.filters.order}
            usual={t("menu.usualOrder")}
            onChange={(order) => state.change({ order })}
          />
        }
      />
      <div className="page-column flex flex-col gap-3 pt-3 desk:col-start-2 desk:px-0 desk:pt-0">
        {/* The number of all items is for screen readers; that of a search is for all. */}
        <div className={isWhole ? "sr-only" : "flex flex-wrap items-center gap-x-4 gap-y-2"}>
          <p role="status" className="text-muted">
            {count}
          </p>
          <FilterChips
            offer={offer}
            filters={state.filters}
            onChange={state.change}
            onClear={state.clear}
          />
        </div>
        {menu && (
          <MenuBody
            store={store}
            wish={wish}
            menu={menu}
            popular={popular}
            isOld={isPlaceholderData}
            isFromTop={isFromTop}
          />
        )}
        {!menu && isError && <ErrorState onRetry={() => void refetch()} />}
        {menu?.count === 0 && !isPlaceholderData && (
          <NothingFound
            text={wish.text}
            laterToday={menu.laterToday}
            onAll={() => setQuery((current) => withFilters(withText(current, ""), noFilters))}
          />
        )}
      </div>
      {order}
    </div>
  );
}

interface NothingFoundProps {
  text: string;
  laterToday: string | null;
  onAll(): void;
}

function NothingFound({ text, laterToday, onAll }: NothingFoundProps) {
  const t = useMessages("catalog");
  const clock = useClock();
  const hint = text === "" ? t("filters.nothingText") : t("menu.nothingText");
  return (
    <EmptyState
      icon={SearchX}
      title={text === "" ? t("filters.nothing") : t("menu.nothing", { text })}
      text={laterToday === null ? hint : t("later.menu", { time: clock(laterToday) })}
      action={
        <Button variant="soft" onClick={onAll}>
          {t("menu.showAll")}
        </Button>
      }
    />
  );
}
