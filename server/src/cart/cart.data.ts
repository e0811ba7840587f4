import type { Language } from "@errand/core/language";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { type Database, sendTogether } from "../database/database.ts";
import { preparedQuery, preparedStatement } from "../database/prepared-statements.ts";
import { lockKey } from "../database/shop-schema.ts";
import type { Shopper } from "../requests/caller.ts";
import { cartLines } from "./cart.tables.ts";
import { type CartProduct, readCartProducts, readProductsInCart } from "./cart-products.data.ts";
import { choiceKey } from "./choice-key.ts";
import type { LineItem } from "./evaluate-lines.ts";
import { findRequestedProduct, lineFromRequest, type RequestedLine } from "./requested-line.ts";

export type { EvaluatedLine, OrderConditions } from "./evaluate-lines.ts";
export type { RequestedLine } from "./requested-line.ts";

/** A line as the database stores it. */
export interface StoredLine extends LineItem {
  cartId: number;
  storeId: number;
  createdAt: Date;
  updatedAt: Date;
}

const lineColumns = {
  cartId: cartLines.id,
  storeId: cartLines.storeId,
  itemId: cartLines.itemId,
  quantity: cartLines.quantity,
  choices: cartLines.choices,
  addOns: cartLines.addOns,
  ifSoldOut: cartLines.ifSoldOut,
  note: cartLines.note,
  createdAt: cartLines.createdAt,
  updatedAt: cartLines.updatedAt,
};

/**
 * Locks a shopper's carts until the transaction ends, so that a quantity read inside it still holds
 * when it is written.
 */
export async function lockCart(tx: Database, shopper: Shopper): Promise<void> {
  await lockByName(tx, { name: `cart ${shopper.key}` });
}

const lockByName = preparedStatement(
  "lock_cart",
  sql`select pg_advisory_xact_lock(${lockKey(sql.placeholder("name"))})`,
);

/** The lines of one module's cart, oldest first. */
export function readLines(db: Database, shopper: Shopper, moduleId: number): Promise<StoredLine[]> {
  return shopper.kind === "customer"
    ? linesOfCustomer(db).execute({ owner: shopper.customerId, moduleId })
    : linesOfGuest(db).execute({ owner: shopper.guestId, moduleId });
}

const linesOfCustomer = preparedQuery((db) =>
  selectLines(db, cartLines.customerId).prepare("cart_lines_of_customer"),
);
const linesOfGuest = preparedQuery((db) =>
  selectLines(db, cartLines.guestId).prepare("cart_lines_of_guest"),
);

function selectLines(db: Database, owner: AnyPgColumn) {
  return db.select(lineColumns).from(cartLines).where(isLineOf(owner)).orderBy(asc(cartLines.id));
}

/** The lines of a cart with their current products. */
export interface LoadedCart<Line extends LineItem = StoredLine> {
  lines: Line[];
  products: Map<number, CartProduct>;
}

/** The lines of one module's cart with their products, and the products of the items `others`. */
export async function readCart(
  db: Database,
  shopper: Shopper,
  { moduleId, others = [], now }: { moduleId: number; others?: number[]; now: Date },
): Promise<LoadedCart> {
  const [lines, products] = await sendTogether(
    readLines(db, shopper, moduleId),
    readProductsInCart(db, shopper, { moduleId, others, now }),
  );
  return { lines, products };
}

/**
 * The one line of an order without a cart (buy now, campaigns). Throws `item_not_found` for an
 * unknown item.
 */
export async function readBuyNow(
  db: Database,
  requested: RequestedLine,
  { moduleId, language, now }: { moduleId: number; language: Language; now: Date },
): Promise<LoadedCart<LineItem>> {
  const products = await readCartProducts(db, [requested.item_id], now);
  const product = findRequestedProduct(products, requested, moduleId);
  return { lines: [lineFromRequest(product, requested, language)], products };
}

/** The lines that somebody states instead of filling a cart; otherwise as `readBuyNow`. */
export async function readGivenCart(
  db: Database,
  requested: readonly RequestedLine[],
  { moduleId, language, now }: { moduleId: number; language: Language; now: Date },
): Promise<LoadedCart<LineItem>> {
  const ids = [...new Set(requested.map(({ item_id }) => item_id))];
  const products = await readCartProducts(db, ids, now);
  const lines = requested.map((line) =>
    lineFromRequest(findRequestedProduct(products, line, moduleId), line, language),
  );
  return { lines, products };
}

/** The modules in which a shopper has a cart. */
export async function modulesOf(db: Database, shopper: Shopper): Promise<number[]> {
  const rows = await db
    .selectDistinct({ moduleId: cartLines.moduleId })
    .from(cartLines)
    .where(ownedBy(shopper))
    .orderBy(asc(cartLines.moduleId));
  return rows.map(({ moduleId }) => moduleId);
}

export async function insertLine(
  tx: Database,
  shopper: Shopper,
  { itemId, quantity, choices, addOns, ifSoldOut, note }: LineItem,
  { moduleId, storeId }: { moduleId: number; storeId: number },
): Promise<StoredLine> {
  const line = { moduleId, storeId, itemId, quantity, choices, addOns, ifSoldOut, note };
  const [added] = await newLine(tx).execute({
    ...toOwnerColumns(shopper),
    ...line,
    choiceKey: choiceKey(line),
  });
  if (!added) throw new Error("the new cart line was not returned");
  return added;
}

const newLine = preparedQuery((db) =>
  db
    .insert(cartLines)
    .values({
      customerId: sql.placeholder("customerId"),
      guestId: sql.placeholder("guestId"),
      moduleId: sql.placeholder("moduleId"),
      storeId: sql.placeholder("storeId"),
      itemId: sql.placeholder("itemId"),
      quantity: sql.placeholder("quantity"),
      choices: sql.placeholder("choices"),
      choiceKey: sql.placeholder("choiceKey"),
      addOns: sql.placeholder("addOns"),
      ifSoldOut: sql.placeholder("ifSoldOut"),
      note: sql.placeholder("note"),
    })
    .returning(lineColumns)
    .prepare("new_cart_line"),
);

export async function rewriteLine(
  tx: Database,
  { cartId, quantity, choices, addOns, ifSoldOut, note }: StoredLine,
): Promise<StoredLine> {
  const line = { cartId, quantity, choices, addOns, ifSoldOut, note };
  const [written] = await changedLine(tx).execute({ ...line, choiceKey: choiceKey(line) });
  if (!written) throw new Error("the cart line was deleted while its cart was locked");
  return written;
}

const changedLine = preparedQuery((db) => {
  const value = (column: AnyPgColumn, name: string) =>
    sql`${sql.param(sql.placeholder(name), column)}`;
  return db
    .update(cartLines)
    .set({
      quantity: value(cartLines.quantity, "quantity"),
      choices: value(cartLines.choices, "choices"),
      choiceKey: value(cartLines.choiceKey, "choiceKey"),
      addOns: value(cartLines.addOns, "addOns"),
      ifSoldOut: value(cartLines.ifSoldOut, "ifSoldOut"),
      note: value(cartLines.note, "note"),
      updatedAt: sql`now()`,
    })
    .where(eq(cartLines.id, sql.placeholder("cartId")))
    .returning(lineColumns)
    .prepare("changed_cart_line");
});

/** Gives a line another owner. */
export async function transferLine(tx: Database, cartId: number, to: Shopper): Promise<void> {
  await tx.update(cartLines).set(toOwnerColumns(to)).where(eq(cartLines.id, cartId));
}

/** Deletes the given lines, or all, of one module's cart. Returns how many there were. */
export async function clearLines(
  tx: Database,
  shopper: Shopper,
  moduleId: number,
  cartIds?: number[],
): Promise<number> {
  if (cartIds === undefined) {
    const { rowCount } = await (shopper.kind === "customer"
      ? deleteLinesOfCustomer(tx).execute({ owner: shopper.customerId, moduleId })
      : deleteLinesOfGuest(tx).execute({ owner: shopper.guestId, moduleId }));
    return rowCount ?? 0;
  }
  const { rowCount } = await tx
    .delete(cartLines)
    .where(and(ownedBy(shopper), eq(cartLines.moduleId, moduleId), inArray(cartLines.id, cartIds)));
  return rowCount ?? 0;
}

const deleteLinesOfCustomer = preparedQuery((db) =>
  deleteLines(db, cartLines.customerId).prepare("delete_cart_of_customer"),
);
const deleteLinesOfGuest = preparedQuery((db) =>
  deleteLines(db, cartLines.guestId).prepare("delete_cart_of_guest"),
);

function deleteLines(db: Database, owner: AnyPgColumn) {
  return db.delete(cartLines).where(isLineOf(owner));
}

function isLineOf(owner: AnyPgColumn) {
  return and(
    eq(owner, sql.placeholder("owner")),
    eq(cartLines.moduleId, sql.placeholder("moduleId")),
  );
}

/** Deletes all carts of a customer whose account is deleted. */
export async function deleteCartsOf(tx: Database, customerId: number): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.customerId, customerId));
}

/** Takes an item that is no longer sold out of every cart. */
export async function removeFromCarts(tx: Database, itemId: number): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.itemId, itemId));
}

function toOwnerColumns(shopper: Shopper) {
  return shopper.kind === "customer"
    ? { customerId: shopper.customerId, guestId: null }
    : { customerId: null, guestId: shopper.guestId };
}

function ownedBy(shopper: Shopper) {
  return shopper.kind === "customer"
    ? eq(cartLines.customerId, shopper.customerId)
    : eq(cartLines.guestId, shopper.guestId);
}
