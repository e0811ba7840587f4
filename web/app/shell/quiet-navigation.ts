import type { Location } from "react-router";

/** The state of a navigation whose page shows by itself that it is waiting, such as a list its filters. */
export const quietNavigation = { isQuiet: true };

export function isQuiet({ state }: Location): boolean {
  return state?.isQuiet === true;
}
