/** What the picture of a shared link shows, in one language. */
export type LinkPreview = {
  kind: "item" | "store" | "shop";
  /**
   * The names of its pictures: of an item its first, of a store its cover and its logo, of the shop
   * several.
   */
  pictures: string[];
  title: string;
  /** The store of an item, the district of a store, the second sentence of the shop. */
  subtitle: string;
  /** `before` is the price without the discount, struck through. */
  price: { amount: string; before: string | null } | null;
  /** Null without ratings. */
  rating: string | null;
  facts: string[];
  shopName: string;
};

/**
 * Draws a link preview of 1200 × 630 pixels as JPEG. `pictures` are WebP, null for one that does
 * not exist.
 */
export type DrawLinkPreview = (
  preview: LinkPreview,
  pictures: (Buffer | null)[],
) => Promise<Buffer>;
