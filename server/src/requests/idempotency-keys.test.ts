import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { startEndpointTest } from "./testing.ts";

const { db, ask, send, countOf, gate, guest } = await startEndpointTest();

describe("writes", () => {
  test("roll back on an error, which frees the key", async () => {
    const key = "key-of-an-error-1";
    const refused = await send(
      "POST /notes",
      { slug: "refused", fail: true, guest_id: guest },
      { key },
    );
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: [{ code: "stock", data: { available: 0 } }] },
    });
    expect(await countOf("refused")).toBe(0);
    const again = { slug: "refused", guest_id: guest };
    expect((await send("POST /notes", again, { key })).status).toBe(200);
    expect(await countOf("refused")).toBe(1);
  });

  test("replay the response to the same key and request", async () => {
    const input = { slug: "once", guest_id: guest };
    const key = "key-of-one-write-1";
    const first = await send("POST /notes", input, { key });
    const second = await send("POST /notes", input, { key });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(await countOf("once")).toBe(1);
  });

  test("refuse the same key with another request", async () => {
    const key = "key-of-two-writes-1";
    await send("POST /notes", { slug: "mine", guest_id: guest }, { key });
    expect(await send("POST /notes", { slug: "other", guest_id: guest }, { key })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "idempotency_mismatch" }] },
    });
    expect(await countOf("other")).toBe(0);
  });

  test("store nothing of passwords with a key, from which they could be guessed", async () => {
    const key = "key-of-a-password-1";
    const input = (current_password: string) => ({
      slug: "secret",
      guest_id: guest,
      current_password,
    });
    await send("POST /notes", input("difference engine"), { key });
    const { headers } = await send("POST /notes", input("analytical engine"), { key });
    expect(headers.get("idempotent-replayed")).toBe("true");
  });

  test("accept the same key from two callers", async () => {
    const key = "key-of-two-callers-1";
    const other = (await ask("POST /auth/guest/request")).body.guest_id;
    expect((await send("POST /notes", { slug: "caller-1", guest_id: guest }, { key })).status).toBe(
      200,
    );
    expect((await send("POST /notes", { slug: "caller-2", guest_id: other }, { key })).status).toBe(
      200,
    );
  });

  test("refuse a key whose first request is still running", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate.opened = promise;
    const input = { slug: "slow", guest_id: guest };
    const key = "key-of-a-slow-write-1";
    const first = send("POST /notes", input, { key });
    // The first request has claimed its key once its lock is visible.
    while ((await locksHeld()) === 0) await new Promise(setImmediate);
    const second = await send("POST /notes", input, { key });
    gate.opened = Promise.resolve();
    resolve();
    expect(second).toMatchObject({
      status: 409,
      body: { errors: [{ code: "idempotency_in_progress" }] },
    });
    expect((await first).status).toBe(200);
    expect(await countOf("slow")).toBe(1);
  });

  test("require a key when the contract does, and check its form", async () => {
    expect(await send("POST /keyed")).toMatchObject({
      status: 422,
      body: { errors: [{ code: "idempotency_key" }] },
    });
    expect((await send("POST /keyed", {}, { key: "short" })).status).toBe(422);
    expect((await send("POST /keyed", {}, { key: "long-enough-for-a-key" })).status).toBe(200);
  });

  test("remove fields from the response that the contract does not declare", async () => {
    const response = await send("POST /notes", { slug: "no-secrets", guest_id: guest });
    expect(response.body).toEqual({ slug: "no-secrets" });
  });
});

async function locksHeld(): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(
    sql`select count(*)::int as held from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.held ?? 0;
}
