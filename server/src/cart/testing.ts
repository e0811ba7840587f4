import type { CartLine } from "@errand/core/cart/cart.contract";
import type { ErrorResponse } from "@errand/core/errors";
import { customers, sessions } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { guests } from "../guests/guests.tables.ts";
import { encodeGuestId, randomGuestId, tokenHash } from "../requests/caller.ts";
import type { AskOptions, TestApi, TestResponse } from "../testing.ts";

/** Carts for tests, through the API. */

export type CartAnswer = TestResponse<CartLine[] & { errors?: ErrorResponse[] }>;

export interface Cart {
  list(options?: AskOptions): Promise<CartAnswer>;
  /** One piece of an item at 10.00 unless said. */
  add(input: Record<string, unknown>, options?: AskOptions): Promise<CartAnswer>;
  update(input: Record<string, unknown>, options?: AskOptions): Promise<CartAnswer>;
  remove(cartId: number, options?: AskOptions): Promise<CartAnswer>;
  clear(options?: AskOptions): Promise<CartAnswer>;
}

/** The cart of one shopper in one module. */
export function cartOf(
  ask: TestApi["ask"],
  shopper: { guestId: string } | { token: string },
  module: number,
): Cart {
  const who = "guestId" in shopper ? { guest_id: shopper.guestId } : {};
  const how = "token" in shopper ? { module, token: shopper.token } : { module };
  const one = { model: "Item", quantity: 1, price: 10 };
  return {
    list: (options) => ask("GET /customer/cart/list", who, { ...how, ...options }),
    add: (input, options) =>
      ask("POST /customer/cart/add", { ...who, ...one, ...input }, { ...how, ...options }),
    update: (input, options) =>
      ask("POST /customer/cart/update", { ...who, price: 10, ...input }, { ...how, ...options }),
    remove: (cart_id, options) =>
      ask("DELETE /customer/cart/remove-item", { ...who, cart_id }, { ...how, ...options }),
    clear: (options) => ask("DELETE /customer/cart/remove", who, { ...how, ...options }),
  };
}

export async function addGuest(db: Database): Promise<{ guestId: string }> {
  const id = randomGuestId();
  await db.insert(guests).values({ id });
  return { guestId: encodeGuestId(id) };
}

let signedIn = 0;

export async function addCustomer(db: Database): Promise<{ token: string; customerId: number }> {
  signedIn += 1;
  const token = String(signedIn).padStart(43, "T");
  const [customer] = await db.insert(customers).values({ firstName: "Ada" }).returning();
  if (!customer) throw new Error("nothing was inserted");
  await db.insert(sessions).values({ tokenHash: tokenHash(token), customerId: customer.id });
  return { token, customerId: customer.id };
}
