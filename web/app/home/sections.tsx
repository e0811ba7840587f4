import type { Store } from "@errand/core/catalog/catalog.types";
import type { Call, Reply } from "../api/api-request.ts";
import { storeListPath } from "../catalog/paths.ts";
import { browsePath } from "../search/browse.ts";
import { readCategories } from "../search/near-categories.ts";
import { BannerCarousel } from "./banner-carousel.tsx";
import { readBanners } from "./banners.ts";
import { CategoryRail } from "./category-rail.tsx";
import { Conditions } from "./conditions.tsx";
import { FlashSale } from "./flash-sale.tsx";
import {
  Advertisements,
  AllStores,
  Brands,
  CampaignItems,
  Campaigns,
  FeaturedCategories,
  SectionBanners,
  VisitAgain,
  WhyChoose,
} from "./once-near.ts";
import { type Part, part } from "./part.tsx";
import { ItemRail, type SectionTitle, type ShownItem, StoreRail } from "./rails.tsx";
import {
  allStoresId,
  allStoresRequest,
  featuredKeptFor,
  inRail,
  itemsInRail,
  storesInRail,
} from "./requests.ts";

const items = { limit: itemsInRail };
const stores = { limit: storesInRail };

/** Every section that a home page can have; which ones a module's has, `compositions.ts` says. */
export const sections = {
  banners: part({
    read: readBanners,
    draw: (slides, isFirst) => <BannerCarousel slides={slides} isFirst={isFirst} />,
    shape: "wide",
  }),
  categories: part({
    read: async (call) => unlessEmpty((await readCategories(call)).near.map(inRail)),
    draw: (categories, isFirst) => <CategoryRail categories={categories} isFirst={isFirst} />,
    shape: "lines",
  }),
  featuredCategories: part({
    read: async (call) => unlessEmpty((await readCategories(call, { featured: 1 })).near),
    draw: (categories) => <FeaturedCategories categories={categories} />,
    shape: "tiles",
    keepFor: featuredKeptFor,
  }),
  flashSale: part({
    read: async (call) => {
      const { flash_sale } = await call("GET /flash-sales");
      if (!flash_sale?.active_products.length) return null;
      return { ...flash_sale, active_products: flash_sale.active_products.slice(0, itemsInRail) };
    },
    draw: (sale) => <FlashSale sale={sale} />,
    shape: "items",
  }),
  campaigns: part({
    read: async (call) => unlessEmpty(await call("GET /campaigns/basic")),
    draw: (campaigns) => <Campaigns campaigns={campaigns} />,
    shape: "wide",
  }),
  campaignItems: part({
    read: async (call) => unlessEmpty(await call("GET /campaigns/item")),
    draw: (items) => <CampaignItems items={items} />,
    shape: "lines",
  }),
  advertisements: part({
    read: async (call) => unlessEmpty(await call("GET /advertisement/list")),
    draw: (advertisements) => <Advertisements advertisements={advertisements} />,
    shape: "wide",
  }),
  brands: part({
    read: async (call) => unlessEmpty(await call("GET /brand")),
    draw: (brands) => <Brands brands={brands} />,
    shape: "tiles",
  }),
  conditions: part({
    read: async (call) => unlessEmpty(await call("GET /common-condition")),
    draw: (conditions) => <Conditions conditions={conditions} />,
    shape: "lines",
  }),
  sectionBanners: part({
    read: async (call) => unlessEmpty((await call("GET /other-banners")).banners),
    draw: (banners) => <SectionBanners banners={banners} />,
    shape: "lines",
  }),
  whyChoose: part({
    read: async (call) => unlessEmpty((await call("GET /other-banners/why-choose")).banners),
    draw: (reasons) => <WhyChoose reasons={reasons} />,
    shape: "wide",
  }),

  popularItems: itemRail("popularItems", browsePath("all"), (call) =>
    call("GET /items/popular", items),
  ),
  mostReviewedItems: itemRail("mostReviewedItems", browsePath("most_reviewed"), (call) =>
    call("GET /items/most-reviewed", items),
  ),
  newItems: itemRail("newItems", browsePath("new"), (call) =>
    call("GET /items/new-arrival", items),
  ),
  discountedItems: itemRail("discountedItems", browsePath("discounted"), async (call) => {
    const { products } = await call("GET /items/discounted", { limit: 2 * itemsInRail });
    // What is on flash sale has a section of its own.
    return { products: products.filter((item) => item.flash_sale === 0).slice(0, itemsInRail) };
  }),
  recommendedItems: itemRail("recommendedItems", browsePath("recommended"), (call) =>
    call("GET /items/recommended", items),
  ),
  basicItems: itemRail("basicItems", browsePath("basic"), (call) =>
    call("GET /items/basic", items),
  ),
  itemsForConditions: itemRail("itemsForConditions", undefined, (call) =>
    call("GET /items/common-conditions", items),
  ),
  suggestedItems: itemRail(
    "suggestedItems",
    undefined,
    async (call) => ({ products: await call("GET /customer/suggested-items") }),
    { isPersonal: true },
  ),

  popularStores: storeRail("popularStores", storeListPath("popular"), (call) =>
    call("GET /stores/popular", { ...stores, offset: 1 }),
  ),
  latestStores: storeRail("latestStores", storeListPath("latest"), (call) =>
    call("GET /stores/latest", stores),
  ),
  discountedStores: storeRail("discountedStores", storeListPath("discounted"), (call) =>
    call("GET /stores/discounted", stores),
  ),
  recommendedStores: storeRail("recommendedStores", storeListPath("recommended"), (call) =>
    call("GET /stores/recommended", stores),
  ),
  topRatedStores: storeRail("topRatedStores", storeListPath("top-rated"), async (call) =>
    firstHalf(await call("GET /stores/top-rated", stores)),
  ),
  topOffers: storeRail("topOffers", undefined, (call) =>
    call("GET /stores/top-offer-near-me", stores),
  ),
  visitAgain: part({
    read: async (call) => unlessEmpty(await call("GET /customer/visit-again")),
    draw: (stores) => <VisitAgain stores={stores} />,
    shape: "stores",
    isPersonal: true,
  }),
  allStores: part({
    read: async (call) => {
      const first = await call("GET /stores/get-stores/{filter_data}", allStoresRequest);
      return first.stores.length > 0 ? first : null;
    },
    draw: (first) => <AllStores first={first} />,
    id: allStoresId,
    shape: "stores",
  }),
} satisfies Record<string, Part>;

export type SectionName = keyof typeof sections;

function itemRail(
  title: SectionTitle,
  allAt: string | undefined,
  read: (call: Call) => Promise<{ products: ShownItem[] }>,
  { isPersonal = false } = {},
): Part {
  return part({
    read: async (call) => unlessEmpty((await read(call)).products),
    draw: (items, isFirst) => (
      <ItemRail title={title} items={items} allAt={allAt} isFirst={isFirst} />
    ),
    shape: "items",
    isPersonal,
  });
}

function storeRail(
  title: SectionTitle,
  allAt: string | undefined,
  read: (call: Call) => Promise<{ stores: Store[] }>,
): Part {
  return part({
    read: async (call) => unlessEmpty((await read(call)).stores),
    draw: (stores, isFirst) => (
      <StoreRail title={title} stores={stores} allAt={allAt} isFirst={isFirst} />
    ),
    shape: "stores",
  });
}

const fewStores = 3;

/**
 * The better half of all rated stores: in a small place all of them would be among the best rated, as
 * they are elsewhere on the page. A few stores are not ranked at all.
 */
function firstHalf({ stores, total_size }: Reply<"GET /stores/top-rated">): { stores: Store[] } {
  return { stores: total_size > fewStores ? stores.slice(0, Math.ceil(total_size / 2)) : [] };
}

/** A section without content is not there. */
function unlessEmpty<Thing>(things: Thing[]): Thing[] | null {
  return things.length > 0 ? things : null;
}
