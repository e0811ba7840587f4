import { SearchField } from "@errand/ui/search-input.tsx";
import type { ComponentProps } from "react";

/** How long nothing is typed before the list is searched, in milliseconds. */
const delayMs = 250;

/**
 * The search field of a list that the server filters. What is typed shows at once, however many
 * rows the list has; the URL and the list follow after `delayMs` without a key, or with Enter.
 */
export function ListSearch(props: Omit<ComponentProps<typeof SearchField>, "delayMs">) {
  return <SearchField {...props} delayMs={delayMs} />;
}
