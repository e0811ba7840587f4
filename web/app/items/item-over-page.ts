import type { Item } from "@errand/core/catalog/catalog.types";
import type { Location, ShouldRevalidateFunctionArgs } from "react-router";

/**
 * An item opened over another page: for the router that page has `?item=` in its query, while the
 * browser shows the address of the item's own page. So back closes it, and the page below stays.
 */
const parameter = "item";

/** Which reviews are looked at; of the item while one is over the page. */
export const reviewsParameter = "reviews";

interface ItemDialogDoor {
  prefetch(): void;
  open(item: Item): void;
}

let door: ItemDialogDoor | null = null;

/** For links that lead to it. */
export const itemDialog = {
  /** Fetches the dialog when a pointer comes near. */
  prefetch: () => door?.prefetch(),
  /** Whether it opens: where there is no page to open it over, the link leads to the item's own. */
  open(item: Item): boolean {
    door?.open(item);
    return door !== null;
  },
};

/** Says how it is fetched and opened; `item-dialog-host.tsx` does. It shows cards itself, whose links come here. */
export function announceItemDialog(own: ItemDialogDoor): () => void {
  door = own;
  return () => {
    if (door === own) door = null;
  };
}

/** Where a link that opens the item over the page at `location` leads. */
export function overlayUrl({ pathname, search }: Location, slug: string) {
  const query = new URLSearchParams(search);
  query.set(parameter, slug);
  query.delete(reviewsParameter);
  return { to: { pathname, search: `?${query}` } };
}

/** What a link to an item hands on: what its list knows of it, and how many items lie over the page by then. */
export function handedOn(location: Location, item: Item) {
  return { item, depth: (openItem(location)?.depth ?? 0) + 1 };
}

interface OpenItem {
  slug: string;
  /** What the list it came from already knew of it. */
  known: Item | null;
  /** From one item others can be opened; so many steps back is the page. */
  depth: number;
}

/** Which item is open over the page. */
export function openItem({ search, state }: Location): OpenItem | null {
  const slug = new URLSearchParams(search).get(parameter);
  if (slug === null) return null;
  const known: Item | undefined = state?.item;
  return { slug, known: known?.slug === slug ? known : null, depth: state?.depth ?? 1 };
}

/** The page without the item over it, and without what is looked at of the item. */
export function withoutItem({ pathname, search }: Pick<Location, "pathname" | "search">) {
  const query = new URLSearchParams(search);
  if (query.has(parameter)) query.delete(reviewsParameter);
  query.delete(parameter);
  return { pathname, search: query.size > 0 ? `?${query}` : "" };
}

/**
 * Under which key a scroll position is remembered. A reload of an item over a page shows the item's own
 * page at the same step of the history, and that page starts at its top.
 */
export function scrollKey(location: Location): string {
  return openItem(location) === null ? location.key : `${location.key} over page`;
}

/** For pages with lists: opening or closing an item over the page is no reason to read it again. */
export function staysUnderItem({
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

/** For pages that one thing is on: what else is in the query is read by the browser. */
export function staysOnPage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.href !== nextUrl.href && currentUrl.pathname === nextUrl.pathname;
  return !isSamePage && defaultShouldRevalidate;
}
