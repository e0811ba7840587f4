import type { Item } from "@errand/core/catalog/catalog.types";
import type { Location, ShouldRevalidateFunctionArgs } from "react-router";
import { productPath } from "../catalog/paths.ts";
import { pushedByDialog } from "../shell/dialog-entry.ts";

/**
 * The item dialog lies over a page: the router sees that page with `?item=` in its query, while the
 * browser shows the masked URL of the item's own page. Back closes the dialog and the page below
 * stays.
 */
const parameter = "item";

/** Filters reviews by stars; those of the item while its dialog is open. */
export const reviewsParameter = "reviews";

/** Shows an option with pictures of its own, such as a colour; of the item whose dialog is open. */
export const optionParameter = "option";

/**
 * The target of a link that opens the item over the page at `location`. The first item pushes an
 * entry; an item opened from another's dialog replaces it, so the page is always one step back.
 */
export function itemDialogLink(
  location: Location,
  item: Pick<Item, "slug" | "module_id">,
  preview: string | null = null,
) {
  const query = new URLSearchParams(location.search);
  query.set(parameter, item.slug);
  query.delete(reviewsParameter);
  query.delete(optionParameter);
  const replaces = openItem(location) !== null;
  return {
    to: { pathname: location.pathname, search: `?${query}` },
    mask: productPath(item),
    state: { ...(replaces ? location.state : pushedByDialog), item, preview },
    replace: replaces,
    preventScrollReset: true,
  };
}

export interface OpenItem {
  slug: string;
  /** What the list that opened the dialog knows of the item. */
  known: Item | null;
  /** The picture of it that the list has loaded. */
  preview: string | null;
}

/** The item whose dialog is open over the page. */
export function openItem({ search, state }: Location): OpenItem | null {
  const slug = new URLSearchParams(search).get(parameter);
  if (slug === null) return null;
  const known: Item | undefined = state?.item;
  return known?.slug === slug
    ? { slug, known, preview: state.preview }
    : { slug, known: null, preview: null };
}

/** The URL of the page without the item dialog and the filter of its reviews. */
export function withoutItem({ pathname, search }: Pick<Location, "pathname" | "search">) {
  const query = new URLSearchParams(search);
  if (query.has(parameter)) {
    query.delete(reviewsParameter);
    query.delete(optionParameter);
  }
  query.delete(parameter);
  return { pathname, search: query.size > 0 ? `?${query}` : "" };
}

/**
 * The key of a stored scroll position. Reloading an item dialog shows the item's own page at the
 * same history entry, and that page starts at its top.
 */
export function scrollKey(location: Location): string {
  return openItem(location) === null ? location.key : `${location.key} under item dialog`;
}

/**
 * `shouldRevalidate` of pages with lists: opening and closing the item dialog does not load them
 * again.
 */
export function revalidateExceptForItemDialog({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOnlyItem =
    currentUrl.href !== nextUrl.href &&
    currentUrl.pathname === nextUrl.pathname &&
    withoutItem(currentUrl).search === withoutItem(nextUrl).search;
  return !isOnlyItem && defaultShouldRevalidate;
}

/** `shouldRevalidate` of a store's or an item's page: its loader does not depend on the query. */
export function revalidateOnOtherPath({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.href !== nextUrl.href && currentUrl.pathname === nextUrl.pathname;
  return !isSamePage && defaultShouldRevalidate;
}
