/** What limits the items of stores. Apart from the schemas, which pages do not load. */

export const maxPictures = 5;

export const maxImportBytes = 10 * 1024 * 1024;
export const maxImportRows = 5000;

/** Fewer pieces than these are soon sold out. */
export const lowStock = 5;

export const itemStates = ["on_sale", "off_sale", "sold_out", "without_picture"] as const;
export type ItemState = (typeof itemStates)[number];
