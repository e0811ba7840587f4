import { placeOrder } from "@errand/core/checkout/checkout.contract";
import { endpoints } from "@errand/core/contract";
import { type Endpoint, isForStaff, variantsOf } from "@errand/core/endpoint";
import type { StaffAudience } from "@errand/core/principals";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { addCustomer, addGuest } from "./cart/testing.ts";
import { stores } from "./catalog/catalog.tables.ts";
import { addItem, middle, seedShop } from "./catalog/testing.ts";
import { addCourier, contact } from "./orders/testing.ts";
import { addStaff } from "./staff/testing.ts";
import { requestFor, startTestApi } from "./testing.ts";
import { tomorrow } from "./trips/booking-testing.ts";
import { seedRental } from "./trips/testing.ts";

/**
 * Sends invalid values in each parameter of each endpoint, with valid values in the others, as each
 * caller that may call it. No response is a server error (safety 15). More than 24,000 calls.
 */
const { api, db, ask } = await startTestApi();
const valid: Record<string, unknown> = {
  ...middle,
  ...contact,
  lat: middle.latitude,
  lng: middle.longitude,
  password: "difference engine",
  confirm_password: "difference engine",
  filter_data: "all",
  order_type: "delivery",
  payment_method: "cash_on_delivery",
  address: "1 Place des Essais",
  address_type: "home",
  phone: "+33612345678",
  contact_number: contact.contact_person_number,
  otp: "000000",
  reset_token: "000000",
  pending_token: "p".repeat(43),
  verification_type: "phone",
  verification_method: "phone",
  phone_number: "+33612345678",
  email_or_phone: "ada@example.com",
  email: "ada@example.com",
  name: "Ada",
  model: "Item",
  price: 10,
  search_text: "place",
  interest: [1],
  ...tomorrow,
  pickup_time: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  trip_amount: 33,
};
/** Orders need none of it: calls change this item, and the second store. */
let shelfItem = 0;
let secondStore = 0;
const headers = { zones: [] as number[], module: 0 };
let rentalModule = 0;
const headersOf = (path: string) =>
  path.includes(" /rental/") ? { ...headers, module: rentalModule } : headers;
/** The valid id of a path with `{id}`. */
const idsInPaths: [RegExp, () => unknown][] = [
  [/ \/items\//, () => valid.item_id],
  [/^PUT \/store\/items\//, () => shelfItem],
  [/ \/categories\//, () => valid.category_id],
  [/ \/stores\//, () => valid.store_id],
];

const invalidValues: unknown[] = [
  undefined,
  null,
  "",
  " ",
  "0",
  0,
  1,
  -1,
  1.5,
  1e308,
  2_147_483_647,
  2_147_483_648,
  9_007_199_254_740_992,
  "99999999999999999999",
  true,
  "null",
  "undefined",
  "\u0000",
  "\ud800",
  "\u2028",
  "%",
  "%00",
  "'; drop table items; --",
  "../../etc/passwd",
  "constructor",
  "__proto__",
  "a".repeat(250),
  `${"a".repeat(235)}@example.com`,
  "é".repeat(6000),
  "+33612345678",
  "0001-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "2026-02-30",
  "25:61:61",
  [],
  {},
  [[]],
  [null],
  [9_007_199_254_740_992],
  ["\u0000"],
  [{}],
  { toString: 1 },
  { length: { toString: 1 }, size: { toString: 1 } },
  JSON.parse('{"__proto__":{"a":1},"constructor":1}'),
  "[9007199254740992]",
  '{"a":[{"b":"\\u0000"}]}',
];

/** A valid value of a parameter, so that validation does not stop at it. */
function sampleOf(name: string, schema: z.ZodType): unknown {
  if (name in valid) return valid[name];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return undefined;
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodUnion) return sampleOf(name, schema.options[0] as z.ZodType);
  if (schema instanceof z.ZodNumber) return Math.max(1, schema.minValue ?? 1);
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodObject) return samplesOf(schema);
  return name.includes("mail") ? "ada@example.com" : "text";
}

function samplesOf(schema: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, sampleOf(name, field as z.ZodType)]),
  );
}

/** Valid parameters, for each variant of the input. */
function inputsOf(endpoint: Endpoint): Record<string, unknown>[] {
  return variantsOf(endpoint.input).map((variant) => inputOf(endpoint, variant));
}

function inputOf({ path }: Endpoint, variant: z.ZodObject): Record<string, unknown> {
  const [, id] = idsInPaths.find(([pattern]) => pattern.test(path)) ?? [];
  const samples = samplesOf(variant);
  // An item or a store, not both.
  if (path.includes("/wish-list/")) samples.store_id = undefined;
  if (id && "id" in samples) samples.id = id();
  // Orders one item directly, because the stored cart of the guest is empty.
  if ("is_buy_now" in samples) {
    const { item_id, model, price } = valid;
    Object.assign(samples, { is_buy_now: 1, cart: [{ item_id, model, price, quantity: 1 }] });
  }
  return samples;
}

/** The text of a value in a URL, which has no objects. */
const asText = (value: unknown) =>
  typeof value === "object" ? JSON.stringify(value) : String(value).toWellFormed();

/** Drops undefined parameters, which a URL would contain as the text "undefined". */
const present = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

/**
 * The only parameter of an endpoint gets all values, one of several gets every second or third, and
 * the next one others. Two callers share them: what a value does before the caller matters is the
 * same for both.
 */
function valuesFor(index: number, parameters: number, caller: number, callers: number): unknown[] {
  const parts = Math.min(3, Math.ceil((parameters + 1) / 2));
  const shares = parts * callers;
  const share = (index + parts * caller) % shares;
  return invalidValues.filter((_, position) => position % shares === share);
}

let calls = 0;
/** Sends each request from another address, so that no rate limit ends the test. */
async function statusOf(request: Request): Promise<number> {
  calls += 1;
  const response = await api.app.fetch(request, { address: `2001:db8::${calls.toString(16)}` });
  await response.body?.cancel();
  return response.status;
}

beforeAll(async () => {
  const { grocery, zoneId } = await seedShop(db);
  const itemId = await addItem(db, { storeId: grocery.storeIds[0], stock: 1000 });
  shelfItem = await addItem(db, { storeId: grocery.storeIds[0] });
  secondStore = grocery.storeIds[1];
  const { guestId } = await addGuest(db);
  Object.assign(valid, {
    guest_id: guestId,
    item_id: itemId,
    store_id: grocery.storeIds[0],
    category_id: grocery.categoryId,
    module_id: grocery.moduleId,
    zone_id: zoneId,
    order_amount: 13,
  });
  const rental = await seedRental(db, zoneId);
  rentalModule = rental.moduleId;
  await db
    .update(stores)
    .set({ pickupZoneIds: [zoneId] })
    .where(eq(stores.id, rental.providerId));
  Object.assign(valid, { vehicle_id: rental.carId, provider_id: rental.providerId });
  headers.zones = [zoneId];
  headers.module = grocery.moduleId;
  const [ofStore] = placeOrder.input.options;
  const order = { ...inputOf(placeOrder, ofStore), guest_id: guestId };
  const key = crypto.randomUUID();
  valid.order_id = (await ask(placeOrder.path, present(order), { ...headers, key })).body.order_id;
});

async function staffOf(audience: StaffAudience, path: string): Promise<{ token: string }> {
  if (audience === "desk") return addStaff(db, { kind: "operator", role: "owner" });
  if (audience === "courier") {
    return addStaff(db, { kind: "courier", role: null, courierId: await addCourier(db) });
  }
  const storeId = path.endsWith(" /store/settings") ? secondStore : Number(valid.store_id);
  return addStaff(db, { kind: "store_staff", role: "owner", storeId });
}

/** The callers that an endpoint allows; both a guest and a customer where both may call. */
async function callersOf({ allow, path }: Endpoint) {
  const guest = { input: { guest_id: valid.guest_id } };
  const customer = async () => ({ token: (await addCustomer(db)).token });
  if (allow === "anyone") return [{}];
  if (isForStaff(allow)) return [await staffOf(allow.staff, path)];
  return allow === "customer" ? [await customer()] : [guest, await customer()];
}

describe.each(endpoints.map(({ endpoint }) => endpoint))("$path", (endpoint) => {
  const variants = variantsOf(endpoint.input).map((_, index) => index);
  test.each(variants)(
    "returns no 5xx for an invalid value in any parameter (%i)",
    async (variant) => {
      const errors: unknown[] = [];
      const callers: { token?: string; input?: object }[] = await callersOf(endpoint);
      const samples = inputsOf(endpoint)[variant] ?? {};
      for (const [caller, { token, input = {} }] of callers.entries()) {
        // The id of a guest is read of callers without a session alone.
        const names = [...new Set([...Object.keys(samples), ...Object.keys(input)])];
        for (const [index, name] of names.entries()) {
          for (const value of valuesFor(index, names.length, caller, callers.length)) {
            const isInPath = endpoint.path.includes(`{${name}}`);
            const parameters = present({
              ...samples,
              ...input,
              [name]: isInPath ? asText(value) : value,
            });
            const key = crypto.randomUUID();
            const request = requestFor(endpoint.path, parameters, {
              ...headersOf(endpoint.path),
              key,
              ...(token && { token }),
            });
            const status = await statusOf(request);
            if (status >= 500) errors.push({ status, name, value });
          }
        }
      }
      expect(errors).toEqual([]);
    },
    60_000,
  );
});

test("more than 24,000 calls were made", () => {
  expect(calls).toBeGreaterThan(24_000);
});

describe("bodies and headers", () => {
  const path = "POST /customer/cart/add";
  const bodies = [
    "",
    "null",
    "1",
    '"text"',
    "[]",
    "{",
    "[".repeat(10_000),
    `${'{"a":'.repeat(30)}1${"}".repeat(30)}`,
    "\ufeff{}",
    "\u0000",
  ];
  const invalidHeaders = [
    ["zoneId", "[9007199254740992]"],
    ["zoneId", "[1e400]"],
    ["zoneId", "{}"],
    ["moduleId", "9007199254740992"],
    ["moduleId", "-1"],
    ["latitude", "NaN"],
    ["latitude", "1e308"],
    ["authorization", "Bearer x"],
    ["authorization", `Bearer ${"x".repeat(8000)}`],
    ["x-localization", "fr,en;q=0.5"],
    ["idempotency-key", "é"],
    ["idempotency-key", "x".repeat(500)],
    ["x-software-id", "x".repeat(5000)],
    ["last-event-id", "-1"],
    ["content-type", "multipart/form-data"],
    ["content-type", "multipart/form-data; boundary="],
    ["content-type", "text/plain"],
    ["content-encoding", "gzip"],
    ["content-length", "-5"],
  ] as const;

  test.each(bodies)("the body %j is refused", async (body) => {
    const url = `http://127.0.0.1:4000/api/v1${path.split(" ")[1]}`;
    const request = new Request(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    expect(Math.floor((await statusOf(request)) / 100)).toBe(4);
  });

  test.each(invalidHeaders)("the header %s: %s causes no 5xx", async (name, value) => {
    for (const endpointPath of [path, "GET /items/latest", "PUT /customer/order/cancel"]) {
      const encoded = Buffer.from(value).toString("latin1");
      const request = requestFor(endpointPath, valid, { ...headers, headers: { [name]: encoded } });
      expect(await statusOf(request)).toBeLessThan(500);
    }
  });
});
