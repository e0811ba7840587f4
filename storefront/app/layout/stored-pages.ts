export interface StoredPage {
  path: string;
  title: string;
}

const maxPages = 12;

/** The pages that the service worker has stored, the last opened first; none without one. */
export async function readStoredPages(): Promise<StoredPage[]> {
  if (!("caches" in window)) return [];
  const found: StoredPage[] = [];
  const cache = await caches.open("pages-2");
  for (const request of (await cache.keys()).toReversed()) {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/offline" || pathname.endsWith(".data")) continue;
    const html = await (await cache.match(request, { ignoreVary: true }))?.text();
    const title = new DOMParser().parseFromString(html ?? "", "text/html").title;
    if (title !== "") found.push({ path: pathname + search, title });
    if (found.length === maxPages) break;
  }
  return found;
}
