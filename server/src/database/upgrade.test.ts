import { createHash } from "node:crypto";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { reconcile } from "../operations/reconcile.ts";
import { startTestApi } from "../testing.ts";
import { migrateDatabase, migrationsFolder } from "./migrate.ts";
import { createDatabase, openTestDatabase } from "./testing.ts";
import {
  copyFirstRelease,
  copyMigrations,
  fillFirstRelease,
  journalIn,
  readJournal,
  released,
} from "./testing-releases.ts";

const hashes: Record<string, string> = JSON.parse(
  await readFile(join(released, "migrations.json"), "utf8"),
);

/** The present migrations with one more, which changes stored rows, and with another function. */
async function nextRelease() {
  const folder = await copyMigrations();
  const { entries, ...journal } = await readJournal(folder);
  const [last] = entries.slice(-1);
  if (!last) throw new Error("there is no migration");
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: "next_release" };
  await writeFile(journalIn(folder), JSON.stringify({ ...journal, entries: [...entries, next] }));
  await writeFile(
    join(folder, "next_release.sql"),
    `alter table order_lines add column volume integer;--> statement-breakpoint
     update order_lines set volume = 100 * quantity;--> statement-breakpoint
     alter table order_lines alter column volume set not null, alter column volume set default 0`,
  );
  await appendFile(
    join(folder, "functions.sql"),
    `--> statement-breakpoint
     create or replace function volume_of(sought bigint) returns bigint language sql as $$
       select sum(volume) from order_lines where order_id = sought
     $$`,
  );
  return folder;
}

/**
 * Fills a shop of version 1.0.0, adds more rows of that version by `statements`, and upgrades it by
 * the migrations in `folder`.
 */
async function upgrade(name: string, folder: string, statements = "") {
  const url = await createDatabase(inject("postgres"), name);
  await migrateDatabase(url, await copyFirstRelease());
  const { db, pool } = openTestDatabase(url);
  const counts = await fillFirstRelease(pool);
  await pool.query(statements);
  await migrateDatabase(url, folder);
  return { url, db, pool, counts };
}

test("released migrations are the same as when they were released", async () => {
  const { entries } = await readJournal(migrationsFolder);
  const names = entries.map(({ tag }) => `${tag}.sql`);
  expect(names.slice(0, Object.keys(hashes).length)).toEqual(Object.keys(hashes));
  for (const [name, hash] of Object.entries(hashes)) {
    const text = await readFile(join(migrationsFolder, name));
    expect({ name, hash: createHash("sha256").update(text).digest("hex") }).toEqual({ name, hash });
  }
});

test("upgrades a shop of version 1.0.0, whose customers and orders stay what they were", async () => {
  const { url, db, pool, counts } = await upgrade("upgraded", migrationsFolder);
  expect(counts.size).toBeGreaterThan(60);
  for (const [table, count] of counts) {
    const { rows } = await pool.query(`select count(*)::int as count from ${table}`);
    // The words of diets, which items of 1.0.0 did not have.
    const added = table === "search_words" ? 2 : 0;
    expect({ table, ...rows[0] }).toEqual({ table, count: count + added });
  }
  expect((await reconcile(db)).disagreements).toEqual([]);

  const { ask } = await startTestApi(undefined, { databaseUrl: url });
  const signedIn = await ask("POST /auth/login", {
    login_type: "manual",
    email_or_phone: "ada@example.com",
    password: "difference engine",
  });
  expect(signedIn.status).toBe(200);
  const caller = { token: signedIn.body.token ?? "", zones: [1], module: 2 };
  expect((await ask("GET /customer/info", {}, caller)).body).toMatchObject({
    ...{ f_name: "Ada", order_count: 4, wallet_balance: 34.4, loyalty_point: 40 },
  });
  expect((await ask("GET /customer/order/list", {}, caller)).body.orders).toMatchObject([
    { id: 100_002, order_status: "refund_requested", receipt: { total: 12, paid: 12, due: 0 } },
    { id: 100_001, order_status: "refunded", receipt: { total: 12, refunded: 12, due: 0 } },
    { id: 100_000, order_status: "delivered", receipt: { total: 12, paid: 12, due: 0 } },
  ]);
  const details = await ask("GET /customer/order/details", { order_id: 100_001 }, caller);
  expect(details.body).toMatchObject([{ item_details: { name: "item-n9" }, price: 10 }]);
  expect((await ask("GET /customer/cart/list", {}, caller)).body).toMatchObject([{ quantity: 2 }]);
  const { sections } = (await ask("GET /customer/personal-data", {}, caller)).body;
  expect(Object.fromEntries(sections.map(({ key, rows }) => [key, rows.length]))).toMatchObject({
    ...{ addresses: 1, passkeys: 1, wishlist: 1, orders: 4, trips: 1, refund_requests: 2 },
    ...{ reviews: 1, vehicle_reviews: 1, wallet: 6, points: 1, cashback: 1, messages: 1 },
  });
});

test("codes of running sign-ins stay theirs", async () => {
  const { pool } = await upgrade(
    "upgraded_codes",
    migrationsFolder,
    `insert into pending_sign_ins (token_hash, login_type, expires_at)
       select token::bytea, 'otp', now() + interval '30 minutes' from unnest(array['a', 'b']) as token;
     insert into one_time_codes (purpose, recipient, code_hash, holder, expires_at)
       select 'phone', 'phone ' || row_number() over (order by id), 'c'::bytea, 'sign-in ' || id,
         now() + interval '10 minutes'
       from pending_sign_ins
       union all select 'wallet', 'phone 3', 'c'::bytea, 'customer 1', now() + interval '10 minutes'`,
  );
  const { rows } = await pool.query(
    `select recipient, holder, convert_from(token_hash, 'UTF8') as token from one_time_codes
     left join pending_sign_ins on pending_sign_ins.id = pending_sign_in_id order by recipient`,
  );
  expect(rows).toEqual([
    { recipient: "phone 1", holder: "", token: "a" },
    { recipient: "phone 2", holder: "", token: "b" },
    { recipient: "phone 3", holder: "customer 1", token: null },
  ]);
});

test("a migration and functions of the next version meet the rows of version 1.0.0", async () => {
  const { db, pool } = await upgrade("upgraded_twice", await nextRelease());
  const { rows } = await pool.query(
    "select count(*)::int as lines, bool_and(volume_of(order_id) = 100 * quantity) as weighed from order_lines",
  );
  expect(rows).toEqual([{ lines: 7, weighed: true }]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});
