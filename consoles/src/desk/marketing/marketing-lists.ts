/** The lists of the section, in the order of its segments. */
export const marketingLists = [
  "banners",
  "coupons",
  "campaigns",
  "flash-sales",
  "cashbacks",
  "bonuses",
  "advertisements",
  "notifications",
] as const;
