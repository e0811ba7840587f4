import type { Category, Item, Store } from "@errand/core/catalog/catalog.types";
import type { Call } from "../api-request.ts";
import type { Browse } from "./browse.ts";
import { readFirst, requestOf } from "./browse.ts";

/** Spec §9: popular stores come by twelve, the latest are cut to twelve. */
const storesInRail = 12;
/** More than the widest screen shows; the rest is behind "see all". */
const itemsInRail = 8;
export const allStoresRequest = { filter_data: "all", limit: 12 } as const;

/** A part of a page: with the page where it was ready soon, else still on its way. */
export type Part<Data> = { now: Data } | { later: Promise<Data> };

/** As long as nobody notices; a page that is whole at once also stands where it stood when somebody comes back. */
const patience = 150;

/**
 * What the home page of a module shows. What is seen first is waited for, the rest for a moment; what
 * takes longer follows in the same answer, and a part that fails leaves the others standing.
 */
export async function readSections(call: Call) {
  const items = { limit: itemsInRail };
  const once = sharing();
  const later = {
    discounted: call("GET /items/discounted", items).then(once.items),
    latestStores: call("GET /stores/latest", { limit: storesInRail }).then(once.stores),
    recommended: call("GET /items/recommended", items).then(once.items),
    newItems: call("GET /items/new-arrival", items).then(once.items),
    allStores: call("GET /stores/get-stores/{filter_data}", allStoresRequest).then((page) => ({
      ...page,
      ...once.stores(page),
    })),
  };
  const isLate = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const [categories, popularStores, popularItems] = await Promise.all([
    call("GET /categories").then((all) => all.map(inRail)),
    call("GET /stores/popular", { limit: storesInRail, offset: 1 }).then(once.stores),
    call("GET /items/popular", items).then(once.items),
  ]);
  const [discounted, latestStores, recommended, newItems, allStores] = await Promise.all([
    partOf(later.discounted, isLate),
    partOf(later.latestStores, isLate),
    partOf(later.recommended, isLate),
    partOf(later.newItems, isLate),
    partOf(later.allStores, isLate),
  ]);
  return {
    categories,
    popularStores,
    popularItems,
    later: { discounted, latestStores, recommended, newItems, allStores },
  };
}

/**
 * Of the replies what is shown. What stands in several sections is one object in all of them: the page
 * then carries its data once.
 */
function sharing() {
  const items = new Map<number, Item>();
  const stores = new Map<number, Store>();
  return {
    items: ({ products }: { products: Item[] }) => ({
      products: products.map((item) => onceOf(items, item)),
    }),
    stores: (page: { stores: Store[] }) => ({
      stores: page.stores.map((store) => onceOf(stores, store)),
    }),
  };
}

function onceOf<Thing extends { id: number }>(known: Map<number, Thing>, thing: Thing): Thing {
  const first = known.get(thing.id) ?? thing;
  known.set(thing.id, first);
  return first;
}

/** A category as the rail shows it: without those below it. */
export type RailCategory = Pick<Category, "id" | "slug" | "name" | "image_full_url" | "module_id">;

function inRail({ id, slug, name, image_full_url, module_id }: Category): RailCategory {
  return { id, slug, name, image_full_url, module_id };
}

/** A part that fails stays a promise: the page shows the fault in its place. */
function partOf<Data extends object>(
  data: Promise<Data>,
  isLate: Promise<null>,
): Promise<Part<Data>> {
  return Promise.race([data, isLate]).then(
    (now) => (now === null ? { later: data } : { now }),
    () => ({ later: data }),
  );
}

export type Sections = Awaited<ReturnType<typeof readSections>>;

/** A list in place of the sections, with the categories above it. */
export async function readBrowse(call: Call, browse: Browse) {
  const [categories, first] = await Promise.all([
    call("GET /categories"),
    readFirst(call, requestOf(browse)),
  ]);
  return { categories, first };
}

/** What parcel and rental have to show for now. */
export async function readPreview(call: Call) {
  const [categories, stores] = await Promise.all([
    call("GET /categories"),
    call("GET /stores/get-stores/{filter_data}", allStoresRequest),
  ]);
  return { categories, stores };
}

export type Preview = Awaited<ReturnType<typeof readPreview>>;
