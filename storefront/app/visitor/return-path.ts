import { sessionValues } from "@errand/ui/safe-storage.ts";

const key = "return-path";

/**
 * The pages shown after a session has ended (spec §8): home, or the landing page without a
 * location.
 */
const signedOutPages = ["/home", "/"];

/** Stores the path at which the session ended. Signing in again returns there. */
export function storeReturnPath(path: string): void {
  sessionValues.write(key, path);
}

/** Returns and removes the stored path. Null when the customer has opened another page since. */
export function takeReturnPath(present: string): string | null {
  const path = sessionValues.read(key);
  sessionValues.remove(key);
  const isShopPath = path !== null && /^\/(?![/\\])/.test(path);
  return isShopPath && signedOutPages.includes(present) ? path : null;
}
