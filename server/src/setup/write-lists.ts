import type { LocalizedText } from "@errand/core/language";
import { eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { quickPhrases } from "../chat/chat.tables.ts";
import type { Database } from "../database/database.ts";
import { cancellationReasons, parcelCancellationReasons } from "../order-rows/orders.tables.ts";
import { refundReasons } from "../order-rows/refund-requests.tables.ts";
import { parcelCategories, parcelInstructions } from "../parcel/parcel.tables.ts";
import { offlineMethods } from "../payments/offline-methods.tables.ts";
import { vehicleBrands, vehicleCategories } from "../rental/rental.tables.ts";
import { getEnglishName } from "./file-values.ts";
import type { ShopFile } from "./shop-file.ts";

/** Replaces the texts that people choose from: what was chosen keeps its text. */
export async function writeTexts(tx: Database, { reasons, parcel, chat_phrases }: ShopFile) {
  const { cancellation, refund } = reasons;
  const reasonsOf = (reason: LocalizedText) => ({ reason });
  await tx.delete(cancellationReasons);
  await tx.insert(cancellationReasons).values(cancellation.map(reasonsOf));
  await tx.delete(refundReasons);
  await tx.insert(refundReasons).values(refund.map(reasonsOf));
  await tx.delete(parcelCancellationReasons);
  await tx
    .insert(parcelCancellationReasons)
    .values([
      ...reasons.parcel_before_pickup.map((reason) => ({ type: "before_pickup" as const, reason })),
      ...reasons.parcel_after_pickup.map((reason) => ({ type: "after_pickup" as const, reason })),
    ]);
  await tx.delete(parcelInstructions);
  if (parcel.instructions.length > 0) {
    await tx
      .insert(parcelInstructions)
      .values(parcel.instructions.map((instruction) => ({ instruction })));
  }
  await tx.delete(quickPhrases);
  if (chat_phrases.length > 0) {
    await tx.insert(quickPhrases).values(chat_phrases);
  }
}

/**
 * Ways to transfer money, known by their English names. Those that the file lacks are no longer
 * offered.
 */
export async function writeTransferMethods(tx: Database, { payments }: ShopFile) {
  const ids = await idsByName(tx, offlineMethods);
  await tx.update(offlineMethods).set({ active: false });
  for (const method of payments.transfers) {
    const id = ids.get(getEnglishName(method));
    if (id === undefined) await tx.insert(offlineMethods).values(method);
    else
      await tx
        .update(offlineMethods)
        .set({ ...method, active: true })
        .where(eq(offlineMethods.id, id));
  }
}

/** The categories of parcels of each parcel module, known by their English names. */
export async function writeParcelCategories(tx: Database, file: ShopFile, moduleId: number) {
  const ids = await idsByName(tx, parcelCategories, moduleId);
  for (const category of file.parcel.categories) {
    const values = {
      moduleId,
      ...{ name: category.name, description: category.description },
      image: category.picture ?? null,
      perKmCharge: category.per_km,
      minimumCharge: category.minimum,
      taxRate: category.tax_percent,
    };
    const id = ids.get(getEnglishName(category));
    if (id === undefined) await tx.insert(parcelCategories).values(values);
    else await tx.update(parcelCategories).set(values).where(eq(parcelCategories.id, id));
  }
}

/**
 * The categories of vehicles of each rental module, known by their English names, and the brands.
 */
export async function writeRental(tx: Database, { rental }: ShopFile, moduleId: number) {
  const ids = await idsByName(tx, vehicleCategories, moduleId);
  for (const category of rental.categories) {
    const values = { moduleId, name: category.name, image: category.picture ?? null };
    const id = ids.get(getEnglishName(category));
    if (id === undefined) await tx.insert(vehicleCategories).values(values);
    else await tx.update(vehicleCategories).set(values).where(eq(vehicleCategories.id, id));
  }
  for (const { name, picture } of rental.brands) {
    const image = picture ?? null;
    await tx
      .insert(vehicleBrands)
      .values({ name, image })
      .onConflictDoUpdate({ target: vehicleBrands.name, set: { image } });
  }
}

type NamedTable = PgTable & { id: PgColumn; name: PgColumn; moduleId?: PgColumn };

async function idsByName(tx: Database, table: NamedTable, moduleId?: number) {
  const ofModule =
    table.moduleId && moduleId !== undefined ? eq(table.moduleId, moduleId) : undefined;
  const rows = await tx
    .select({
      id: sql<string>`${table.id}`.mapWith(Number),
      name: sql<string>`${table.name}->>'en'`,
    })
    .from(table)
    .where(ofModule);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
