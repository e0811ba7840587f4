const key = "return-path";

/** Where a visitor whose session has ended is sent (spec §8), or on from there without a place. */
const afterwards = ["/home", "/"];

/** Notes where the visitor was when their session ended: signing in again leads back there. */
export function rememberPath(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without session storage the way back is lost, not the visit.
  }
}

/** The way back, once. Who has gone elsewhere meanwhile stays there. */
export function takeReturnPath(present: string): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const isOurs = path !== null && /^\/(?![/\\])/.test(path);
    return isOurs && afterwards.includes(present) ? path : null;
  } catch {
    return null;
  }
}
