import type { Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import type { Call } from "../api/api-request.ts";
import type { ClientContext } from "../client/client-context.ts";
import type { LatLng } from "../client/stored-values.ts";
import { isCrawler } from "../rendering/is-crawler.ts";
import { readDelivery } from "./delivery.ts";
import { readMenu } from "./menu.ts";
import { menuQueryOf } from "./menu-query.ts";

/** Shown before the categories: recommended and popular items. */
export interface Highlights {
  recommended: Item[];
  popular: Item[];
}

/** As many as fit on the widest screen; each card adds to the size of the page. */
const itemsPerCarousel = 6;
/** Smaller menus have no highlights. */
const minItemsForHighlights = 12;

/** Loads the menu, highlights and delivery of a store's page; `call` uses the store's zone and module. */
export async function readStorePage(
  call: Call,
  store: StoreDetails,
  request: Request,
  { place, zoneIds }: Pick<ClientContext, "place" | "zoneIds">,
) {
  const { searchParams } = new URL(request.url);
  const query = menuQueryOf(searchParams);
  const [menu, highlights, delivery] = await Promise.all([
    readMenu(call, store, query, isCrawler(request)),
    readHighlights(call, store),
    // The store does not deliver to the visitor's zones.
    zoneIds.length > 0 && !zoneIds.includes(store.zone_id)
      ? null
      : readDelivery(call, store, place ?? locationIn(searchParams)),
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
    highlights: { recommended: once(highlights.recommended), popular: once(highlights.popular) },
    delivery,
  };
}

async function readHighlights(call: Call, store: StoreDetails): Promise<Highlights> {
  if (store.total_items < minItemsForHighlights) return { recommended: [], popular: [] };
  const [recommended, popular] = await Promise.all([
    call("GET /items/recommended", { store_id: store.id, limit: itemsPerCarousel }),
    call("GET /stores/popular-items/{id}", { id: String(store.id) }),
  ]);
  return { recommended: recommended.products, popular: popular.slice(0, itemsPerCarousel) };
}

/** The location of a shared link (spec §2), for visitors who have not chosen one. */
function locationIn(query: URLSearchParams): LatLng | null {
  const lat = Number.parseFloat(query.get("lat") ?? "");
  const lng = Number.parseFloat(query.get("lng") ?? "");
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
