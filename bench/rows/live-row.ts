import { get, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import {
  createPositionRecorder,
  type PositionRecorder,
} from "@errand/server/couriers/courier-positions";
import { openDatabase } from "@errand/server/database/database";
import { createLog } from "@errand/server/process/log";
import type pg from "pg";
import { api, openVisit, startErrand } from "../bench.ts";
import { onLoadCore, type Running } from "../processes.ts";
import type { Row } from "../row.ts";
import type { Town } from "../town.ts";

const couriers = 2000;
/** Couriers report this often (contract 6.2). */
const reportMs = 2000;
const warmUpMs = 4000;
const measuredMs = 10_000;

interface WatchedOrder {
  orderId: number;
  courierId: number;
  guestId: string;
}

const phone = "+33612345678";

/**
 * Row 15: how long after a courier has reported a position everybody who watches has it. The
 * couriers report to another process than the one that has the streams, evenly over time.
 */
export async function liveRow(town: Town): Promise<Row> {
  // Without a proxy, one address may have 500 connections.
  const errand = await startErrand(town, { ERRAND_PROXIES: "1" });
  const { db, pool, close } = openDatabase(town.databaseUrl, { poolSize: 4 });
  await openAllStores(pool);
  const recorder = createPositionRecorder(db, createLog("silent").log);
  try {
    const orders = await insertOrders(pool, await placeOrder(town, errand));
    const one = await onLoadCore(() => measure(errand, recorder, orders.slice(0, 1)));
    const all = await onLoadCore(() => measure(errand, recorder, orders));
    return {
      number: 15,
      what: `a courier's position to its watcher, ${couriers} couriers and streams: p50, p99`,
      measured: `${percentile(all, 50)} ms, ${percentile(all, 99)} ms`,
      floor: `${percentile(one, 50)} ms, ${percentile(one, 99)} ms, one courier and stream`,
      target: "p99 1000 ms",
    };
  } finally {
    await close();
    await errand.stop();
  }
}

/** At every hour of the week, so that the benchmark runs at night as well. */
export async function openAllStores(pool: pg.Pool) {
  const always = Array.from({ length: 7 }, (_, day) => {
    return { day, opening_time: "00:00:00", closing_time: "00:00:00" };
  });
  await pool.query("update stores set schedules = $1", [JSON.stringify(always)]);
}

interface Answers {
  guest_id: string;
  order_id: number;
  receipt: { total: number };
}

/** Places an order as a guest, which the others are copies of. */
async function placeOrder(town: Town, errand: Running): Promise<number> {
  const { headers, cartBody } = await openVisit(town, errand);
  const post = async (path: string, body: object = {}): Promise<Answers> => {
    const response = await fetch(errand.url + api + path, {
      method: "POST",
      headers: {
        ...headers,
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json() as Promise<Answers>;
  };
  const details = await fetch(`${errand.url}${api}/items/details/${cartBody.item_id}`, { headers });
  const { store_id } = (await details.json()) as { store_id: number };
  const { guest_id } = await post("/auth/guest/request");
  const order = {
    guest_id,
    order_type: "take_away",
    payment_method: "cash_on_delivery",
    store_id,
    contact_person_name: "Ada",
    contact_person_number: phone,
    contact_person_email: "ada@example.com",
    is_buy_now: 1,
    cart: [cartBody],
  };
  const { receipt } = await post("/customer/order/get-Tax", order);
  const placed = await post("/customer/order/place", { ...order, order_amount: receipt.total });
  return placed.order_id;
}

/** Copies of an order, each on its way with a courier of its own. */
async function insertOrders(pool: pg.Pool, orderId: number): Promise<WatchedOrder[]> {
  const columns = await pool.query<{ names: string }>(`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'orders' and table_schema = 'public'
      and column_name not in ('id', 'guest_id', 'courier_id', 'status', 'contact_number')`);
  const names = columns.rows[0]?.names ?? "";
  const { rows } = await pool.query<{ id: number; courier_id: number; guest_id: string }>(
    `with people as (
      insert into guests (id) select gen_random_uuid() from generate_series(1, $1::int) returning id
    ),
    riders as (
      insert into couriers (first_name, last_name, phone, vehicle)
      select 'Max', 'Roux', $2, '{"en":"Bicycle","fr":"Vélo"}' from generate_series(1, $1::int)
      returning id
    )
    insert into orders (guest_id, courier_id, status, contact_number, ${names})
    select people.id, riders.id, 'picked_up', $2, ${names}
    from (select id, row_number() over () as n from people) as people
    join (select id, row_number() over () as n from riders) as riders using (n)
    cross join (select ${names} from orders where id = $3) as copied
    returning id, courier_id, guest_id`,
    [couriers, phone, orderId],
  );
  await pool.query(
    `insert into cart_orders (order_id, store_id, type)
    select orders.id, copied.store_id, 'delivery' from orders
    cross join (select store_id from cart_orders where order_id = $1) as copied
    where orders.id > $1`,
    [orderId],
  );
  return rows.map(({ id, courier_id, guest_id }) => ({
    orderId: id,
    courierId: courier_id,
    guestId: Buffer.from(guest_id.replaceAll("-", ""), "hex").toString("base64url"),
  }));
}

/** Milliseconds from each report to its arrival. */
async function measure(
  errand: Running,
  recorder: PositionRecorder,
  orders: WatchedOrder[],
): Promise<number[]> {
  const delays: number[] = [];
  const streams: IncomingMessage[] = [];
  for (const [index, order] of orders.entries()) {
    streams.push(await openStream(errand, order, index, (delay) => delays.push(delay)));
  }
  const reporting = new AbortController();
  const reported = report(recorder, orders, reporting.signal);
  await sleep(warmUpMs);
  delays.length = 0;
  await sleep(measuredMs);
  reporting.abort();
  await reported;
  for (const stream of streams) stream.destroy();
  const expected = (orders.length * measuredMs) / reportMs;
  if (delays.length < expected * 0.9) {
    throw new Error(`${delays.length} of ${expected} positions arrived`);
  }
  return delays;
}

/** Each courier reports every two seconds, in turn. */
async function report(recorder: PositionRecorder, orders: WatchedOrder[], stop: AbortSignal) {
  const startedAt = performance.now();
  for (let count = 0; !stop.aborted; ) {
    const due = ((performance.now() - startedAt) / reportMs) * orders.length;
    for (; count < due; count++) {
      const { courierId } = orders[count % orders.length] as WatchedOrder;
      const latitude = 43.6 + (count % 1000) / 100_000;
      recorder.record({ courierId, latitude, longitude: 3.9, locatedAt: new Date() });
    }
    await sleep(5);
  }
}

function openStream(
  errand: Running,
  { orderId, guestId }: WatchedOrder,
  index: number,
  onDelay: (milliseconds: number) => void,
): Promise<IncomingMessage> {
  const query = new URLSearchParams({
    order_id: String(orderId),
    guest_id: guestId,
    contact_number: phone,
  });
  const address = `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
  return new Promise((resolve, reject) => {
    get(
      `${errand.url}${api}/customer/order/stream?${query}`,
      { agent: false, headers: { "X-Forwarded-For": address } },
      (stream) => {
        if (stream.statusCode !== 200) return reject(new Error(`stream: ${stream.statusCode}`));
        stream.setEncoding("utf8");
        let text = "";
        stream.on("data", (chunk: string) => {
          const parts = (text + chunk).split("\n\n");
          text = parts.pop() ?? "";
          for (const part of parts) {
            const time = /^event: location\ndata: .*"time":"([^"]+)"/m.exec(part)?.[1];
            if (time) onDelay(Date.now() - Date.parse(time));
          }
        });
        stream.on("error", () => {});
        resolve(stream);
      },
    ).on("error", reject);
  });
}

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN;
}
