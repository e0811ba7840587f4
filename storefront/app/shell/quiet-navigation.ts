import type { Location } from "react-router";

/**
 * The state of a navigation without overlay: its page shows that it is loading, such as a filtered
 * list.
 */
export const quietNavigation = { isQuiet: true };

export function isQuiet({ state }: Location): boolean {
  return state?.isQuiet === true;
}
