import { endpoint } from "@errand/core/endpoint";
import { AppError } from "@errand/core/errors";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { externalCalls } from "../idempotency/external-calls.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { resumeExternalCalls } from "./resume-calls.ts";
import { serveWithCall } from "./serve-with-call.ts";
import { startEndpointTest } from "./testing.ts";

const { api, db, send, countOf, guest } = await startEndpointTest();
const name = { en: "Food", fr: "Repas" };

const buy = endpoint("POST /bought", {
  about: "Buys something at a provider.",
  allow: "shopper",
  input: z.object({ slug: z.string() }),
  reply: z.object({ slug: z.string(), receipt: z.int() }),
  errors: ["stock_exceeded"],
});

/** A provider that counts, and honours the idempotency key that it gets. */
const provider = {
  receipts: new Map<string, number>(),
  calls: 0,
  answer: async (): Promise<void> => {},
  async buy(key: string): Promise<number> {
    provider.calls += 1;
    await provider.answer();
    const receipt = provider.receipts.get(key) ?? provider.receipts.size + 1;
    provider.receipts.set(key, receipt);
    return receipt;
  },
};
let claims = 0;
let now = new Date();
api.clock = () => now;

serveWithCall(api, buy, {
  resumable: true,
  claim: async ({ slug }) => {
    claims += 1;
    return { slug };
  },
  call: (_input, _ctx, { id }) => provider.buy(id),
  apply: async (_input, ctx, receipt, { claimed }) => {
    await ctx.db
      .insert(modules)
      .values({ slug: claimed.slug, type: "food", name, description: name });
    return { slug: claimed.slug, receipt };
  },
});

let last = 0;
const request = () => {
  last += 1;
  const slug = `bought-${last}`;
  const key = `key-of-an-external-call-${last}`;
  return { slug, key, send: () => send("POST /bought", { slug, guest_id: guest }, { key }) };
};

beforeEach(() => {
  provider.calls = 0;
  claims = 0;
  provider.answer = async () => {};
  now = new Date();
});

const later = () => {
  now = new Date(now.getTime() + 61_000);
};

describe("a write that calls a provider", () => {
  test("replays its response without a second call", async () => {
    const once = request();
    const first = await once.send();
    const second = await once.send();
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(provider.calls).toBe(1);
    expect(await countOf(once.slug)).toBe(1);
  });

  test("refuses a repetition while the call runs, without an open transaction", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    provider.answer = () => {
      reached.resolve();
      return promise;
    };
    const slow = request();
    const first = slow.send();
    await reached.promise;
    const open = await db.execute(
      "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(open.rows).toEqual([]);
    expect(await slow.send()).toMatchObject({
      status: 409,
      body: { errors: [{ code: "idempotency_in_progress" }] },
    });
    resolve();
    expect((await first).status).toBe(200);
    expect(provider.calls).toBe(1);
  });

  test("frees the key when the provider refuses", async () => {
    const refused = request();
    provider.answer = () => Promise.reject(new AppError("stock_exceeded"));
    expect((await refused.send()).status).toBe(409);
    provider.answer = async () => {};
    expect((await refused.send()).status).toBe(200);
    expect(claims).toBe(2);
  });

  test("continues the same intent after an unclear answer", async () => {
    const unclear = request();
    const bought = provider.receipts.size;
    let isLost = true;
    // The provider has sold it, but its answer is lost.
    provider.answer = async () => {
      if (!isLost) return;
      const [call] = await db
        .select()
        .from(externalCalls)
        .where(eq(externalCalls.key, unclear.key));
      provider.receipts.set(call?.id ?? "", bought + 1);
      throw new AppError("gateway_away");
    };
    expect((await unclear.send()).status).toBe(503);
    isLost = false;
    const again = await unclear.send();
    expect(again).toMatchObject({ status: 200, body: { receipt: bought + 1 } });
    expect(provider.receipts.size).toBe(bought + 1);
    expect(claims).toBe(1);
  });

  test("refuses another request with the same key", async () => {
    const { key, send: first } = request();
    await first();
    expect(await send("POST /bought", { slug: "other", guest_id: guest }, { key })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "idempotency_mismatch" }] },
    });
    expect(provider.calls).toBe(1);
  });

  test("is made once by 20 repetitions at the same time", async () => {
    const parallel = request();
    const responses = await Promise.all(Array.from({ length: 20 }, () => parallel.send()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(provider.calls).toBe(1);
    expect(await countOf(parallel.slug)).toBe(1);
  });
});

describe("a call that a crash interrupted", () => {
  /** The process dies in the call: nothing after it happens. */
  async function interrupted() {
    const crashed = request();
    provider.answer = () => new Promise(() => {});
    void crashed.send();
    while (provider.calls === 0) await new Promise(setImmediate);
    provider.answer = async () => {};
    return crashed;
  }

  test("is finished by the job, and its request gets the response", async () => {
    const crashed = await interrupted();
    expect(await resumeExternalCalls(api)).toBe(0);
    later();
    expect(await resumeExternalCalls(api)).toBe(1);
    expect(await resumeExternalCalls(api)).toBe(0);
    expect(await countOf(crashed.slug)).toBe(1);
    const repeated = await crashed.send();
    expect(repeated).toMatchObject({ status: 200, body: { slug: crashed.slug } });
    expect(repeated.headers.get("idempotent-replayed")).toBe("true");
    expect(claims).toBe(1);
  });

  test("is finished by the repeated request", async () => {
    const crashed = await interrupted();
    expect((await crashed.send()).status).toBe(409);
    later();
    expect((await crashed.send()).status).toBe(200);
    expect(await countOf(crashed.slug)).toBe(1);
  });

  test("is finished once by job and request at the same time", async () => {
    const crashed = await interrupted();
    later();
    const bought = provider.receipts.size;
    await Promise.all([
      resumeExternalCalls(api),
      resumeExternalCalls(api),
      crashed.send(),
      crashed.send(),
    ]);
    expect(await countOf(crashed.slug)).toBe(1);
    expect(provider.receipts.size).toBe(bought + 1);
    expect((await crashed.send()).status).toBe(200);
  });
});
