import { defaultSoldOutChoice } from "@errand/core/cart/sold-out";
import { and, eq, isNull, lt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { Shopper } from "../requests/caller.ts";
import { clearLines, type StoredLine } from "./cart.data.ts";
import type { CartProduct } from "./cart-products.data.ts";
import { type ReplacedLine, replacedCarts } from "./replaced-carts.tables.ts";

/**
 * Empties a cart and stores it as the replaced one of its module, of which there is one: an earlier
 * one is dropped. The cart must be locked.
 */
export async function replaceCart(
  tx: Database,
  shopper: Shopper,
  moduleId: number,
  lines: StoredLine[],
  products: Map<number, CartProduct>,
): Promise<void> {
  await takeReplacedCart(tx, shopper, moduleId);
  await clearLines(tx, shopper, moduleId);
  const [first] = lines;
  if (!first) return;
  await tx.insert(replacedCarts).values({
    ...(shopper.kind === "customer"
      ? { customerId: shopper.customerId }
      : { guestId: shopper.guestId }),
    moduleId,
    storeId: first.storeId,
    lines: lines.map(({ itemId, quantity, choices, addOns, ifSoldOut, note }): ReplacedLine => {
      const name = products.get(itemId)?.item.name ?? { en: "", fr: "" };
      return { name, itemId, quantity, choices, addOns, ifSoldOut, note };
    }),
  });
}

/** The replaced cart of a module with the name of its store; null when there is none. */
export async function findReplacedCart(db: Database, shopper: Shopper, moduleId: number) {
  const [found] = await db
    .select({ storeId: stores.id, storeName: stores.name, lines: replacedCarts.lines })
    .from(replacedCarts)
    .innerJoin(stores, eq(stores.id, replacedCarts.storeId))
    .where(and(ownedBy(shopper), eq(replacedCarts.moduleId, moduleId)));
  return found ?? null;
}

/** Deletes the replaced cart of a module and returns its lines; null when there is none. */
export async function takeReplacedCart(
  tx: Database,
  shopper: Shopper,
  moduleId: number,
): Promise<Required<ReplacedLine>[] | null> {
  const [taken] = await tx
    .delete(replacedCarts)
    .where(and(ownedBy(shopper), eq(replacedCarts.moduleId, moduleId)))
    .returning({ lines: replacedCarts.lines });
  return (
    taken?.lines.map((line) => ({ ifSoldOut: defaultSoldOutChoice, note: null, ...line })) ?? null
  );
}

/** Gives a guest's replaced carts to a customer, in modules where the customer has none. */
export async function transferReplacedCarts(
  tx: Database,
  guestId: string,
  customerId: number,
): Promise<void> {
  const own = alias(replacedCarts, "own");
  const ofModule = and(eq(own.customerId, customerId), eq(own.moduleId, replacedCarts.moduleId));
  await tx
    .update(replacedCarts)
    .set({ customerId, guestId: null })
    .where(
      and(
        eq(replacedCarts.guestId, guestId),
        isNull(replacedCarts.customerId),
        notExists(tx.select({ id: own.id }).from(own).where(ofModule)),
      ),
    );
}

export async function deleteReplacedCartsOf(tx: Database, customerId: number): Promise<void> {
  await tx.delete(replacedCarts).where(eq(replacedCarts.customerId, customerId));
}

/** Deletes the carts that were replaced 30 days ago. */
export async function deleteOldReplacedCarts(db: Database): Promise<void> {
  await db
    .delete(replacedCarts)
    .where(lt(replacedCarts.replacedAt, sql`now() - interval '30 days'`));
}

function ownedBy(shopper: Shopper) {
  return shopper.kind === "customer"
    ? eq(replacedCarts.customerId, shopper.customerId)
    : eq(replacedCarts.guestId, shopper.guestId);
}
