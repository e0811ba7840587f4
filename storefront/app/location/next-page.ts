const home = "/home";

/**
 * The page to open after the location is chosen: `next` of the query if it is a path of this site,
 * else home.
 */
export function nextPage(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  return /^\/(?![/\\])/.test(next) ? next : home;
}

/** The path of the landing page that leads to `url` once a location is chosen. */
export function placeFirst({ pathname, search }: URL): string {
  const target = pathname + search;
  return target === home ? "/" : `/?${new URLSearchParams({ next: target })}`;
}
