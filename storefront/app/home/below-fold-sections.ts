/** The sections that are always below the fold, in one chunk. */
export { Advertisements } from "./advertisements.tsx";
export { Brands } from "./brands.tsx";
export { FeaturedCategories } from "./featured-categories.tsx";
export { OrderAgain } from "./order-again.tsx";
