import type { Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import type { LatLng } from "@errand/core/location/lat-lng";
import type { Call } from "../api/api-request.ts";
import { isCrawler } from "../rendering/is-crawler.ts";
import type { ClientContext } from "../visitor/client-context.ts";
import { readDelivery } from "./delivery.ts";
import { readMenu } from "./menu.ts";
import { menuQueryOf } from "./menu-query.ts";

/** Popular items before the categories: two rows of the menu on a wide screen. */
const maxPopular = 4;
/** A shorter menu needs no selection. */
const minItemsForPopular = 12;

/**
 * Loads the menu, the popular items and the delivery of a store's page; `call` uses the store's
 * zone and module.
 */
export async function readStorePage(
  call: Call,
  store: StoreDetails,
  request: Request,
  { zoneIds }: Pick<ClientContext, "zoneIds">,
) {
  const { searchParams } = new URL(request.url);
  const query = menuQueryOf(searchParams);
  const [menu, popular, delivery] = await Promise.all([
    readMenu(call, store, query, isCrawler(request)),
    readPopular(call, store),
    readDeliveryTo(zoneIds, call, store, searchParams),
  ]);
  // An item of several lists is one object in all of them, so that the page contains it once.
  const known = new Map<number, Item>();
  const once = (items: Item[]) =>
    items.map((item) => {
      known.set(item.id, known.get(item.id) ?? item);
      return known.get(item.id) ?? item;
    });
  const sections = menu.sections.map((section) => ({
    ...section,
    items: section.items && once(section.items),
  }));
  return {
    first: { wish: query, menu: { ...menu, sections } },
    popular: once(popular),
    delivery,
  };
}

/**
 * For a visitor with a location, the charge of their zone: the browser knows where in it they are.
 */
async function readDeliveryTo(
  zoneIds: number[],
  call: Call,
  store: StoreDetails,
  query: URLSearchParams,
) {
  if (zoneIds.length === 0) return readDelivery(call, store, locationIn(query));
  // The store does not deliver to other zones.
  return zoneIds.includes(store.zone_id) ? readDelivery(call, store, null) : null;
}

async function readPopular(call: Call, store: StoreDetails): Promise<Item[]> {
  if (store.total_items < minItemsForPopular) return [];
  const popular = await call("GET /stores/popular-items/{id}", { id: String(store.id) });
  return popular.slice(0, maxPopular);
}

/** The location of a shared link (spec §2), for visitors who have not chosen one. */
function locationIn(query: URLSearchParams): LatLng | null {
  const lat = Number.parseFloat(query.get("lat") ?? "");
  const lng = Number.parseFloat(query.get("lng") ?? "");
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
