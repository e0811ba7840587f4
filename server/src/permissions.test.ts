import { endpoints } from "@errand/core/contract";
import type { Allowed, EndpointPath } from "@errand/core/endpoint";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openSession } from "./account/account.data.ts";
import { customers, sessions } from "./account/account.tables.ts";
import { seedShop } from "./catalog/testing.ts";
import { tokenHash } from "./requests/caller.ts";
import { type AskOptions, requestFor, startTestApi } from "./testing.ts";

/**
 * Every endpoint, tried by everybody (safety 9). What lies behind the door is tried elsewhere; here
 * the door itself is: a refusal of who calls comes before any look at headers and parameters.
 */
const { api, db, ask } = await startTestApi();
let guest = "";

beforeAll(async () => {
  await seedShop(db);
  guest = (await ask("POST /auth/guest/request")).body.guest_id;
});

/** A customer for each call: one of the calls ends its session, another removes its account. */
async function tokenUsed(daysAgo: number): Promise<string> {
  const [customer] = await db.insert(customers).values({ firstName: "Ada" }).returning();
  const token = await openSession(db, customer?.id ?? 0);
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now() - make_interval(days => ${daysAgo})` })
    .where(eq(sessions.tokenHash, tokenHash(token)));
  return token;
}

interface Attempt {
  input?: Record<string, unknown>;
  options?: AskOptions;
}

const callers = {
  nobody: async () => ({}),
  guest: async () => ({ input: { guest_id: guest } }),
  customer: async () => ({ options: { token: await tokenUsed(0) } }),
  "a customer whose session has ended": async () => ({ options: { token: await tokenUsed(91) } }),
} satisfies Record<string, () => Promise<Attempt>>;

/** The refusal at the door; null: let in. */
const refusals: Record<keyof typeof callers, Record<Allowed, number | null>> = {
  nobody: { anyone: null, shopper: 401, customer: 401 },
  guest: { anyone: null, shopper: null, customer: 403 },
  customer: { anyone: null, shopper: null, customer: null },
  "a customer whose session has ended": { anyone: 401, shopper: 401, customer: 401 },
};

/** In `/auth` a token is not looked at, so a dead one closes nothing (contract 1.2). */
function expected(path: EndpointPath, allow: Allowed, caller: keyof typeof callers) {
  return path.includes(" /auth/") && allow === "anyone" ? null : refusals[caller][allow];
}

describe.each(endpoints.map(({ endpoint }) => endpoint))("$path", ({ path, allow }) => {
  test.each(Object.keys(callers) as (keyof typeof callers)[])("asked by %s", async (caller) => {
    const { input = {}, options = {} }: Attempt = await callers[caller]();
    const request = requestFor(path, { id: 1, filter_data: "all", ...input }, options);
    const response = await api.app.fetch(request, { address: "203.0.113.8" });
    const refusal = expected(path, allow, caller);
    if (refusal) expect(response.status).toBe(refusal);
    else expect([401, 403, 500]).not.toContain(response.status);
    await response.body?.cancel();
  });
});

test("every endpoint of the contract has an answer", () => {
  expect(
    endpoints.map(({ endpoint }) => endpoint.path).filter((path) => !api.served.has(path)),
  ).toEqual([]);
});
