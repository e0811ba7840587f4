import { SearchField } from "@errand/ui/search-input.tsx";
import type { ComponentProps } from "react";

/** Between two letters of somebody who types slowly. */
const delayMs = 250;

/**
 * The search above a list that the server searches. Its letters are on the screen at once, however
 * many rows there are; the address and the list follow when nothing is typed for a moment, or with
 * Enter.
 */
export function ListSearch(props: Omit<ComponentProps<typeof SearchField>, "delayMs">) {
  return <SearchField {...props} delayMs={delayMs} />;
}
