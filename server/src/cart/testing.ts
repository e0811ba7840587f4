import type { CartLine } from "@errand/core/cart/cart.contract";
import type { ErrorResponse } from "@errand/core/errors";
import { customers, sessions } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { guests } from "../guests/guests.tables.ts";
import { encodeGuestId, randomGuestId, tokenHash } from "../requests/caller.ts";
import type { AskOptions, TestApi, TestResponse } from "../testing.ts";

/** Carts for tests, through the API. */

export type CartResponse = TestResponse<CartLine[] & { errors?: ErrorResponse[] }>;

export interface Cart {
  list(options?: AskOptions): Promise<CartResponse>;
  /** By default one piece of an item at 10.00. */
  add(input: Record<string, unknown>, options?: AskOptions): Promise<CartResponse>;
  update(input: Record<string, unknown>, options?: AskOptions): Promise<CartResponse>;
  remove(cartId: number, options?: AskOptions): Promise<CartResponse>;
  clear(options?: AskOptions): Promise<CartResponse>;
}

/** The cart of one shopper in one module. */
export function cartOf(
  ask: TestApi["ask"],
  shopper: { guestId: string } | { token: string },
  module: number,
): Cart {
  const owner = "guestId" in shopper ? { guest_id: shopper.guestId } : {};
  const caller = "token" in shopper ? { module, token: shopper.token } : { module };
  const defaults = { model: "Item", quantity: 1, price: 10 };
  return {
    list: (options) => ask("GET /customer/cart/list", owner, { ...caller, ...options }),
    add: (input, options) =>
      ask(
        "POST /customer/cart/add",
        { ...owner, ...defaults, ...input },
        { ...caller, ...options },
      ),
    update: (input, options) =>
      ask(
        "POST /customer/cart/update",
        { ...owner, price: 10, ...input },
        { ...caller, ...options },
      ),
    remove: (cart_id, options) =>
      ask("DELETE /customer/cart/remove-item", { ...owner, cart_id }, { ...caller, ...options }),
    clear: (options) => ask("DELETE /customer/cart/remove", owner, { ...caller, ...options }),
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
