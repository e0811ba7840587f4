import { AppError } from "@errand/core/errors";
import type { StatedItem } from "@errand/core/items/store-items.types";
import { variationType } from "@errand/core/items/variation-type";
import type { LocalizedText } from "@errand/core/language";
import { type Minor, toMinor } from "@errand/core/money";
import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { type ItemChoice, itemVariations } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { lockStock } from "../stock/adjust-stock.ts";
import { newStockChange, type StockLevel, setStock } from "../stock/set-stock.ts";

interface VariationToWrite {
  /** Null for a new one. */
  id: number | null;
  type: LocalizedText;
  price: Minor;
  /** Null keeps the stock of an existing one. */
  stock: number | null;
}

/**
 * The choices and variations of an item after a change; no variations leave it with a stock of its
 * own.
 */
export interface VariationsToWrite {
  choices: ItemChoice[];
  variations: VariationToWrite[];
}

type VariationRow = typeof itemVariations.$inferSelect;

export async function readVariations(tx: Database, itemId: number): Promise<VariationRow[]> {
  return tx
    .select()
    .from(itemVariations)
    .where(eq(itemVariations.itemId, itemId))
    .orderBy(asc(itemVariations.position), asc(itemVariations.id));
}

/**
 * What a store states of variations; null when it states nothing of them. A variation without an id
 * is the one with the same English options. Throws `item_variations_incomplete`.
 */
export function toVariationsToWrite(
  { variation_choices, variations }: StatedItem,
  before: { choices: ItemChoice[]; variations: VariationRow[] },
): VariationsToWrite | null {
  if (variation_choices === undefined && variations === undefined) return null;
  const choices = variation_choices?.map(toChoice) ?? before.choices;
  // Other choices make other variations.
  if (variations === undefined) throw variationsError();
  if ((choices.length === 0) !== (variations.length === 0)) throw variationsError();
  const written = variations.map(({ id, options, price, stock }) => {
    const type = variationType(options, choices);
    if (!type) throw variationsError();
    const existing = before.variations.find((known) =>
      id === undefined ? known.type.en === type.en : known.id === id,
    );
    if ((id !== undefined && !existing) || (!existing && stock === undefined)) {
      throw variationsError();
    }
    return { id: existing?.id ?? null, type, price: toMinor(price), stock: stock ?? null };
  });
  const ids = written.flatMap(({ id }) => id ?? []);
  const types = written.map(({ type }) => type.en);
  if (new Set(ids).size < ids.length || new Set(types).size < types.length) throw variationsError();
  return { choices, variations: written };
}

const variationsError = () => new AppError("item_variations_incomplete", { field: "variations" });

function toChoice(choice: NonNullable<StatedItem["variation_choices"]>[number]): ItemChoice {
  const { title, title_fr, options, options_fr } = choice;
  return {
    title: { en: title, fr: title_fr ?? title },
    options: options.map((option, index) => ({ en: option, fr: options_fr?.[index] ?? option })),
  };
}

/**
 * Writes the variations of an item with their stock while orders continue; those that are missing
 * are removed. `stock` is what the item has without variations.
 */
export async function writeVariations(
  tx: Database,
  itemId: number,
  { variations }: VariationsToWrite,
  stock: number | null,
): Promise<void> {
  const left = await lockStock(tx, itemId);
  await makeWay(tx, itemId);
  const levels: StockLevel[] = [];
  for (const [position, variation] of variations.entries()) {
    const id = await writeVariation(tx, itemId, { ...variation, position });
    levels.push({
      itemId,
      variationId: id,
      flashSaleId: null,
      quantity: variation.stock ?? left.get(id) ?? 0,
    });
  }
  if (variations.length === 0 && stock !== null) {
    levels.push({ itemId, variationId: null, flashSaleId: null, quantity: stock });
  }
  await setStock(tx, newStockChange("setting"), levels);
  const kept = levels.flatMap(({ variationId }) => variationId ?? []);
  await tx
    .delete(itemVariations)
    .where(
      and(
        eq(itemVariations.itemId, itemId),
        kept.length > 0 ? notInArray(itemVariations.id, kept) : undefined,
      ),
    );
}

/** Variations may exchange their options, and take those of a removed one; they are unique. */
async function makeWay(tx: Database, itemId: number) {
  const { type, id } = itemVariations;
  await tx
    .update(itemVariations)
    .set({ type: sql`${type} || jsonb_build_object('en', '#' || ${id})` })
    .where(eq(itemVariations.itemId, itemId));
}

async function writeVariation(
  tx: Database,
  itemId: number,
  { id, type, price, position }: Omit<VariationToWrite, "stock"> & { position: number },
): Promise<number> {
  const values = { type, price, position };
  if (id !== null) {
    await tx.update(itemVariations).set(values).where(eq(itemVariations.id, id));
    return id;
  }
  const [created] = await tx
    .insert(itemVariations)
    .values({ itemId, ...values })
    .returning({ id: itemVariations.id });
  if (!created) throw new Error("no variation was created");
  return created.id;
}
