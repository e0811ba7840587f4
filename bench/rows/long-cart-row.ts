import { randomBytes } from "node:crypto";
import pg from "pg";
import { api, type Bench } from "../bench.ts";
import { type LoadRequest, rate } from "../load.ts";
import { perSecond, type Row } from "../row.ts";
import { openStores } from "../version.ts";
import { insertGuests } from "./cart-row.ts";

const [fewLines, mostLines] = [2, 100];
const carts = 64;

/** Row 16: a change of quantity in a cart of as many lines as possible, beside one of two lines. */
export async function longCartRow(bench: Bench): Promise<Row[]> {
  await openStores(bench.town);
  const client = new pg.Client({ connectionString: bench.town.databaseUrl });
  await client.connect();
  try {
    const guests = await insertGuests(client);
    const short = await measure(bench, client, guests, fewLines);
    const long = await measure(bench, client, guests, mostLines);
    return [
      {
        number: 16,
        what: `change of quantity in a cart of ${mostLines} lines, its time`,
        measured: perSecond(long),
        floor: `${perSecond(short)}, a cart of ${fewLines} lines`,
        ratio: short / long,
        target: "3 times",
      },
    ];
  } finally {
    await client.end();
  }
}

interface CartLine {
  id: number;
  guestId: string;
  price: number;
}

/** Changes of quantity a second, spread over carts of `lines` lines. */
async function measure(bench: Bench, client: pg.Client, guests: string[], lines: number) {
  const changed: CartLine[] = [];
  for (let cart = 0; cart < carts; cart++) {
    changed.push(await fillCart(bench, client, guests.pop() ?? "", lines));
  }
  let sent = 0;
  return rate(bench.errand.url, () => {
    const line = changed[sent % carts];
    // The quantity differs from the one before in the same cart.
    const quantity = 1 + (Math.floor(sent / carts) % 2);
    sent += 1;
    if (!line) throw new Error("there are no carts");
    return changeQuantity(bench, line, quantity);
  });
}

/** Lines of items without choices, of as few stores as have so many; returns the last one. */
async function fillCart(
  { headers }: Bench,
  client: pg.Client,
  guestId: string,
  lines: number,
): Promise<CartLine> {
  const id = Buffer.from(guestId, "base64url").toString("hex");
  const { rows } = await client.query<{ id: number; price: number; count: number }>(
    `with line as (
      insert into cart_lines (guest_id, module_id, store_id, item_id, quantity, choices, choice_key, add_ons)
      select $1::uuid, module_id, store_id, id, 1, '[]', '', '[]' from items
      where module_id = $2 and active and food_choices = '[]' and campaign_starts is null
        and available_from is null and coalesce(maximum_cart_quantity, 2) >= 2
      order by store_id, id limit $3 returning id, item_id)
    select line.id::int, price::int, (select count(*)::int from line) as count from line join items on items.id = item_id order by line.id desc limit 1`,
    [id, headers.moduleId, lines],
  );
  const [line] = rows;
  if (line?.count !== lines) throw new Error("the town has too few items for a long cart");
  return { id: line.id, guestId, price: line.price / 100 };
}

function changeQuantity(
  { headers }: Bench,
  { id, guestId, price }: CartLine,
  quantity: number,
): LoadRequest {
  return {
    method: "POST",
    path: `${api}/customer/cart/update`,
    headers: {
      ...headers,
      "content-type": "application/json",
      "idempotency-key": randomBytes(12).toString("hex"),
    },
    body: JSON.stringify({ guest_id: guestId, cart_id: id, quantity, price }),
  };
}
