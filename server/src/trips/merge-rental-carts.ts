import { type Language, localize } from "@errand/core/language";
import type { Notice } from "@errand/core/values";
import { lockCart } from "../cart/cart.data.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { Shopper } from "../requests/caller.ts";
import { clearRentalCarts, modulesWithCart, readRentalCart, transferCart } from "./cart.data.ts";
import { evaluateTrip } from "./cart-evaluation.ts";
import { problemNotice } from "./cart-response.ts";

/**
 * Moves a guest's rental carts to the customer who signs in, where they replace the customer's own,
 * and returns notices about it: a cart is one trip, so two cannot be one. On failure the guest
 * keeps the carts and the sign-in continues.
 */
export function mergeRentalCarts(api: CatalogApi) {
  return async (
    db: Database,
    guest: Shopper,
    customer: Shopper,
    language: Language,
  ): Promise<Notice[]> => {
    const { timeZone } = await api.shop();
    const now = api.clock();
    try {
      return await inTransaction(db, async (tx) => {
        // Always in the same order, so that two sign-ins cannot deadlock.
        const shoppers = [guest, customer].toSorted((a, b) => (a.key < b.key ? -1 : 1));
        for (const shopper of shoppers) await lockCart(tx, shopper);
        const notices: Notice[] = [];
        for (const moduleId of await modulesWithCart(tx, guest)) {
          if (await readRentalCart(tx, customer, moduleId)) {
            const message = messageIn(language, "cart", "rental_cart_replaced");
            notices.push({ code: "cart_replaced", message });
          }
          await clearRentalCarts(tx, customer, moduleId);
          await transferCart(tx, guest, customer, moduleId);
          const conditions = { moduleId, timeZone, now };
          notices.push(...(await findTripProblems(tx, customer, language, conditions)));
        }
        return notices;
      });
    } catch (error) {
      api.log.error({ err: error }, "moving the guest's rental carts failed");
      return [];
    }
  };
}

/** What speaks against the vehicles of a cart that has moved; each notice names its vehicle. */
async function findTripProblems(
  db: Database,
  shopper: Shopper,
  language: Language,
  conditions: Parameters<typeof evaluateTrip>[3],
): Promise<Notice[]> {
  const cart = await readRentalCart(db, shopper, conditions.moduleId);
  if (!cart) return [];
  const { lines, problems } = await evaluateTrip(db, cart.trip, cart, conditions);
  const ofLines = lines.flatMap((line) =>
    line.problems.map((key) => {
      const { code, message: problem } = problemNotice(key, language);
      const item = localize(line.vehicle.name, language);
      return { code, message: messageIn(language, "cart", "line_problem", { item, problem }) };
    }),
  );
  return [...ofLines, ...problems.map((key) => problemNotice(key, language))];
}
