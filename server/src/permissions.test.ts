import { endpoints } from "@errand/core/contract";
import {
  type Allowed,
  type Endpoint,
  ignoresToken,
  isForStaff,
  isWrite,
  parametersOf,
} from "@errand/core/endpoint";
import { minor } from "@errand/core/money";
import {
  audienceOf,
  isPermitted,
  permissionsOf,
  type StaffAudience,
  type StaffKind,
  staffKinds,
} from "@errand/core/principals";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { openSession } from "./account/account.data.ts";
import { customers, sessions } from "./account/account.tables.ts";
import { type SeededShop, seedShop } from "./catalog/testing.ts";
import { addCourier } from "./orders/testing.ts";
import { endpointsBeforeSecondStep, publicEndpoints } from "./public-endpoints-testing.ts";
import { tokenHash } from "./requests/caller.ts";
import { staffSessions } from "./staff/staff.tables.ts";
import { addStaff, openTestSession, permissionsOfRole } from "./staff/testing.ts";
import { type AskOptions, requestFor, startTestApi } from "./testing.ts";

/**
 * Calls every endpoint as every kind of caller (safety 9). Covers only who may call: the caller is
 * checked before headers and parameters.
 */
const { api, db, ask } = await startTestApi();
let guest = "";
let shop: SeededShop;

beforeAll(async () => {
  const referral = { reward: minor(500), bonus: null };
  const loyalty = { pointsPerUnit: 10, purchasePercent: 100, minimumPoints: 0 };
  shop = await seedShop(db, {
    wallet: true,
    addFund: true,
    courierShifts: true,
    loyalty,
    referral,
  });
  // The calls name the id 1: a colleague of nobody, so that no caller ends its own account.
  await addStaff(db, { kind: "operator", role: "auditor" });
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

interface Caller {
  call(): Promise<{ input?: Record<string, unknown>; options?: AskOptions }>;
  /** The status when the caller may not call; null when the caller may. */
  refusal(endpoint: Endpoint): Promise<number | null>;
}

const shopper = (
  call: Caller["call"],
  statuses: Record<Extract<Allowed, string>, number | null>,
): Caller => ({
  call,
  // Staff endpoints know no shoppers: their tokens are of another audience.
  refusal: async ({ allow }) => (isForStaff(allow) ? 401 : statuses[allow]),
});

/** A member of the staff with this role, in a new session each time, because some calls end it. */
const staff = (kind: StaffKind, role: string | null, { hasSecondStep = true } = {}): Caller => {
  let member: Promise<{ id: number }> | null = null;
  const add = async () => {
    const storeId =
      kind === "store_staff" || kind === "rental_staff" ? shop.grocery.storeIds[0] : null;
    const courierId = kind === "courier" ? await addCourier(db) : null;
    return addStaff(db, { kind, role, storeId, courierId, hasSecondStep });
  };
  return {
    call: async () => {
      member ??= add();
      return { options: { token: await openTestSession(db, (await member).id, hasSecondStep) } };
    },
    async refusal(endpoint) {
      const { allow } = endpoint;
      if (!isForStaff(allow)) return 401;
      if (allow.staff !== audienceOf[kind]) return 401;
      if (!hasSecondStep && !allow.beforeSecondStep) return 403;
      if (allow.kind !== undefined && allow.kind !== kind) return 403;
      const permissions = role === null ? [] : await permissionsOfRole(db, kind, role);
      return isPermitted({ kind, permissions }, allow.permission, !isWrite(endpoint)) ? null : 403;
    },
  };
};

const callers: Record<string, Caller> = {
  "an anonymous caller": shopper(async () => ({}), { anyone: null, shopper: 401, customer: 401 }),
  "a guest": shopper(async () => ({ input: { guest_id: guest } }), {
    anyone: null,
    shopper: null,
    customer: 403,
  }),
  "a customer": shopper(async () => ({ options: { token: await tokenUsed(0) } }), {
    anyone: null,
    shopper: null,
    customer: null,
  }),
  "a customer with an expired session": shopper(
    async () => ({ options: { token: await tokenUsed(91) } }),
    { anyone: 401, shopper: 401, customer: 401 },
  ),
  "the owner of a store": staff("store_staff", "owner"),
  "the manager of a store": staff("store_staff", "manager"),
  "the kitchen of a store": staff("store_staff", "kitchen"),
  "the catalogue staff of a store": staff("store_staff", "catalogue"),
  "the owner of a store without a second step": staff("store_staff", "owner", {
    hasSecondStep: false,
  }),
  "the owner of a rental provider": staff("rental_staff", "owner"),
  "the manager of a rental provider": staff("rental_staff", "manager"),
  "a courier": staff("courier", null),
  "a courier without a second step": staff("courier", null, { hasSecondStep: false }),
  "the owner at the desk": staff("operator", "owner"),
  "the support at the desk": staff("operator", "support"),
  "the catalogue staff at the desk": staff("operator", "catalogue"),
  "the finance staff at the desk": staff("operator", "finance"),
  "the dispatcher at the desk": staff("operator", "dispatcher"),
  "the auditor at the desk": staff("operator", "auditor"),
  "an operator without a second step": staff("operator", "owner", { hasSecondStep: false }),
  "an operator with an expired session": {
    call: async () => {
      const { token } = await addStaff(db, { kind: "operator", role: "owner" });
      await db
        .update(staffSessions)
        .set({ lastUsedAt: sql`now() - interval '91 days'` })
        .where(eq(staffSessions.tokenHash, tokenHash(token)));
      return { options: { token } };
    },
    refusal: async () => 401,
  },
};

/**
 * Calls an endpoint and returns why the response is not what this caller should get; null when it
 * is.
 */
async function checkCall(endpoint: Endpoint, { call, refusal }: Caller): Promise<string | null> {
  const { path } = endpoint;
  const { input = {}, options = {} } = await call();
  const request = requestFor(path, { id: 1, filter_data: "all", ...input }, options);
  const response = await api.app.fetch(request, { address: "203.0.113.8" });
  await response.body?.cancel();
  // Endpoints that sign in ignore tokens, so a wrong one is no error (contract 1.2).
  const expected = ignoresToken(endpoint) ? null : await refusal(endpoint);
  const { status } = response;
  if (expected) return status === expected ? null : `${status} instead of ${expected}`;
  return [401, 403, 500].includes(status) ? `${status} instead of an answer` : null;
}

test.each(endpoints.map(({ endpoint }) => endpoint))("who may call $path", async (endpoint) => {
  const faults: Record<string, string> = {};
  for (const [name, caller] of Object.entries(callers)) {
    const fault = await checkCall(endpoint, caller);
    if (fault) faults[name] = fault;
  }
  expect(faults).toEqual({});
});

/** The paths of the endpoints that meet a condition, in the order of their names. */
const pathsOf = (condition: (allow: Allowed) => boolean | undefined) =>
  endpoints
    .filter(({ endpoint }) => condition(endpoint.allow))
    .map(({ endpoint }) => endpoint.path)
    .toSorted();

test("only the listed endpoints are open to anyone", () => {
  expect(pathsOf((allow) => allow === "anyone")).toEqual(publicEndpoints.toSorted());
});

test("only the listed endpoints answer staff before their second step", () => {
  expect(pathsOf((allow) => isForStaff(allow) && allow.beforeSecondStep)).toEqual(
    endpointsBeforeSecondStep.toSorted(),
  );
});

test("every endpoint of the contract is implemented", () => {
  expect(
    endpoints.map(({ endpoint }) => endpoint.path).filter((path) => !api.served.has(path)),
  ).toEqual([]);
});

test("every permission that an endpoint names is one of its staff", () => {
  const known = (audience: StaffAudience) =>
    staffKinds
      .filter((kind) => audienceOf[kind] === audience)
      .flatMap((kind): readonly string[] => permissionsOf[kind]);
  const unknown = endpoints.filter(({ endpoint: { allow } }) => {
    if (!isForStaff(allow) || !allow.permission) return false;
    return !known(allow.staff).includes(allow.permission);
  });
  expect(unknown.map(({ endpoint }) => endpoint.path)).toEqual([]);
});

test("endpoints that state an owner take the id of what is owned", () => {
  const withOwner = endpoints.filter(
    ({ endpoint: { allow } }) => isForStaff(allow) && allow.owns !== undefined,
  );
  for (const { endpoint } of withOwner) expect(parametersOf(endpoint.input)).toContain("id");
});
