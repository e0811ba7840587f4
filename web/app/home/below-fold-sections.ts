/** The sections that are always below the fold, in one chunk. */
export { Advertisements } from "./advertisements.tsx";
export { Brands } from "./brands.tsx";
export { CampaignItems } from "./campaign-items.tsx";
export { Campaigns } from "./campaigns.tsx";
export { FeaturedCategories } from "./featured-categories.tsx";
export { SectionBanners } from "./section-banners.tsx";
export { VisitAgain } from "./visit-again.tsx";
export { WhyChoose } from "./why-choose.tsx";
