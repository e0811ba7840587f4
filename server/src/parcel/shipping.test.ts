import { beforeAll, describe, expect, test } from "vitest";
import { middle } from "../catalog/testing.ts";
import { deliveryLocation } from "../orders/testing.ts";
import { receiver, startParcelTest } from "./testing.ts";

const { ask, headers, quote, reset, seeded } = await startParcelTest();
beforeAll(reset);

const from = { address: "2 Place des Essais", ...deliveryLocation };
const { address, latitude, longitude } = receiver;
const to = { address, latitude, longitude };

const rates = (overrides: object = {}, options: object = {}) =>
  ask(
    "POST /shipping/rates",
    { from, to, items: [{ name: "Books" }], ...overrides },
    { ...headers, ...options },
  );

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

describe("a shipping quote", () => {
  test("states standard and express with their tax, times and end", async () => {
    const { status, body } = await rates();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      weight: 2,
      billable_weight: 2,
      value: 0,
      rates: [
        { service: "standard", title: "Standard", price: 4, tax: 0.8, total: 4.8 },
        { service: "express", title: "Express", price: 6, tax: 1.2, total: 7.2 },
      ],
    });
    const [standard, express] = body.rates;
    expect(standard?.max_minutes).toBeGreaterThan(express?.max_minutes ?? 0);
    const minutes = (Date.parse(body.valid_until) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(15);
  });

  test("equals what placing charges up to the included weight", async () => {
    const [standard] = (await rates({ items: [{ name: "Books", weight: 5 }] })).body.rates;
    expect(standard?.total).toBe((await quote()).body.receipt.total);
  });

  test("adds the weight over the included one, or the room that it takes", async () => {
    const items = [{ name: "Lamp", quantity: 2, length: 50, width: 40, height: 20, value: 12.5 }];
    const { body } = await rates({ items });
    expect(body).toMatchObject({ weight: 4, billable_weight: 16, value: 25 });
    // 4.00, and 0.50 for each of 11 kg.
    expect(body.rates.map(({ price }) => price)).toEqual([9.5, 14.25]);
  });

  test("takes descriptions of any length", async () => {
    const items = [{ name: "Books", description: "x".repeat(300) }];
    expect((await rates({ items })).status).toBe(200);
  });

  const outside = { ...to, latitude: middle.latitude + 3 };
  test.each<[string, object, object, unknown[]]>([
    ["from outside every zone", { from: outside }, {}, [422, "zone"]],
    ["to outside every zone", { to: outside }, {}, [422, "receiver_zone"]],
    ["of an unknown category", { parcel_category_id: 999_999 }, {}, [404, "parcel_category"]],
    ["of nothing", { items: [] }, {}, [422, "items"]],
    ["in a module of stores", {}, { module: seeded.food.moduleId }, [422, "moduleId"]],
  ])("is refused %s", async (_title, overrides, options, expected) => {
    expect(codes(await rates(overrides, options))).toEqual(expected);
  });
});
