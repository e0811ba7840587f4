import { randomBytes } from "node:crypto";
import type { Item } from "@errand/core/catalog/catalog.types";
import { openDatabase } from "@errand/server/database/database";
import { tokenHash } from "@errand/server/requests/caller";
import { addStaff } from "@errand/server/staff/testing";
import pg from "pg";
import { api, type Bench } from "./bench.ts";
import type { Running } from "./processes.ts";

/**
 * Buys one item from the first request to the placed order, or until it is served. Throws when a
 * request is refused.
 */
export type Buy = () => Promise<void>;

/** Who buys: what each request of this customer contains. */
interface Buyer {
  headers: Record<string, string>;
  fields: Record<string, unknown>;
}

/** A kind of purchase. */
interface Purchase {
  /** Headers of the module. */
  headers: Record<string, string>;
  isSold: (item: Item) => boolean;
  newBuyer: () => Promise<Buyer>;
  /** More than every order has. */
  order?: Record<string, unknown>;
  /** What happens to the order once it is placed. */
  serve?: Serve;
}

export type Serve = (order: { id: number; storeId: number }) => Promise<void>;

/** Stores hand orders over without the code of the customer. */
export const withoutCodes =
  "update shop set settings = settings || '{\"deliveryVerification\": false}'";

const customersPrepared = 20_000;

/**
 * An item without choices by a new guest, as every version of Errand has offered it. `serve` is
 * called with each order once it is placed.
 */
export function guestPurchase(bench: Bench, serve?: Serve): Promise<Buy> {
  const { headers } = bench;
  const purchase = { headers, isSold: isUnlimited, newBuyer: newGuest(bench) };
  return openPurchase(bench, serve ? { ...purchase, serve } : purchase);
}

/** The same, collected at the store. */
export function collectedPurchase(bench: Bench, serve: Serve): Promise<Buy> {
  const { headers } = bench;
  const order = { order_type: "take_away" };
  return openPurchase(bench, {
    headers,
    isSold: isUnlimited,
    newBuyer: newGuest(bench),
    order,
    serve,
  });
}

/**
 * The same for an item with stock, for customers who are signed in, with a coupon, and until the
 * store has handed it over.
 */
export async function otherPurchases(bench: Bench): Promise<Record<string, Buy>> {
  const { headers } = bench;
  const grocery = bench.modules.find(({ type }) => type === "grocery");
  if (!grocery) throw new Error("the town has no grocery");
  const client = new pg.Client({ connectionString: bench.town.databaseUrl });
  await client.connect();
  try {
    await client.query("update stock_units set quantity = 1000000");
    await client.query(withoutCodes);
    await client.query(
      `insert into coupons (module_id, title, code, type, discount, discount_kind, starts, expires)
      values ($1, '{"en": "Bench", "fr": "Bench"}', 'BENCH', 'default', 1000, 'percent', current_date - 1, current_date + 1)`,
      [headers.moduleId],
    );
    const newBuyer = await newCustomer(client);
    const customer = { headers, isSold: isUnlimited, newBuyer };
    return {
      "a guest, an item with stock": await openPurchase(bench, {
        headers: { ...headers, moduleId: String(grocery.item.module_id) },
        isSold: ({ stock, variations }) => stock !== null && variations.length === 0,
        newBuyer: newGuest(bench),
      }),
      "a signed-in customer": await openPurchase(bench, customer),
      "a signed-in customer, with a coupon": await openPurchase(bench, {
        ...customer,
        order: { coupon_code: "BENCH" },
      }),
      "a guest, until it is collected": await collectedPurchase(bench, await handOver(bench)),
    };
  } finally {
    await client.end();
  }
}

function isUnlimited({ stock, food_variations }: Item): boolean {
  return stock === null && food_variations.length === 0;
}

/** Requests a guest id, each from another address, because one address gets few. */
function newGuest({ errand }: Bench): () => Promise<Buyer> {
  let address = 0;
  return async () => {
    address += 1;
    const forwarded = [10, address >> 16, (address >> 8) & 255, address & 255].join(".");
    const headers = { "x-forwarded-for": forwarded };
    const response = await fetch(`${errand.url}${api}/auth/guest/request`, {
      method: "POST",
      headers,
    });
    const { guest_id } = (await response.json()) as { guest_id: string };
    return { headers, fields: { guest_id } };
  };
}

/** Customers with a session, who exist before they are measured. */
async function newCustomer(client: pg.Client): Promise<() => Promise<Buyer>> {
  const tokens = await addSignedIn(client, customersPrepared);
  return async () => {
    const token = tokens.pop();
    if (token === undefined) throw new Error("there are more orders than prepared customers");
    return { headers: { Authorization: `Bearer ${token}` }, fields: {} };
  };
}

/** Adds customers who are signed in; returns the tokens of their sessions. */
export async function addSignedIn(
  client: Pick<pg.Client, "query">,
  count: number,
): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"));
  await client.query(
    `with customer as (
      insert into customers (first_name) select 'Bench' from generate_series(1, $1) returning id)
    insert into sessions (token_hash, customer_id)
    select hash, id from unnest($2::bytea[]) with ordinality as tokens(hash, place)
    join (select id, row_number() over () as place from customer) as numbered using (place)`,
    [tokens.length, tokens.map(tokenHash)],
  );
  return tokens;
}

/** A store accepts orders, prepares them and hands them to their customers. */
async function handOver({ town, errand }: Bench): Promise<Serve> {
  const { db, close } = openDatabase(town.databaseUrl, { poolSize: 1 });
  const { rows } = await db.execute<{ id: string }>("select id from stores");
  const tokens = new Map<number, string>();
  for (const { id } of rows) {
    const { token } = await addStaff(db, {
      kind: "store_staff",
      role: "owner",
      storeId: Number(id),
    });
    tokens.set(Number(id), token);
  }
  await close();
  return async ({ id, storeId }) => {
    const token = tokens.get(storeId) ?? "";
    for (const step of storeSteps) await actAsStore(errand, { token, id, step });
  };
}

export const storeSteps = ["accept", "ready", "deliver"] as const;

/** One act of a store on an order. */
export async function actAsStore(
  errand: Running,
  { token, id, step }: { token: string; id: number; step: (typeof storeSteps)[number] },
) {
  const response = await fetch(`${errand.url}${api}/store/orders/${id}/${step}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": randomBytes(12).toString("hex"),
    },
    body: JSON.stringify(step === "accept" ? { processing_time: 10 } : {}),
  });
  await expectDone(response);
}

/** Finds the first popular item that can be bought, and the amount of its order. */
async function openPurchase(bench: Bench, purchase: Purchase): Promise<Buy> {
  const list = await fetch(`${bench.errand.url}${api}/items/popular?limit=50`, purchase);
  const { products } = (await list.json()) as { products: Item[] };
  const refusals: string[] = [];
  for (const item of products.filter(purchase.isSold)) {
    const added = await addItem(bench, purchase, item);
    const probe = await added.place(0);
    const { errors } = (await probe.json()) as { errors?: Refusal[] };
    const amount = errors?.[0]?.data?.order_amount;
    if (amount === undefined) refusals.push(JSON.stringify(errors));
    else {
      return async () => {
        const { place } = await addItem(bench, purchase, item);
        const { order_id } = JSON.parse(await expectDone(await place(amount)));
        await purchase.serve?.({ id: order_id, storeId: item.store_id });
      };
    }
  }
  throw new Error(`no popular item can be bought: ${refusals.join()}`);
}

interface Refusal {
  data?: { order_amount?: number };
}

/** A new buyer with the item in the cart. */
async function addItem(bench: Bench, { headers, newBuyer, order }: Purchase, item: Item) {
  const buyer = await newBuyer();
  const post = (path: string, body: object) =>
    fetch(bench.errand.url + api + path, {
      method: "POST",
      headers: {
        ...headers,
        ...buyer.headers,
        "content-type": "application/json",
        "idempotency-key": randomBytes(12).toString("hex"),
      },
      body: JSON.stringify({ ...body, ...buyer.fields }),
    });
  const line = { model: "Item", item_id: item.id, quantity: 1, price: item.price };
  await expectDone(await post("/customer/cart/add", line));
  const { latitude, longitude } = bench.headers;
  return {
    place: (order_amount: number) =>
      post("/customer/order/place", {
        order_type: "delivery",
        payment_method: "cash_on_delivery",
        contact_person_name: "Ada Bench",
        contact_person_number: "+33612345678",
        contact_person_email: "ada@bench.example",
        address: "The middle of the town",
        latitude: Number(latitude),
        longitude: Number(longitude),
        store_id: item.store_id,
        order_amount,
        ...order,
      }),
  };
}

/** The body of a response that is no refusal. */
async function expectDone(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} answers ${text}`);
  return text;
}
