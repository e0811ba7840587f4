import { randomBytes } from "node:crypto";
import pg from "pg";
import { api, type Bench } from "../bench.ts";
import { type LoadRequest, rate, sequenceRate } from "../load.ts";
import type { Running } from "../processes.ts";
import { perSecond, type Row } from "../row.ts";
import { insertGuests } from "./cart-row.ts";

/** Row 6: the whole checkout of a new guest: the first item in the cart, the quote, the order. */
export async function checkoutRow(bench: Bench, floor: Running): Promise<Row[]> {
  const client = new pg.Client({ connectionString: bench.town.databaseUrl });
  await client.connect();
  try {
    const guests = await insertGuests(client);
    const purchase = await findPurchase(bench, guests);
    const before = await countOrders(client);
    const measured = await sequenceRate(bench.errand.url, () =>
      checkout(bench, purchase, guests.pop()),
    );
    if ((await countOrders(client)) === before) throw new Error("no order was placed");

    const least = await rate(floor.url, { path: "/insert" });
    return [
      {
        number: 6,
        what: "whole checkout of a guest (cart, quote, place), orders",
        measured: perSecond(measured),
        floor: `${perSecond(least)}, one-statement insert`,
        ratio: measured / least,
        target: "0.1",
      },
    ];
  } finally {
    await client.end();
  }
}

interface OrderedItem {
  id: number;
  price: number;
  store_id: number;
}

interface Purchase {
  line: Record<string, unknown>;
  order: Record<string, unknown>;
}

/**
 * The first popular item that can be ordered now without choosing anything, with the amount that
 * its quote names.
 */
async function findPurchase(bench: Bench, guests: string[]): Promise<Purchase> {
  const list = await fetch(`${bench.errand.url}${api}/items/popular?limit=50`, {
    headers: bench.headers,
  });
  const { products } = (await list.json()) as { products: OrderedItem[] };
  for (const { id, price, store_id } of products) {
    const purchase = {
      line: { model: "Item", item_id: id, quantity: 1, price },
      order: { ...contact, ...addressOf(bench), store_id },
    };
    const total = await quotedTotal(bench, purchase, guests.pop());
    if (total !== null) {
      return { ...purchase, order: { ...purchase.order, order_amount: total } };
    }
  }
  throw new Error("no popular item can be ordered now");
}

const contact = {
  order_type: "delivery",
  payment_method: "cash_on_delivery",
  contact_person_name: "Ada Bench",
  contact_person_number: "+33612345678",
  contact_person_email: "ada@bench.example",
};

function addressOf({ headers: { latitude, longitude } }: Bench) {
  return {
    address: "The middle of the town",
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

/** Null when the item cannot be ordered. */
async function quotedTotal(bench: Bench, purchase: Purchase, guestId: string | undefined) {
  let total: number | null = null;
  for (const { path, ...init } of checkout(bench, purchase, guestId).slice(0, 2)) {
    const response = await fetch(bench.errand.url + path, init);
    if (!response.ok) return null;
    total = ((await response.json()) as { receipt?: { total: number } }).receipt?.total ?? null;
  }
  return total;
}

/** The requests of one guest. */
function checkout(
  { headers }: Bench,
  { line, order }: Purchase,
  guestId: string | undefined,
): LoadRequest[] {
  if (guestId === undefined) throw new Error("there are more orders than prepared guests");
  const post = (path: string, body: object): LoadRequest => ({
    method: "POST",
    path: api + path,
    headers: {
      ...headers,
      "content-type": "application/json",
      "idempotency-key": randomBytes(12).toString("hex"),
    },
    body: JSON.stringify({ ...body, guest_id: guestId }),
  });
  const { order_amount: _total, ...quoted } = order;
  return [
    post("/customer/cart/add", line),
    post("/customer/order/get-Tax", quoted),
    post("/customer/order/place", order),
  ];
}

async function countOrders(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from orders",
  );
  return rows[0]?.count ?? 0;
}
