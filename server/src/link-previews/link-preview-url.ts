import { createHash } from "node:crypto";
import type { Item } from "@errand/core/catalog/catalog.types";
import type { Language } from "@errand/core/language";
import type { Vehicle } from "@errand/core/rental/rental.types";
import type { StoreServices } from "../catalog/catalog-api.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import type { ReadContext } from "../items/items.data.ts";
import { drawingVersion } from "../pictures/drawing-version.ts";
import { listStoresForAnyone } from "../stores/stores.data.ts";
import { itemPreview } from "./item-preview.ts";
import type { LinkPreview } from "./link-preview.types.ts";
import { readShopPreview } from "./shop-preview.ts";
import { storePreview } from "./store-preview.ts";
import { vehiclePreview } from "./vehicle-preview.ts";

/** The subject of a link preview: `item-3`, `store-7`, `vehicle-5` or `shop`. */
type PreviewSubject = `item-${number}` | `store-${number}` | `vehicle-${number}` | "shop";

/** The version of a link preview: a hash of all that it shows, and of the code that draws it. */
export function previewVersion(preview: LinkPreview): string {
  const shown = JSON.stringify([drawingVersion, preview]);
  return createHash("sha256").update(shown).digest("hex").slice(0, 16);
}

/**
 * The URL of the picture of a shared link: another one as soon as the picture shows something else.
 */
function previewUrl(
  url: string,
  subject: PreviewSubject,
  language: Language,
  preview: LinkPreview,
): string {
  return `${url}/link-previews/${subject}-${language}/${previewVersion(preview)}.jpg`;
}

export async function itemPreviewUrl(
  { shop, settings }: Pick<StoreServices, "shop" | "settings">,
  { language }: ReadContext,
  item: Item,
): Promise<string> {
  const preview = itemPreview(item, await shop(), language);
  return previewUrl(settings.url, `item-${item.id}`, language, preview);
}

export async function vehiclePreviewUrl(
  { shop, settings }: Pick<StoreServices, "shop" | "settings">,
  { language }: ReadContext,
  vehicle: Vehicle,
): Promise<string> {
  const preview = vehiclePreview(vehicle, await shop(), language);
  return previewUrl(settings.url, `vehicle-${vehicle.id}`, language, preview);
}

/** Does not depend on the location of the visitor, as the preview does not. */
export async function storePreviewUrl(
  services: StoreServices,
  ctx: ReadContext,
  id: number,
): Promise<string> {
  const [store] = await listStoresForAnyone(services, ctx, [id]);
  if (!store) throw new Error(`store ${id} does not exist`);
  const preview = storePreview(store, await services.shop(), ctx.language);
  return previewUrl(services.settings.url, `store-${id}`, ctx.language, preview);
}

export async function shopPreviewUrl(
  db: Database,
  {
    settings,
    shop,
    language,
  }: { settings: { url: string }; shop: ShopSettings; language: Language },
): Promise<string> {
  return previewUrl(settings.url, "shop", language, await readShopPreview(db, shop, language));
}
