import type { Item } from "@errand/core/catalog/catalog.types";
import type { Location, ShouldRevalidateFunctionArgs } from "react-router";
import { onDemand } from "../ui/on-demand.tsx";

/**
 * An item opened over another page: for the router that page has `?item=` in its query, while the
 * browser shows the address of the item's own page. So back closes it, and the page below stays.
 */
const parameter = "item";

export const itemDialog = onDemand(() =>
  import("./item-dialog.tsx").then((file) => file.ItemDialog),
);

/** Where a link that opens the item over the page at `location` leads. */
export function overPage({ pathname, search }: Location, slug: string) {
  const query = new URLSearchParams(search);
  query.set(parameter, slug);
  return { to: { pathname, search: `?${query}` } };
}

/** Which item is open over the page, and what the list it came from already knew of it. */
export function openItem({ search, state }: Location): { slug: string; known: Item | null } | null {
  const slug = new URLSearchParams(search).get(parameter);
  if (slug === null) return null;
  const known: Item | undefined = state?.item;
  return { slug, known: known?.slug === slug ? known : null };
}

/** The page without the item over it. */
export function withoutItem({ pathname, search }: Pick<Location, "pathname" | "search">) {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return { pathname, search: query.size > 0 ? `?${query}` : "" };
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
