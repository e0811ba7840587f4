import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while a page is taken over from it, true afterwards: for what only the browser knows. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
