import { endpoints } from "@errand/core/contract";
import type { Allowed, EndpointPath } from "@errand/core/endpoint";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { customers, sessions } from "./account/account.tables.ts";
import { tokenHash } from "./requests/caller.ts";
import { type AskOptions, requestFor, startTestApi } from "./testing.ts";

/**
 * Every endpoint, tried by everybody (safety 9). What lies behind the door is tried elsewhere; here
 * the door itself is: a refusal of who calls comes before any look at headers and parameters.
 */
const { api, db, ask } = await startTestApi();
const live = "L".repeat(43);
const expired = "X".repeat(43);
let guest = "";

beforeAll(async () => {
  guest = (await ask("POST /auth/guest/request")).body.guest_id;
  const [customer] = await db.insert(customers).values({ firstName: "Ada" }).returning();
  const customerId = customer?.id ?? 0;
  await db.insert(sessions).values([
    { tokenHash: tokenHash(live), customerId },
    { tokenHash: tokenHash(expired), customerId, lastUsedAt: sql`now() - interval '91 days'` },
  ]);
});

const callers = {
  nobody: () => ({}),
  guest: () => ({ input: { guest_id: guest } }),
  customer: () => ({ options: { token: live } }),
  "a customer whose session has ended": () => ({ options: { token: expired } }),
} satisfies Record<string, () => { input?: Record<string, unknown>; options?: AskOptions }>;

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
    const { input = {}, options = {} }: { input?: object; options?: AskOptions } =
      callers[caller]();
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
