import { randomBytes } from "node:crypto";
import pg from "pg";
import { api, type Bench } from "../bench.ts";
import { rate, type Shot } from "../load.ts";
import type { Running } from "../processes.ts";
import { perSecond, type Row } from "../row.ts";

const guestsReady = 60_000;

/** Row 5: a guest who has done nothing yet puts a first item into the cart. */
export async function addToCartRow(bench: Bench, floor: Running): Promise<Row[]> {
  const client = new pg.Client({ connectionString: bench.town.databaseUrl });
  await client.connect();
  try {
    const guests = await makeGuests(client);
    const before = await countLines(client);
    const measured = await rate(bench.errand.url, () => firstAdd(bench, guests.pop()));
    const added = (await countLines(client)) - before;
    const asked = guestsReady - guests.length;
    // Each run ends with requests under way that nobody waits for, and begins with some made ready.
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

function firstAdd({ headers, cartBody }: Bench, guestId: string | undefined): Shot {
  if (guestId === undefined) throw new Error("more guests came than were made ready");
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

/** By the ids they have on the wire. Through the API a single address could not get so many. */
async function makeGuests(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "insert into guests (id) select gen_random_uuid() from generate_series(1, $1) returning id",
    [guestsReady],
  );
  return rows.map(({ id }) => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url"));
}

async function countLines(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from cart_lines",
  );
  return rows[0]?.count ?? 0;
}
