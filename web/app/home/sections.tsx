import type { Store } from "@errand/core/catalog/catalog.types";
import type { Call, Reply } from "../api/api-request.ts";
import { storeListPath } from "../catalog/paths.ts";
import { browsePath } from "../search/browse.ts";
import { readCategories } from "../search/near-categories.ts";
import { Lazy } from "../ui/lazy-component.tsx";
import { BannerCarousel } from "./banner-carousel.tsx";
import { readBanners } from "./banners.ts";
import { ItemCarousel, type SectionTitle, type ShownItem, StoreCarousel } from "./carousels.tsx";
import { CategoryCarousel } from "./category-carousel.tsx";
import { Conditions } from "./common-conditions.tsx";
import { FlashSale } from "./flash-sale.tsx";
import { type HomeSection, homeSection } from "./home-section.tsx";
import * as lazySections from "./lazy-sections.ts";
import {
  allStoresId,
  allStoresRequest,
  featuredStaleTime,
  inRail,
  itemsPerCarousel,
  storesPerCarousel,
} from "./requests.ts";

const items = { limit: itemsPerCarousel };
const stores = { limit: storesPerCarousel };

/** Every section that a home page can have; `home-layouts.ts` lists those of each module. */
export const sections = {
  banners: homeSection({
    read: readBanners,
    render: (slides, isFirst) => <BannerCarousel slides={slides} isFirst={isFirst} />,
    shape: "wide",
  }),
  categories: homeSection({
    read: async (call) => unlessEmpty((await readCategories(call)).near.map(inRail)),
    render: (categories, isFirst) => <CategoryCarousel categories={categories} isFirst={isFirst} />,
    shape: "lines",
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
    shape: "items",
  }),
  campaigns: homeSection({
    read: async (call) => unlessEmpty(await call("GET /campaigns/basic")),
    render: (campaigns) => <Lazy component={lazySections.campaigns} props={{ campaigns }} />,
    load: lazySections.campaigns.load,
    shape: "wide",
  }),
  campaignItems: homeSection({
    read: async (call) => unlessEmpty(await call("GET /campaigns/item")),
    render: (items) => <Lazy component={lazySections.campaignItems} props={{ items }} />,
    load: lazySections.campaignItems.load,
    shape: "lines",
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
  sectionBanners: homeSection({
    read: async (call) => unlessEmpty((await call("GET /other-banners")).banners),
    render: (banners) => <Lazy component={lazySections.sectionBanners} props={{ banners }} />,
    load: lazySections.sectionBanners.load,
    shape: "lines",
  }),
  whyChoose: homeSection({
    read: async (call) => unlessEmpty((await call("GET /other-banners/why-choose")).banners),
    render: (reasons) => <Lazy component={lazySections.whyChoose} props={{ reasons }} />,
    load: lazySections.whyChoose.load,
    shape: "wide",
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
    const { products } = await call("GET /items/discounted", { limit: 2 * itemsPerCarousel });
    // Items on flash sale have their own section.
    return {
      products: products.filter((item) => item.flash_sale === 0).slice(0, itemsPerCarousel),
    };
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
  suggestedItems: itemCarousel(
    "suggestedItems",
    undefined,
    async (call) => ({ products: await call("GET /customer/suggested-items") }),
    { isPersonal: true },
  ),

  popularStores: storeCarousel("popularStores", storeListPath("popular"), (call) =>
    call("GET /stores/popular", { ...stores, offset: 1 }),
  ),
  latestStores: storeCarousel("latestStores", storeListPath("latest"), (call) =>
    call("GET /stores/latest", stores),
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
  visitAgain: homeSection({
    read: async (call) => unlessEmpty(await call("GET /customer/visit-again")),
    render: (stores) => <Lazy component={lazySections.visitAgain} props={{ stores }} />,
    load: lazySections.visitAgain.load,
    shape: "stores",
    isPersonal: true,
  }),
  allStores: homeSection({
    read: async (call) => {
      const first = await call("GET /stores/get-stores/{filter_data}", allStoresRequest);
      return first.stores.length > 0 ? first : null;
    },
    render: (first) => <Lazy component={lazySections.allStores} props={{ first }} />,
    load: lazySections.allStores.load,
    id: allStoresId,
    shape: "stores",
  }),
} satisfies Record<string, HomeSection>;

export type SectionName = keyof typeof sections;

function itemCarousel(
  title: SectionTitle,
  allAt: string | undefined,
  read: (call: Call) => Promise<{ products: ShownItem[] }>,
  { isPersonal = false } = {},
): HomeSection {
  return homeSection({
    read: async (call) => unlessEmpty((await read(call)).products),
    render: (items, isFirst) => (
      <ItemCarousel title={title} items={items} allAt={allAt} isFirst={isFirst} />
    ),
    shape: "items",
    isPersonal,
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
  });
}

const maxUnrankedStores = 3;

/**
 * The better half of all rated stores: in a small town, a longer list would contain every store, like
 * the other sections do. Three stores or fewer are not ranked at all.
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
