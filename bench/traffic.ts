import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Item } from "@errand/core/catalog/catalog.types";
import { tokenHash } from "@errand/server/requests/caller";
import pg from "pg";
import { api, type Bench } from "./bench.ts";
import { openStores } from "./version.ts";

/** Customers who order and fill wishlists while something else is measured. */
export interface Traffic {
  /** Runs `measure` with five orders and five clicks a second beside it. */
  during<T>(measure: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const perSecond = 5;
const orderedItems = 20;

/**
 * Guests who order items with stock, for pickup and in cash, and customers who put items of the
 * food home page on their wishlist and remove them again.
 */
export async function openTraffic(bench: Bench): Promise<Traffic> {
  const client = new pg.Client({ connectionString: bench.town.databaseUrl });
  await client.connect();
  await openStores(bench.town);
  const orders = await orderables(bench);
  const clicks = await wishlists(bench, client);

  return {
    async during(measure) {
      const failures: unknown[] = [];
      let isRunning = true;
      const repeat = async (acts: (() => Promise<void>)[]) => {
        const pending: Promise<void>[] = [];
        for (let turn = 0; isRunning; turn++) {
          const act = acts[turn % acts.length];
          if (act) pending.push(act().catch((error) => void failures.push(error)));
          await sleep(1000 / perSecond);
        }
        await Promise.all(pending);
      };
      const running = [repeat(orders), repeat(clicks)];
      const measured = await measure().finally(() => {
        isRunning = false;
      });
      await Promise.all(running);
      if (failures.length > 0) throw failures[0];
      return measured;
    },
    close: () => client.end(),
  };
}

/** One order for each of the popular items that have stock and no variations. */
async function orderables(bench: Bench): Promise<(() => Promise<void>)[]> {
  const shop = bench.modules.find(({ type }) => type === "grocery");
  if (!shop) throw new Error("the town has no grocery");
  const headers = { ...bench.headers, moduleId: String(shop.item.module_id) };
  const list = await fetch(`${bench.errand.url}${api}/items/popular?limit=100`, { headers });
  const { products } = (await list.json()) as { products: Item[] };
  const sold = products
    .filter(({ stock, variations }) => stock !== null && stock >= 20 && variations.length === 0)
    .slice(0, orderedItems);
  if (sold.length === 0) throw new Error("no popular item has stock");
  return sold.map((item) => () => placeOrder(bench, headers, item));
}

async function placeOrder(bench: Bench, headers: Record<string, string>, item: Item) {
  const send = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(bench.errand.url + api + path, {
      method: "POST",
      headers: {
        ...headers,
        "Content-Type": "application/json",
        "Idempotency-Key": randomBytes(12).toString("hex"),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answers ${await response.text()}`);
    return response.json() as Promise<T>;
  };
  const body = {
    guest_id: bench.guestId,
    order_type: "take_away",
    payment_method: "cash_on_delivery",
    store_id: item.store_id,
    is_buy_now: 1,
    cart: [{ model: "Item", item_id: item.id, quantity: 1, price: item.price }],
    contact_person_name: "Bench",
    contact_person_number: "+33612345678",
    contact_person_email: "bench@example.com",
  };
  const { receipt } = await send<{ receipt: { total: number } }>("/customer/order/get-Tax", body);
  await send("/customer/order/place", { ...body, order_amount: receipt.total });
}

/**
 * All items are added before the first one is removed, because a busy server may answer seconds
 * later.
 */
async function wishlists(bench: Bench, client: pg.Client): Promise<(() => Promise<void>)[]> {
  const token = randomBytes(32).toString("base64url");
  const { rows } = await client.query<{ id: string }>(
    "insert into customers (first_name) values ('Bench') returning id",
  );
  await client.query("insert into sessions (token_hash, customer_id) values ($1, $2)", [
    tokenHash(token),
    rows[0]?.id,
  ]);
  const headers = { ...bench.headers, Authorization: `Bearer ${token}` };
  const list = await fetch(`${bench.errand.url}${api}/items/popular?limit=25`, { headers });
  const { products } = (await list.json()) as { products: Item[] };
  const click = async (method: string, action: string, id: number) => {
    const path = `/customer/wish-list/${action}?item_id=${id}`;
    const response = await fetch(bench.errand.url + api + path, { method, headers });
    if (!response.ok) throw new Error(`${path} answers ${await response.text()}`);
  };
  return [
    ...products.map(
      ({ id }) =>
        () =>
          click("POST", "add", id),
    ),
    ...products.map(
      ({ id }) =>
        () =>
          click("DELETE", "remove", id),
    ),
  ];
}
