const shop = "/home";

/** Where a visitor wanted to go who was asked for a place first: a page of the shop, whatever the address says. */
export function nextPage(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  return /^\/(?![/\\])/.test(next) ? next : shop;
}

/** The landing page, for who wants to go on to `url` from there. */
export function placeFirst({ pathname, search }: URL): string {
  const wanted = pathname + search;
  return wanted === shop ? "/" : `/?${new URLSearchParams({ next: wanted })}`;
}
