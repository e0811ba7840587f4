/**
 * Null for a part of the page that fails to load: the browser loads it again, and shows an error
 * where that fails, too.
 */
export function leaveToBrowser<Data>(loading: Promise<Data>): Promise<Data | null> {
  return loading.catch(() => null);
}
