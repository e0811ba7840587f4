import { randomBytes } from "node:crypto";
import pg from "pg";
import { api, type Bench } from "../bench.ts";
import { type LoadRequest, rate } from "../load.ts";
import type { Running } from "../processes.ts";
import { perSecond, type Row } from "../row.ts";

const preparedGuests = 60_000;

/** Row 5: a new guest adds a first item to the cart. */
export async function addToCartRow(bench: Bench, floor: Running): Promise<Row[]> {
  const client = new pg.Client({ connectionString: bench.town.databaseUrl });
  await client.connect();
  try {
    const guests = await insertGuests(client);
    const before = await countLines(client);
    const measured = await rate(bench.errand.url, () => firstAdd(bench, guests.pop()));
    const added = (await countLines(client)) - before;
    const asked = preparedGuests - guests.length;
    // Each run abandons some requests at its end and prepares some at its start.
    if (asked - added > 200) throw new Error(`${asked} guests added, ${added} lines are there`);

    const least = await rate(floor.url, { path: "/insert" });
    return [
      {
        number: 5,
        what: "first add to cart of a new guest",
        measured: perSecond(measured),
        floor: `${perSecond(least)}, one-statement insert`,
        ratio: measured / least,
        target: "0.2",
      },
    ];
  } finally {
    await client.end();
  }
}

function firstAdd({ headers, cartBody }: Bench, guestId: string | undefined): LoadRequest {
  if (guestId === undefined) throw new Error("there are more requests than prepared guests");
  return {
    method: "POST",
    path: `${api}/customer/cart/add`,
    headers: {
      ...headers,
      "content-type": "application/json",
      "idempotency-key": randomBytes(12).toString("hex"),
    },
    body: JSON.stringify({ ...cartBody, guest_id: guestId }),
  };
}

/** Encoded guest ids. The API would refuse one address so many. */
export async function insertGuests(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "insert into guests (id) select gen_random_uuid() from generate_series(1, $1) returning id",
    [preparedGuests],
  );
  return rows.map(({ id }) => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url"));
}

async function countLines(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from cart_lines",
  );
  return rows[0]?.count ?? 0;
}
