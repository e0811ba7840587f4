import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@errand/core/language";
import { Hono } from "hono";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { getItemResponse } from "../items/items.data.ts";
import { createDrawingStore, type Drawn } from "../pictures/drawing-store.ts";
import { drawingFolder, type Pictures } from "../pictures/pictures.ts";
import { sendPicture } from "../pictures/send-picture.ts";
import { readVehicleResponses } from "../rental/vehicle.data.ts";
import { listStoresForAnyone } from "../stores/stores.data.ts";
import { itemPreview } from "./item-preview.ts";
import type { DrawLinkPreview, LinkPreview } from "./link-preview.types.ts";
import { previewVersion } from "./link-preview-url.ts";
import { readShopPreview } from "./shop-preview.ts";
import { storePreview } from "./store-preview.ts";
import { vehiclePreview } from "./vehicle-preview.ts";

type Drawing = { pictures: Pick<Pictures, "find">; draw: DrawLinkPreview };

/** The widths of the pictures of a preview, in their order. */
const widths: Record<LinkPreview["kind"], readonly number[]> = {
  item: [640],
  store: [1440, 160],
  shop: [320, 320, 320, 320],
};

/**
 * `GET /link-previews/<subject>-<language>/<version>.jpg`: the picture of a shared link. Only what
 * previews show now is stored, so that neither versions nor subjects of URLs fill the disk.
 */
export function linkPreviewRoutes(api: CatalogApi, { pictures, draw }: Drawing): Hono {
  const folder = join(drawingFolder(api.settings.picturesFolder), "link-previews");
  const drawings = createDrawingStore(folder, { running: 1, waiting: 50 });

  async function drawAnew(key: string, preview: LinkPreview): Promise<Drawn> {
    const found = await Promise.all(
      preview.pictures.map((name, index) => pictures.find(name, widths[preview.kind][index] ?? 0)),
    );
    if (found.includes("busy")) return "busy";
    // What the preview showed before is not linked any more.
    await rm(join(folder, key), { recursive: true, force: true });
    return draw(
      preview,
      found.filter((picture) => picture !== "busy"),
    );
  }

  return new Hono().get("/link-previews/:key/:file{[0-9a-f]{16}\\.jpg}", async (c) => {
    const { key, file } = c.req.param();
    const preview = await readPreview(api, key);
    if (!preview) return sendPicture(c, null, { type: "image/jpeg", isForever: false });
    const current = `${previewVersion(preview)}.jpg`;
    const picture = await drawings.find(join(key, current), () => drawAnew(key, preview));
    return sendPicture(c, picture, { type: "image/jpeg", isForever: file === current });
  });
}

const keyForm = /^(?:(item|store|vehicle)-([1-9]\d{0,8})|shop)-(en|fr)$/;

/** What the picture shows now; null for a key that names nothing. */
async function readPreview(api: CatalogApi, key: string): Promise<LinkPreview | null> {
  const [isKey, kind, id, code] = keyForm.exec(key) ?? [];
  if (isKey === undefined) return null;
  const language = code as Language;
  const ctx = { db: api.db, language, now: api.clock() };
  const shop = await api.shop();
  if (kind === undefined) return readShopPreview(api.db, shop, language);
  if (kind === "item") {
    const item = await getItemResponse(api, ctx, String(id));
    return item ? itemPreview(item, shop, language) : null;
  }
  if (kind === "vehicle") {
    const [vehicle] = await readVehicleResponses(api, ctx, [Number(id)]);
    return vehicle ? vehiclePreview(vehicle, shop, language) : null;
  }
  const [store] = await listStoresForAnyone(api, ctx, [Number(id)]);
  return store ? storePreview(store, shop, language) : null;
}
