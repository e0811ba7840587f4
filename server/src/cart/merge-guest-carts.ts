import { type Language, localize } from "@errand/core/language";
import { localTime } from "@errand/core/time";
import type { Notice } from "@errand/core/values";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { Shopper } from "../requests/caller.ts";
import {
  clearLines,
  lockCart,
  modulesOf,
  readLines,
  rewriteLine,
  type StoredLine,
  transferLine,
} from "./cart.data.ts";
import type { StoredAddOn } from "./cart.tables.ts";
import { type CartProduct, readCartProducts } from "./cart-products.data.ts";
import { isSameLine } from "./choice-key.ts";
import { evaluateLines, type OrderConditions, remainingQuantity } from "./evaluate-lines.ts";
import { problemNotices } from "./line-notices.ts";
import { replaceCart, transferReplacedCarts } from "./replaced-carts.data.ts";

/** The limits of the contract for one line. */
const maxPieces = 999;
const maxAddOns = 99;

interface MergeContext {
  db: Database;
  guest: Shopper;
  customer: Shopper;
  language: Language;
  conditions: OrderConditions;
  now: Date;
}

/**
 * Moves a guest's carts to the customer who signs in, and returns notices about what changed. A
 * second call finds nothing to move. On failure the guest keeps the carts and the sign-in
 * continues. Source: contract 3.4, safety 14.
 */
export function mergeGuestCarts(api: CatalogApi) {
  return async (
    db: Database,
    guest: Shopper,
    customer: Shopper,
    language: Language,
  ): Promise<Notice[]> => {
    const { timeZone, scheduleOrder, prescriptionOrder } = await api.shop();
    const now = api.clock();
    const conditions = {
      at: localTime(now, timeZone),
      orLater: scheduleOrder,
      takesPrescriptions: prescriptionOrder,
    };
    try {
      return await inTransaction(db, (tx) =>
        mergeCarts({ db: tx, guest, customer, language, conditions, now }),
      );
    } catch (error) {
      api.log.error({ err: error }, "merging the guest's carts failed");
      return [];
    }
  };
}

async function mergeCarts(context: MergeContext): Promise<Notice[]> {
  const { db, guest, customer } = context;
  // Always in the same order, so that two sign-ins cannot deadlock.
  const shoppers = [guest, customer].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (const shopper of shoppers) await lockCart(db, shopper);
  const notices: Notice[] = [];
  for (const moduleId of await modulesOf(db, guest)) {
    notices.push(...(await mergeCart(context, moduleId)));
  }
  if (guest.kind === "guest" && customer.kind === "customer") {
    await transferReplacedCarts(db, guest.guestId, customer);
  }
  return notices;
}

async function mergeCart(context: MergeContext, moduleId: number): Promise<Notice[]> {
  const { db, guest, customer, language, conditions, now } = context;
  const guestLines = await readLines(db, guest, moduleId);
  let customerLines = await readLines(db, customer, moduleId);
  const notices: Notice[] = [];
  if (customerLines.some(({ storeId }) => storeId !== guestLines[0]?.storeId)) {
    const own = await readCartProducts(
      db,
      customerLines.map(({ itemId }) => itemId),
      now,
    );
    await replaceCart(db, customer, moduleId, customerLines, own);
    customerLines = [];
    notices.push({ code: "cart_replaced", message: messageIn(language, "cart", "cart_replaced") });
  }

  const products = await readCartProducts(
    db,
    [...guestLines, ...customerLines].map(({ itemId }) => itemId),
    now,
  );
  for (const line of guestLines) {
    const same = customerLines.find((other) => isSameLine(other, line));
    if (!same) {
      await transferLine(db, line.cartId, customer);
      customerLines.push(line);
      continue;
    }
    await clearLines(db, guest, moduleId, [line.cartId]);
    const { merged, isReduced } = mergeLines(same, line, customerLines, products, conditions);
    customerLines = customerLines.map((other) => (other === same ? merged : other));
    await rewriteLine(db, merged);
    if (isReduced) {
      const item = localize(products.get(line.itemId)?.item.name ?? { en: "", fr: "" }, language);
      notices.push({
        code: "quantity_reduced",
        message: messageIn(language, "cart", "quantity_reduced", { item }),
      });
    }
  }
  const evaluated = evaluateLines(customerLines, products, conditions);
  return [...notices, ...evaluated.flatMap((line) => problemNotices(line, language))];
}

/** The sum of both quantities, limited by stock and maximum, and at least 1. */
function mergeLines(
  own: StoredLine,
  guestLine: StoredLine,
  cart: StoredLine[],
  products: Map<number, CartProduct>,
  conditions: OrderConditions,
): { merged: StoredLine; isReduced: boolean } {
  const sum = own.quantity + guestLine.quantity;
  const lines = evaluateLines(cart, products, conditions);
  const line = lines.find(({ cartId }) => cartId === own.cartId);
  const remaining = line ? remainingQuantity(line, lines) : { stock: null, maximum: null };
  const limit = Math.min(maxPieces, remaining.stock ?? maxPieces, remaining.maximum ?? maxPieces);
  const quantity = Math.max(1, Math.min(sum, limit));
  const addOns = mergeAddOns(own.addOns, guestLine.addOns);
  return { merged: { ...own, quantity, addOns }, isReduced: quantity < sum };
}

function mergeAddOns(own: StoredAddOn[], added: StoredAddOn[]): StoredAddOn[] {
  const quantities = new Map(own.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of added) {
    quantities.set(id, Math.min(maxAddOns, (quantities.get(id) ?? 0) + quantity));
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}
