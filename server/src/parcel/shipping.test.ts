import { minor } from "@errand/core/money";
import { beforeAll, describe, expect, test } from "vitest";
import { middle } from "../catalog/testing.ts";
import { deliveryLocation } from "../orders/testing.ts";
import { receiver, startParcelTest } from "./testing.ts";

const { ask, category, configure, headers, place, quote, reset, seeded } = await startParcelTest();
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
        { service: "standard", price: 4, tax: 0.8, additional_charge: 0, total: 4.8 },
        { service: "express", price: 6, tax: 1.2, additional_charge: 0, total: 7.2 },
      ],
    });
    const [standard, express] = body.rates;
    expect(standard?.max_minutes).toBeGreaterThan(express?.max_minutes ?? 0);
    const minutes = (Date.parse(body.valid_until) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(15);
  });

  const heavy = [{ name: "Anvil", quantity: 4, weight: 3 }];
  test.each([
    ["a light parcel", "standard", [{ name: "Books", weight: 5 }], true],
    ["a heavy parcel", "standard", heavy, true],
    ["an express parcel", "express", [{ name: "Books" }], false],
    ["a heavy express parcel", "express", heavy, false],
  ] as const)(
    "is the whole price that placing charges for %s",
    async (_what, service, items, taxIncluded) => {
      const additionalCharge = {
        name: { en: "Service fee", fr: "Frais de service" },
        amount: minor(49),
      };
      await configure({ taxIncluded, additionalCharge });
      const rate = (await rates({ items })).body.rates.find((each) => each.service === service);
      const parcel = { service, items };
      expect((await quote(parcel)).body.receipt.total).toBe(rate?.total);
      const { status, body } = await place({ ...parcel, order_amount: rate?.total });
      expect(status).toBe(201);
      expect(body.order).toMatchObject({
        order_amount: rate?.total,
        delivery_charge: rate?.price,
        total_tax_amount: rate?.tax,
        additional_charge: 0.49,
        parcel_service: service,
        parcel_items: items,
      });
      await configure({});
    },
  );

  test("states what every category costs in all, and the least of it beforehand", async () => {
    const additionalCharge = {
      name: { en: "Service fee", fr: "Frais de service" },
      amount: minor(49),
    };
    await configure({ additionalCharge });
    const { body } = await rates();
    expect(body.categories).toEqual([
      {
        parcel_category_id: category.id,
        standard_total: body.rates[0]?.total,
        express_total: body.rates[1]?.total,
      },
    ]);
    const listed = await ask("GET /parcel-category", {}, headers);
    // 4.00, or by express 6.00, with 20 % tax, and the fee.
    expect(listed.body).toMatchObject([
      { id: category.id, least_total: 5.29, least_express_total: 7.69 },
    ]);
    await configure({});
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
