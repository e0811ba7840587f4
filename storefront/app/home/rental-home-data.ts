import type { Call, Reply } from "../api/api-request.ts";
import { providerPath } from "../catalog/paths.ts";
import { linkedPage, type Slide } from "./banners.ts";

/** As many as a rail of another home page. */
const inRail = { limit: 12 };
const everything = { limit: 100 };

/** Sections besides the search: at most seven, so that the page has at most eight. */
const maxSections = 7;

/** What the home page of rental shows. A part that fails to load is left out. */
export async function readRentalHome(call: Call) {
  const [categories, topRated, brands, popular, latest, banners, coupons, reasons] =
    await Promise.all([
      call("GET /rental/vehicle/category-list", everything).catch(() => null),
      call("GET /rental/vehicle/top-rated", inRail).catch(() => null),
      call("GET /rental/vehicle/brand-list", everything).catch(() => null),
      call("GET /rental/provider/popular", inRail).catch(() => null),
      call("GET /rental/provider/latest", inRail).catch(() => null),
      call("GET /rental/banners").catch(() => null),
      call("GET /rental/coupon/list/all").catch(() => null),
      call("GET /other-banners/why-choose").catch(() => null),
    ]);
  const inPopular = new Set(popular?.stores.map(({ id }) => id));
  const sections = {
    categories: categories?.vehicles ?? [],
    slides: banners?.banners.map(slideOf) ?? [],
    topRated: topRated?.vehicles ?? [],
    popular: popular?.stores ?? [],
    brands: brands?.brands ?? [],
    coupons: coupons ?? [],
    // No provider twice.
    latest: latest?.stores.filter(({ id }) => !inPopular.has(id)) ?? [],
    reasons: reasons?.banners ?? [],
  };
  const shown = Object.values(sections).filter(({ length }) => length > 0).length;
  return shown > maxSections ? { ...sections, latest: [] } : sections;
}

export type RentalHomeData = Awaited<ReturnType<typeof readRentalHome>>;

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
