import { lazy } from "react";

/** What never comes with the page itself: fetched, all in one file, when the first of it is near. */
const fetched = () => import("./later-sections.ts");

export const Advertisements = lazy(async () => ({ default: (await fetched()).Advertisements }));
export const Brands = lazy(async () => ({ default: (await fetched()).Brands }));
export const CampaignItems = lazy(async () => ({ default: (await fetched()).CampaignItems }));
export const Campaigns = lazy(async () => ({ default: (await fetched()).Campaigns }));
export const FeaturedCategories = lazy(async () => ({
  default: (await fetched()).FeaturedCategories,
}));
export const SectionBanners = lazy(async () => ({ default: (await fetched()).SectionBanners }));
export const VisitAgain = lazy(async () => ({ default: (await fetched()).VisitAgain }));
export const WhyChoose = lazy(async () => ({ default: (await fetched()).WhyChoose }));

/** Stands last, and brings the filters. */
export const AllStores = lazy(async () => {
  const { AllStores } = await import("./all-stores.tsx");
  return { default: AllStores };
});
