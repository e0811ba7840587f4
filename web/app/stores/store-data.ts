import type { Item, StoreDetails } from "@errand/core/catalog/catalog.types";
import type { Call } from "../api/api-request.ts";
import type { ClientContext } from "../client/client-context.ts";
import type { LatLng } from "../client/stored-values.ts";
import { isCrawler } from "../rendering/is-crawler.ts";
import { readDelivery } from "./delivery.ts";
import { readMenu } from "./menu.ts";
import { menuQueryOf } from "./menu-query.ts";

/** What stands before the categories: what the store recommends, and what is wanted most. */
export interface Highlights {
  recommended: Item[];
  popular: Item[];
}

/** As many as the widest screen shows; a card costs every visitor its part of the page. */
const inRail = 6;
/** What a smaller store has is seen at a glance. */
const worthHighlights = 12;

/** What a store's page shows besides the store; `call` asks as somebody who shops where it is. */
export async function readStorePage(
  call: Call,
  store: StoreDetails,
  request: Request,
  { place, zoneIds }: Pick<ClientContext, "place" | "zoneIds">,
) {
  const { searchParams } = new URL(request.url);
  const wish = menuQueryOf(searchParams);
  const [menu, highlights, delivery] = await Promise.all([
    readMenu(call, store, wish, isCrawler(request)),
    readHighlights(call, store),
    // Nothing is brought to where the store does not deliver.
    zoneIds.length > 0 && !zoneIds.includes(store.zone_id)
      ? null
      : readDelivery(call, store, place ?? placeIn(searchParams)),
  ]);
  // What stands in several lists is one object in all of them: the page then carries it once.
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
    first: { wish, menu: { ...menu, sections } },
    highlights: { recommended: once(highlights.recommended), popular: once(highlights.popular) },
    delivery,
  };
}

async function readHighlights(call: Call, store: StoreDetails): Promise<Highlights> {
  if (store.total_items < worthHighlights) return { recommended: [], popular: [] };
  const [recommended, popular] = await Promise.all([
    call("GET /items/recommended", { store_id: store.id, limit: inRail }),
    call("GET /stores/popular-items/{id}", { id: String(store.id) }),
  ]);
  return { recommended: recommended.products, popular: popular.slice(0, inRail) };
}

/** A link may say where the visitor is (spec §2), for who has not said it here. */
function placeIn(query: URLSearchParams): LatLng | null {
  const lat = Number.parseFloat(query.get("lat") ?? "");
  const lng = Number.parseFloat(query.get("lng") ?? "");
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
