import { toLatinDigits } from "@errand/core/written-text";
import type { Translate } from "@errand/ui/messages/messages.ts";

/** A section as the menu names it. */
export interface FoundSection {
  path: string;
  title: string;
}

/** Somewhere at the desk. */
export interface Place {
  to: string;
  name: string;
}

/** Where a text may lead: the order of a number, what a section finds by it, sections by name. */
export function findPlaces(
  text: string,
  sections: readonly FoundSection[],
  t: Translate<"desk">,
): Place[] {
  const words = toLatinDigits(text).trim();
  const named = sections.map(({ path, title }) => ({ to: `/desk/${path}`, name: title }));
  if (words === "") return named;
  const search = encodeURIComponent(words);
  const isOpen = (path: string) => sections.some((section) => section.path === path);
  const found: Place[] = [];
  if (/^\d{1,10}$/.test(words) && isOpen("orders")) {
    found.push({ to: `/desk/orders/${words}`, name: t("find.order", { number: words }) });
  }
  const isSection = ({ name }: Place) => name.toLowerCase().startsWith(words.toLowerCase());
  found.push(...named.filter(isSection));
  const searches = [
    ["orders", "find.orders"],
    ["people", "find.people"],
    ["stores", "find.stores"],
    ["couriers", "find.couriers"],
  ] as const;
  for (const [path, key] of searches) {
    if (isOpen(path)) {
      found.push({ to: `/desk/${path}?search=${search}`, name: t(key, { words }) });
    }
  }
  return found;
}
