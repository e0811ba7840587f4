import { errors } from "@errand/core/errors";
import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { localTime } from "@errand/core/time";
import type { Notice } from "@errand/core/values";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { type Database, inTransaction } from "../database/database.ts";
import type { Shopper } from "../requests/caller.ts";
import {
  clearLines,
  giveLine,
  lockCart,
  modulesOf,
  readLines,
  rewriteLine,
  type StoredLine,
} from "./cart.data.ts";
import type { StoredAddOn } from "./cart.tables.ts";
import { type CartProduct, readCartProducts } from "./cart-products.data.ts";
import { isSameLine } from "./choice-key.ts";
import {
  type OrderableLine,
  type OrderMoment,
  orderableLines,
  remainingQuantity,
} from "./orderable-lines.ts";

/** Most pieces and add-ons a line can hold. */
const maxPieces = 999;
const maxAddOns = 99;

const words = {
  cart_replaced: {
    en: "Your earlier cart from another store was replaced by the one you have just filled.",
    fr: "Votre ancien panier d’un autre établissement a été remplacé par celui que vous venez de remplir.",
  },
  quantity_reduced: {
    en: "the quantity was reduced to what can be ordered.",
    fr: "la quantité a été réduite à ce qui peut être commandé.",
  },
} satisfies Record<string, LocalizedText>;

interface Adoption {
  db: Database;
  guest: Shopper;
  customer: Shopper;
  language: Language;
  moment: OrderMoment;
}

/**
 * Makes a guest's carts the customer's when the guest signs in, and tells what is not as it was. A
 * second time finds nothing left to do. Should it fail, the guest keeps the carts and the sign-in
 * goes on. Source: contract 3.4, safety 14.
 */
export function mergeGuestCarts(api: CatalogApi) {
  return async (
    db: Database,
    guest: Shopper,
    customer: Shopper,
    language: Language,
  ): Promise<Notice[]> => {
    const { timeZone, scheduleOrder, prescriptionOrder } = await api.shop();
    const moment = {
      at: localTime(api.clock(), timeZone),
      orLater: scheduleOrder,
      takesPrescriptions: prescriptionOrder,
    };
    try {
      return await inTransaction(db, (tx) => adopt({ db: tx, guest, customer, language, moment }));
    } catch (error) {
      api.log.error({ err: error }, "a guest's carts could not be adopted");
      return [];
    }
  };
}

async function adopt(adoption: Adoption): Promise<Notice[]> {
  const { db, guest, customer } = adoption;
  // In one order for everybody, so that two sign-ins never wait for each other in a circle.
  const both = [guest, customer].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (const shopper of both) await lockCart(db, shopper);
  const notices: Notice[] = [];
  for (const moduleId of await modulesOf(db, guest)) {
    notices.push(...(await adoptCart(adoption, moduleId)));
  }
  return notices;
}

async function adoptCart(adoption: Adoption, moduleId: number): Promise<Notice[]> {
  const { db, guest, customer, language, moment } = adoption;
  const brought = await readLines(db, guest, moduleId);
  let held = await readLines(db, customer, moduleId);
  const notices: Notice[] = [];
  if (held.some(({ storeId }) => storeId !== brought[0]?.storeId)) {
    await clearLines(db, customer, moduleId);
    held = [];
    notices.push({ code: "cart_replaced", message: words.cart_replaced[language] });
  }

  const products = await readCartProducts(
    db,
    [...brought, ...held].map(({ itemId }) => itemId),
  );
  for (const line of brought) {
    const same = held.find((other) => isSameLine(other, line));
    if (!same) {
      await giveLine(db, line.cartId, customer);
      held.push(line);
      continue;
    }
    await clearLines(db, guest, moduleId, [line.cartId]);
    const { merged, isReduced } = merge(same, line, held, products, moment);
    held = held.map((other) => (other === same ? merged : other));
    await rewriteLine(db, merged);
    if (isReduced) {
      const name = localize(products.get(line.itemId)?.item.name ?? { en: "", fr: "" }, language);
      notices.push({
        code: "quantity_reduced",
        message: `${name}: ${words.quantity_reduced[language]}`,
      });
    }
  }
  const orderable = orderableLines(held, products, moment);
  return [...notices, ...orderable.flatMap((line) => problemNotices(line, language))];
}

/** Both quantities together, or as many as stock and maximum leave to this line; one stays at least. */
function merge(
  own: StoredLine,
  brought: StoredLine,
  cart: StoredLine[],
  products: Map<number, CartProduct>,
  moment: OrderMoment,
): { merged: StoredLine; isReduced: boolean } {
  const together = own.quantity + brought.quantity;
  const lines = orderableLines(cart, products, moment);
  const line = lines.find(({ cartId }) => cartId === own.cartId);
  const room = line ? remainingQuantity(line, lines) : { stock: null, maximum: null };
  const most = Math.min(maxPieces, room.stock ?? maxPieces, room.maximum ?? maxPieces);
  const quantity = Math.max(1, Math.min(together, most));
  const addOns = mergeAddOns(own.addOns, brought.addOns);
  return { merged: { ...own, quantity, addOns }, isReduced: quantity < together };
}

function mergeAddOns(own: StoredAddOn[], brought: StoredAddOn[]): StoredAddOn[] {
  const quantities = new Map(own.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of brought) {
    quantities.set(id, Math.min(maxAddOns, (quantities.get(id) ?? 0) + quantity));
  }
  return [...quantities].map(([id, quantity]) => ({ id, quantity }));
}

function problemNotices(line: OrderableLine, language: Language): Notice[] {
  const name = localize(line.item.name, language);
  return line.problems.map(({ key }) => ({
    code: key === "item" ? "gone" : key,
    message: `${name}: ${errors[key][language]}`,
  }));
}
