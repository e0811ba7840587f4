import type { LocalizedText } from "@errand/core/language";
import type { PagesSetting } from "@errand/core/store-desk/desk-settings.contract";
import { eq, sql } from "drizzle-orm";
import { type PageKey, pages } from "../config/config.tables.ts";
import type { Database } from "../database/database.ts";

export const pageKeys = [
  "about",
  "terms",
  "privacy",
  "refund",
  "shipping",
  "cancellation",
] as const satisfies PageKey[];

/** The information pages; null: it is not written. */
export async function readPages(db: Database): Promise<PagesSetting> {
  const rows = await db.select().from(pages);
  const find = (key: PageKey) => {
    const page = rows.find((row) => row.key === key);
    return page ? { title: page.title, content: page.content } : null;
  };
  return {
    about: find("about"),
    terms: find("terms"),
    privacy: find("privacy"),
    refund: find("refund"),
    shipping: find("shipping"),
    cancellation: find("cancellation"),
  };
}

/** A page that is as before keeps the day of its last change. */
export async function writePage(
  tx: Database,
  key: PageKey,
  { title, content }: { title: LocalizedText; content: LocalizedText },
): Promise<void> {
  await tx
    .insert(pages)
    .values({ key, title, content })
    .onConflictDoUpdate({
      target: pages.key,
      set: { title, content, updatedAt: sql`excluded.updated_at` },
      setWhere: sql`${pages.content} <> excluded.content or ${pages.title} <> excluded.title`,
    });
}

export async function removePage(tx: Database, key: PageKey): Promise<void> {
  await tx.delete(pages).where(eq(pages.key, key));
}
