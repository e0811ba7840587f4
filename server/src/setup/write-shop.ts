import type { LocalizedText } from "@errand/core/language";
import { sql } from "drizzle-orm";
import { type PageKey, shop } from "../config/config.tables.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { toLanding } from "../settings/landing-texts.ts";
import { pageKeys, writePage } from "../settings/page-texts.data.ts";
import type { ShopFile } from "./shop-file.ts";
import { settingsOf } from "./shop-settings.ts";
import {
  writeParcelCategories,
  writeRental,
  writeTexts,
  writeTransferMethods,
} from "./write-lists.ts";
import { writeModules, writeZones } from "./write-modules.ts";

/**
 * Writes everything that a file describes. What is stored under another name or slug stays as it
 * is.
 */
export async function writeShop(tx: Database, file: ShopFile): Promise<void> {
  const zoneIds = await writeZones(tx, file);
  const moduleIds = await writeModules(tx, file, zoneIds);
  await writePages(tx, file);
  await writeTexts(tx, file);
  await writeTransferMethods(tx, file);
  for (const { type, slug } of file.modules) {
    const moduleId = moduleIds.get(slug) ?? 0;
    if (type === "parcel") await writeParcelCategories(tx, file, moduleId);
    if (type === "rental") await writeRental(tx, file, moduleId);
  }
  // Last: with this row, the shop is open.
  const row = { settings: settingsOf(file), landing: toLanding(file.landing) };
  // A file does not say whether the shop is in maintenance.
  const settings = sql`jsonb_set(excluded.settings, '{maintenance}', coalesce(
    ${shop.settings} -> 'maintenance', 'null'::jsonb))`;
  await tx
    .insert(shop)
    .values(row)
    .onConflictDoUpdate({
      target: shop.id,
      set: { ...row, settings },
    });
}

async function writePages(tx: Database, file: ShopFile) {
  for (const key of pageKeys) {
    const page = file.pages[key];
    if (page) await writePage(tx, key, { title: page.title ?? usualTitle(key), ...page });
  }
}

function usualTitle(key: PageKey): LocalizedText {
  return { en: messageIn("en", "setup", key), fr: messageIn("fr", "setup", key) };
}
