import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { inTransaction } from "./database.ts";
import { getShopAddress } from "./shop-address.ts";
import { createTestDatabase } from "./testing.ts";

const left = await createTestDatabase();
const reached = await createTestDatabase();
await left.pool.query("create table __move (url text, state text)");

/** As the guard of a place refuses a write that has waited for the switch. */
const refuse = sql`do $$ begin raise 'the city has moved' using errcode = 'EM001'; end $$`;

test("what is refused where the shop was runs again where it is, also when the process is there already", async () => {
  await left.pool.query("insert into __move values ($1, 'moved')", [reached.url]);
  const address = getShopAddress(left.url);
  let attempts = 0;
  const place = await inTransaction(left.db, async (tx) => {
    attempts++;
    if (attempts === 1) {
      await address.follow();
      await tx.execute(refuse);
    }
    const { rows } = await tx.execute<{ name: string }>(sql`select current_database() as name`);
    return rows[0]?.name;
  });
  expect(place).toBe(new URL(reached.url).pathname.slice(1));
  expect(attempts).toBe(2);
  expect(address.url).toBe(reached.url);
});
