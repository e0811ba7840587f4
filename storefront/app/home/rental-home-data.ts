import type { Call, Reply } from "../api/api-request.ts";
import { providerPath } from "../catalog/paths.ts";
import { linkedPage, type Slide } from "./banners.ts";
import { leaveToBrowser } from "./leave-to-browser.ts";

/** As many as a rail of another home page. */
const inRail = { limit: 12 };
const everything = { limit: 100 };

/** Sections besides the search: at most seven, so that the page has at most eight. */
const maxSections = 7;

const readParts = {
  categories: async (call: Call) =>
    (await call("GET /rental/vehicle/category-list", everything)).vehicles,
  slides: async (call: Call) => (await call("GET /rental/banners")).banners.map(slideOf),
  topRated: async (call: Call) => (await call("GET /rental/vehicle/top-rated", inRail)).vehicles,
  popular: async (call: Call) => (await call("GET /rental/provider/popular", inRail)).stores,
  brands: async (call: Call) => (await call("GET /rental/vehicle/brand-list", everything)).brands,
  coupons: (call: Call) => call("GET /rental/coupon/list/all"),
  latest: readLatest,
  reasons: async (call: Call) => (await call("GET /other-banners/why-choose")).banners,
};

export type RentalPart = keyof typeof readParts;
export type RentalContent = {
  [Part in RentalPart]: Awaited<ReturnType<(typeof readParts)[Part]>>;
};

/** Reads one part of the page. */
export const rentalParts: { [Part in RentalPart]: (call: Call) => Promise<RentalContent[Part]> } =
  readParts;

/** What the home page of rental shows; null for a part that the browser loads. */
export type RentalHomeData = { [Part in RentalPart]: RentalContent[Part] | null };

export async function readRentalHome(call: Call): Promise<RentalHomeData> {
  const [categories, slides, topRated, popular, brands, coupons, latest, reasons] =
    await Promise.all([
      leaveToBrowser(rentalParts.categories(call)),
      leaveToBrowser(rentalParts.slides(call)),
      leaveToBrowser(rentalParts.topRated(call)),
      leaveToBrowser(rentalParts.popular(call)),
      leaveToBrowser(rentalParts.brands(call)),
      leaveToBrowser(rentalParts.coupons(call)),
      leaveToBrowser(rentalParts.latest(call)),
      leaveToBrowser(rentalParts.reasons(call)),
    ]);
  const parts = { categories, slides, topRated, popular, brands, coupons, latest, reasons };
  const shown = Object.values(parts).filter((part) => part?.length !== 0).length;
  return shown > maxSections ? { ...parts, latest: [] } : parts;
}

/** The newest providers without those that are popular: no provider stands on the page twice. */
async function readLatest(call: Call) {
  const [latest, popular] = await Promise.all([
    call("GET /rental/provider/latest", inRail),
    call("GET /rental/provider/popular", inRail),
  ]);
  const inPopular = new Set(popular.stores.map(({ id }) => id));
  return latest.stores.filter(({ id }) => !inPopular.has(id));
}

type RentalBanner = Reply<"GET /rental/banners">["banners"][number];

function slideOf({ id, title, image_full_url, provider_id, link }: RentalBanner): Slide {
  return {
    key: `banner-${id}`,
    title,
    about: null,
    image: image_full_url,
    leadsTo:
      provider_id === null
        ? linkedPage(link)
        : { page: providerPath({ slug: String(provider_id) }) },
  };
}
