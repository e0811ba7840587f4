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
 * Calls every endpoint as every kind of caller (safety 9). Covers only who may call: the caller is
 * checked before headers and parameters.
 */
const { api, db, ask } = await startTestApi();
let guest = "";

beforeAll(async () => {
  await seedShop(db);
  guest = (await ask("POST /auth/guest/request")).body.guest_id;
});

/** Each call gets a new customer, because some calls end the session or remove the account. */
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
  "an anonymous caller": async () => ({}),
  "a guest": async () => ({ input: { guest_id: guest } }),
  "a customer": async () => ({ options: { token: await tokenUsed(0) } }),
  "a customer with an expired session": async () => ({ options: { token: await tokenUsed(91) } }),
} satisfies Record<string, () => Promise<Attempt>>;

/** The status for a caller who may not call; null if the caller may. */
const statuses: Record<keyof typeof callers, Record<Allowed, number | null>> = {
  "an anonymous caller": { anyone: null, shopper: 401, customer: 401 },
  "a guest": { anyone: null, shopper: null, customer: 403 },
  "a customer": { anyone: null, shopper: null, customer: null },
  "a customer with an expired session": { anyone: 401, shopper: 401, customer: 401 },
};

/** Open endpoints under `/auth` ignore tokens, so an expired one is no error (contract 1.2). */
function expected(path: EndpointPath, allow: Allowed, caller: keyof typeof callers) {
  return path.includes(" /auth/") && allow === "anyone" ? null : statuses[caller][allow];
}

describe.each(endpoints.map(({ endpoint }) => endpoint))("$path", ({ path, allow }) => {
  test.each(Object.keys(callers) as (keyof typeof callers)[])("called by %s", async (caller) => {
    const { input = {}, options = {} }: Attempt = await callers[caller]();
    const request = requestFor(path, { id: 1, filter_data: "all", ...input }, options);
    const response = await api.app.fetch(request, { address: "203.0.113.8" });
    const status = expected(path, allow, caller);
    if (status) expect(response.status).toBe(status);
    else expect([401, 403, 500]).not.toContain(response.status);
    await response.body?.cancel();
  });
});

test("every endpoint of the contract is implemented", () => {
  expect(
    endpoints.map(({ endpoint }) => endpoint.path).filter((path) => !api.served.has(path)),
  ).toEqual([]);
});
