import { defaultSoldOutChoice } from "@errand/core/cart/sold-out";
import type { LocalizedText } from "@errand/core/language";
import { and, desc, eq, isNull, not, notExists, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { Shopper } from "../requests/caller.ts";
import { clearLines, readLines, type StoredLine } from "./cart.data.ts";
import type { CartProduct } from "./cart-products.data.ts";
import { type ReplacedLine, replacedCarts } from "./replaced-carts.tables.ts";

/** A shopper's parked carts: the oldest one goes for a further one, and each after its days. */
const maxParkedCarts = 5;
const isCurrent = sql`${replacedCarts.replacedAt} > now() - interval '14 days'`;

/**
 * Empties a cart and parks it: it is the one of its store that can be restored, and the replaced
 * one of its module until another is parked. The cart must be locked.
 */
export async function replaceCart(
  tx: Database,
  shopper: Shopper,
  moduleId: number,
  lines: StoredLine[],
  products: Map<number, CartProduct>,
): Promise<void> {
  await clearLines(tx, shopper, moduleId);
  const [first] = lines;
  if (!first) return;
  await deleteParkedCart(tx, shopper, moduleId, first.storeId);
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
    // The clock itself: several carts may be parked in one transaction.
    replacedAt: sql`clock_timestamp()`,
  });
  await deleteBeyondLimit(tx, shopper);
}

/** The carts that a shopper has parked in all modules, the last one first. */
export async function readParkedCarts(db: Database, shopper: Shopper): Promise<ParkedCart[]> {
  const rows = await db
    .select({
      moduleId: replacedCarts.moduleId,
      storeId: stores.id,
      storeName: stores.name,
      storeLogo: stores.logo,
      lines: replacedCarts.lines,
      parkedAt: replacedCarts.replacedAt,
    })
    .from(replacedCarts)
    .innerJoin(stores, eq(stores.id, replacedCarts.storeId))
    .where(and(ownedBy(shopper), isCurrent))
    .orderBy(desc(replacedCarts.replacedAt), desc(replacedCarts.id));
  return rows.map((row) => ({ ...row, lines: row.lines.map(toCompleteLine) }));
}

export interface ParkedCart {
  moduleId: number;
  storeId: number;
  storeName: LocalizedText;
  storeLogo: string | null;
  lines: Required<ReplacedLine>[];
  parkedAt: Date;
}

/** The cart of a module that was parked last, with the name of its store; null without one. */
export async function findReplacedCart(db: Database, shopper: Shopper, moduleId: number) {
  const parked = await readParkedCarts(db, shopper);
  return parked.find((cart) => cart.moduleId === moduleId) ?? null;
}

/** Deletes the cart of a module that was parked last, and returns its lines; null without one. */
export async function takeReplacedCart(
  tx: Database,
  shopper: Shopper,
  moduleId: number,
): Promise<Required<ReplacedLine>[] | null> {
  const last = await findReplacedCart(tx, shopper, moduleId);
  return last && takeParkedCart(tx, shopper, moduleId, last.storeId);
}

/** Deletes the parked cart of a store and returns its lines; null when there is none. */
export async function takeParkedCart(
  tx: Database,
  shopper: Shopper,
  moduleId: number,
  storeId: number,
): Promise<Required<ReplacedLine>[] | null> {
  const [taken] = await tx
    .delete(replacedCarts)
    .where(and(isParkedIn(shopper, moduleId, storeId), isCurrent))
    .returning({ lines: replacedCarts.lines });
  return taken?.lines.map(toCompleteLine) ?? null;
}

/** Returns whether there was one. */
export async function deleteParkedCart(
  tx: Database,
  shopper: Shopper,
  moduleId: number,
  storeId: number,
): Promise<boolean> {
  const { rowCount } = await tx.delete(replacedCarts).where(isParkedIn(shopper, moduleId, storeId));
  return rowCount === 1;
}

/** Deletes the cart of a store, active or parked; false when there is none. It must be locked. */
export async function deleteStoreCart(
  tx: Database,
  shopper: Shopper,
  moduleId: number,
  storeId: number,
): Promise<boolean> {
  const active = await readLines(tx, shopper, moduleId);
  const isActive = active.some((line) => line.storeId === storeId);
  if (isActive) await clearLines(tx, shopper, moduleId);
  const wasParked = await deleteParkedCart(tx, shopper, moduleId, storeId);
  return isActive || wasParked;
}

/**
 * Gives a guest's parked carts to a customer, for stores where the customer has none; at most as
 * many as one shopper has.
 */
export async function transferReplacedCarts(
  tx: Database,
  guestId: string,
  customer: Extract<Shopper, { kind: "customer" }>,
): Promise<void> {
  const { customerId } = customer;
  const own = alias(replacedCarts, "own");
  const ofStore = and(
    eq(own.customerId, customerId),
    eq(own.moduleId, replacedCarts.moduleId),
    eq(own.storeId, replacedCarts.storeId),
  );
  await tx
    .update(replacedCarts)
    .set({ customerId, guestId: null })
    .where(
      and(
        eq(replacedCarts.guestId, guestId),
        isNull(replacedCarts.customerId),
        notExists(tx.select({ id: own.id }).from(own).where(ofStore)),
      ),
    );
  await deleteBeyondLimit(tx, customer);
}

export async function deleteReplacedCartsOf(tx: Database, customerId: number): Promise<void> {
  await tx.delete(replacedCarts).where(eq(replacedCarts.customerId, customerId));
}

/** Deletes the carts that were parked too long ago. */
export async function deleteOldReplacedCarts(db: Database): Promise<void> {
  await db.delete(replacedCarts).where(not(isCurrent));
}

async function deleteBeyondLimit(tx: Database, shopper: Shopper): Promise<void> {
  const kept = tx
    .select({ id: replacedCarts.id })
    .from(replacedCarts)
    .where(ownedBy(shopper))
    .orderBy(desc(replacedCarts.replacedAt), desc(replacedCarts.id))
    .limit(maxParkedCarts);
  await tx.delete(replacedCarts).where(and(ownedBy(shopper), notInArray(replacedCarts.id, kept)));
}

function isParkedIn(shopper: Shopper, moduleId: number, storeId: number) {
  return and(
    ownedBy(shopper),
    eq(replacedCarts.moduleId, moduleId),
    eq(replacedCarts.storeId, storeId),
  );
}

function toCompleteLine(line: ReplacedLine): Required<ReplacedLine> {
  return { ifSoldOut: defaultSoldOutChoice, note: null, ...line };
}

function ownedBy(shopper: Shopper) {
  return shopper.kind === "customer"
    ? eq(replacedCarts.customerId, shopper.customerId)
    : eq(replacedCarts.guestId, shopper.guestId);
}
