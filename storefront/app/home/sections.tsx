import type { Store } from "@errand/core/catalog/catalog.types";
import { Lazy } from "@errand/ui/lazy-component.tsx";
import type { Call, Reply } from "../api/api-request.ts";
import { storeListPath } from "../catalog/paths.ts";
import { browsePath } from "../search/browse.ts";
import { readCategories } from "../search/near-categories.ts";
import { BannerCarousel } from "./banner-carousel.tsx";
import { readBanners } from "./banners.ts";
import { ItemCarousel, type SectionTitle, type ShownItem, StoreCarousel } from "./carousels.tsx";
import { CategoryCarousel } from "./category-carousel.tsx";
import { Conditions } from "./common-conditions.tsx";
import { FlashSale } from "./flash-sale.tsx";
import { type HomeSection, homeSection } from "./home-section.tsx";
import * as lazySections from "./lazy-sections.ts";
import {
  featuredStaleTime,
  inRail,
  itemCandidates,
  itemsPerCarousel,
  storeCandidates,
  storesPerCarousel,
} from "./requests.ts";

const items = { limit: itemCandidates };
const stores = { limit: storeCandidates };

/**
 * The sections that a home page can have for every visitor; `home-layouts.ts` lists those of each
 * module.
 */
export const sections = {
  banners: homeSection({
    read: readBanners,
    render: (slides, isFirst) => <BannerCarousel slides={slides} isFirst={isFirst} />,
    shape: "hero",
  }),
  categories: homeSection({
    read: async (call) => unlessEmpty((await readCategories(call)).near.map(inRail)),
    render: (categories, isFirst) => <CategoryCarousel categories={categories} isFirst={isFirst} />,
    shape: "circles",
  }),
  featuredCategories: homeSection({
    read: async (call) => unlessEmpty((await readCategories(call, { featured: 1 })).near),
    render: (categories) => (
      <Lazy component={lazySections.featuredCategories} props={{ categories }} />
    ),
    load: lazySections.featuredCategories.load,
    shape: "tiles",
    staleTime: featuredStaleTime,
  }),
  flashSale: homeSection({
    read: async (call) => {
      const { flash_sale } = await call("GET /flash-sales");
      if (!flash_sale?.active_products.length) return null;
      return {
        ...flash_sale,
        active_products: flash_sale.active_products.slice(0, itemsPerCarousel),
      };
    },
    render: (sale) => <FlashSale sale={sale} />,
    itemIdsOf: (sale) => sale.active_products.map(({ item_id }) => item_id),
    shape: "band",
  }),
  advertisements: homeSection({
    read: async (call) => unlessEmpty(await call("GET /advertisement/list")),
    render: (advertisements) => (
      <Lazy component={lazySections.advertisements} props={{ advertisements }} />
    ),
    load: lazySections.advertisements.load,
    shape: "wide",
  }),
  brands: homeSection({
    read: async (call) => unlessEmpty(await call("GET /brand")),
    render: (brands) => <Lazy component={lazySections.brands} props={{ brands }} />,
    load: lazySections.brands.load,
    shape: "tiles",
  }),
  conditions: homeSection({
    read: async (call) => unlessEmpty(await call("GET /common-condition")),
    render: (conditions) => <Conditions conditions={conditions} />,
    shape: "lines",
  }),

  popularItems: itemCarousel("popularItems", browsePath("all"), (call) =>
    call("GET /items/popular", items),
  ),
  mostReviewedItems: itemCarousel("mostReviewedItems", browsePath("most_reviewed"), (call) =>
    call("GET /items/most-reviewed", items),
  ),
  newItems: itemCarousel("newItems", browsePath("new"), (call) =>
    call("GET /items/new-arrival", items),
  ),
  discountedItems: itemCarousel("discountedItems", browsePath("discounted"), async (call) => {
    const { products } = await call("GET /items/discounted", items);
    // Items on flash sale have their own section.
    return { products: products.filter((item) => item.flash_sale === 0) };
  }),
  recommendedItems: itemCarousel("recommendedItems", browsePath("recommended"), (call) =>
    call("GET /items/recommended", items),
  ),
  basicItems: itemCarousel("basicItems", browsePath("basic"), (call) =>
    call("GET /items/basic", items),
  ),
  itemsForConditions: itemCarousel("itemsForConditions", undefined, (call) =>
    call("GET /items/common-conditions", items),
  ),

  popularStores: storeCarousel("popularStores", storeListPath("popular"), (call) =>
    call("GET /stores/popular", { limit: storesPerCarousel, offset: 1 }),
  ),
  latestStores: storeCarousel("latestStores", storeListPath("latest"), (call) =>
    call("GET /stores/latest", { limit: storesPerCarousel }),
  ),
  discountedStores: storeCarousel("discountedStores", storeListPath("discounted"), (call) =>
    call("GET /stores/discounted", stores),
  ),
  recommendedStores: storeCarousel("recommendedStores", storeListPath("recommended"), (call) =>
    call("GET /stores/recommended", stores),
  ),
  topRatedStores: storeCarousel("topRatedStores", storeListPath("top-rated"), async (call) =>
    betterHalf(await call("GET /stores/top-rated", stores)),
  ),
  topOffers: storeCarousel("topOffers", undefined, (call) =>
    call("GET /stores/top-offer-near-me", stores),
  ),
} satisfies Record<string, HomeSection>;

export type SectionName = keyof typeof sections;

function itemCarousel(
  title: SectionTitle,
  allAt: string | undefined,
  read: (call: Call) => Promise<{ products: ShownItem[] }>,
): HomeSection {
  return homeSection({
    read: async (call) => unlessEmpty((await read(call)).products),
    render: (items, isFirst) => (
      <ItemCarousel title={title} items={items} allAt={allAt} isFirst={isFirst} />
    ),
    shape: "items",
    rail: { kind: "items", max: itemsPerCarousel },
  });
}

function storeCarousel(
  title: SectionTitle,
  allAt: string | undefined,
  read: (call: Call) => Promise<{ stores: Store[] }>,
): HomeSection {
  return homeSection({
    read: async (call) => unlessEmpty((await read(call)).stores),
    render: (stores, isFirst) => (
      <StoreCarousel title={title} stores={stores} allAt={allAt} isFirst={isFirst} />
    ),
    shape: "stores",
    rail: { kind: "stores", max: storesPerCarousel },
  });
}

const maxUnrankedStores = 3;

/**
 * The better half of all rated stores: in a small town, a longer list would contain every store,
 * like the other sections do. Three stores or fewer are not ranked at all.
 */
function betterHalf({ stores, total_size }: Reply<"GET /stores/top-rated">): { stores: Store[] } {
  return {
    stores: total_size > maxUnrankedStores ? stores.slice(0, Math.ceil(total_size / 2)) : [],
  };
}

/** Null instead of an empty list: a section without content is not shown. */
function unlessEmpty<Entry>(entries: Entry[]): Entry[] | null {
  return entries.length > 0 ? entries : null;
}
