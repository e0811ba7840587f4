import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { startCheckoutTest } from "../checkout/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";

/** The settings of the shop and its zones at the desk (contract 7.3). */
const shop = await startCheckoutTest();
const { ask, db, bakery, food, ctx, place, put, seeded, order, nextKey } = shop;
let desk: { token: string; id: number };

beforeEach(async () => {
  await ctx();
  desk = await addStaff(db, { kind: "operator", role: "owner" });
  await put(await addItem(db, { storeId: bakery }));
});

const quoted = async () => {
  const { body } = await ask("POST /customer/order/get-Tax", order(), food);
  return body.receipt.total;
};
const refused = (status: number, code: string, rest: object = {}) => ({
  status,
  body: { errors: [{ code, ...rest }] },
});

describe("fees", () => {
  const read = async () => (await ask("GET /desk/settings/fees", {}, desk)).body;
  const change = (version: number, values: object) =>
    ask("PUT /desk/settings/fees", { version, values: values as never }, desk);

  test("change what customers pay at once, and their undo restores prices to the cent", async () => {
    const before = await quoted();
    const { version, values } = await read();
    expect((await place()).status).toBe(201);
    await put(await addItem(db, { storeId: bakery }));
    const fee = { name: { en: "Service", fr: "Service" }, amount: 0.49 };
    const changed = await change(version, { ...values, service_fee: fee });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        message: "Saved.",
        entry: { path: "fees", version: version + 1, values: { service_fee: { amount: 0.49 } } },
        effects: [{ code: "orders_cost" }],
      },
    });
    expect(await quoted()).toBe(before + 0.49);
    const config = await ask("GET /config");
    expect(config.body).toMatchObject({ additional_charge_status: 1, additional_charge: 0.49 });

    const input = { version: version + 1 };
    const undone = await ask("POST /desk/settings/fees/undo", input, { ...desk, key: nextKey() });
    expect(undone).toMatchObject({ status: 200, body: { entry: { values } } });
    expect(await quoted()).toBe(before);
    expect((await ask("GET /desk/settings/fees/history", {}, desk)).body.changes).toMatchObject([
      { version: version + 2, undoes: version + 1 },
      { diff: [{ path: "values.service_fee.name.en" }, {}, { before: null, after: 0.49 }] },
    ]);
    const rows = await db.select().from(auditLog).where(eq(auditLog.subject, "setting:fees"));
    expect(rows.map(({ action }) => action)).toEqual([
      "PUT /desk/settings/fees",
      "POST /desk/settings/fees/undo",
    ]);
  });

  test("say before they are published what the last orders would have cost", async () => {
    await place();
    const { values } = await read();
    const fee = { name: { en: "Service", fr: "Service" }, amount: 1 };
    const input = { values: { ...values, service_fee: fee } };
    const { body } = await ask("POST /desk/settings/fees/effects", input, desk);
    const [{ count = 0, before = 0, after = 0 } = {}] = body.effects;
    expect(after - before).toBeCloseTo(count);
    const same = await ask("POST /desk/settings/fees/effects", { values }, desk);
    expect(same.body.effects).toEqual([]);
  });

  test("of two desks the later one is told that its version is old", async () => {
    const { version, values } = await read();
    expect((await change(version, { ...values, refund_days: 20 })).status).toBe(200);
    expect(await change(version, { ...values, refund_days: 30 })).toMatchObject(
      refused(409, "version", { data: { version: version + 1 } }),
    );
  });

  test("are refused without a value, and when an amount has three decimals", async () => {
    const { version, values } = await read();
    const { tax_included, ...incomplete } = values;
    expect(await change(version, incomplete)).toMatchObject(
      refused(422, "values", { field: "values.tax_included" }),
    );
    expect((await change(version, { ...values, parcel_max_value: 0.005 })).status).toBe(422);
  });
});

describe("other settings", () => {
  test("switch a feature for customers at once; running orders keep what they have", async () => {
    expect((await place()).status).toBe(201);
    const { body } = await ask("GET /desk/settings/features", {}, desk);
    const values = { ...body.values, home_delivery: false };
    const changed = await ask(
      "PUT /desk/settings/features",
      { version: body.version, values },
      desk,
    );
    expect(changed.body.effects).toMatchObject([{ code: "orders_keep_terms" }]);
    expect((await ask("GET /config")).body).toMatchObject({ home_delivery_status: 0 });
  });

  test("without any way to sign in or to pay are refused", async () => {
    const login = (await ask("GET /desk/settings/login", {}, desk)).body;
    const none = { manual_login_status: 0, otp_login_status: 0, social_login_status: 0 } as const;
    const input = { version: login.version, values: { ...login.values, ...none } };
    expect(await ask("PUT /desk/settings/login", input, desk)).toMatchObject(
      refused(422, "values", { field: "values.manual_login_status" }),
    );
    const payments = (await ask("GET /desk/settings/payments", {}, desk)).body;
    const values = { ...payments.values, cash: false, online: false };
    expect(
      await ask("PUT /desk/settings/payments", { version: payments.version, values }, desk),
    ).toMatchObject(refused(422, "values", { field: "values.cash" }));
  });

  test("keep the currency of orders, and know their countries and phone numbers", async () => {
    await place();
    const { version, values } = (await ask("GET /desk/settings/shop", {}, desk)).body;
    const change = (stated: object) =>
      ask("PUT /desk/settings/shop", { version, values: { ...values, ...stated } }, desk);
    const currency = { ...values.currency, code: "CHF" };
    expect(await change({ currency })).toMatchObject(refused(409, "in_use"));
    expect(await change({ time_zone: "Belrive" })).toMatchObject(
      refused(422, "values", { field: "values.time_zone" }),
    );
    expect((await change({ name: "Errand Belrive" })).status).toBe(200);
    expect((await ask("GET /config")).body.business_name).toBe("Errand Belrive");
  });

  test("of pages and the first page are read by visitors, and undone", async () => {
    const { version, values } = (await ask("GET /desk/settings/pages", {}, desk)).body;
    const page = { title: { en: "Refunds", fr: "Retours" }, content: { en: "All.", fr: "Tout." } };
    const about = { title: { en: "About", fr: "Ici" }, content: { en: "Us.", fr: "Nous." } };
    const all = { ...values, about, terms: about, privacy: about, refund: page };
    const changed = await ask("PUT /desk/settings/pages", { version, values: all }, desk);
    expect(changed).toMatchObject({ status: 200, body: { entry: { values: all } } });
    const without = { ...all, terms: null };
    expect(
      await ask("PUT /desk/settings/pages", { version: version + 1, values: without }, desk),
    ).toMatchObject(refused(422, "values", { field: "values.terms" }));
    const landing = (await ask("GET /desk/settings/landing", {}, desk)).body;
    const title = { en: "All of Belrive", fr: "Tout Belrive" };
    const input = { version: landing.version, values: { ...landing.values, title } };
    const saved = await ask("PUT /desk/settings/landing", input, desk);
    expect(saved.body.entry.values).toEqual({ ...landing.values, title });
    const undo = { version: saved.body.entry.version };
    const { body } = await ask("POST /desk/settings/landing/undo", undo, {
      ...{ ...desk, key: nextKey() },
    });
    expect(body.entry.values).toEqual(landing.values);
  });

  test("are for operators of all zones, with the permission", async () => {
    const { version, values } = (await ask("GET /desk/settings/weight", {}, desk)).body;
    const zoned = await addStaff(db, {
      ...{ kind: "operator", role: "owner", zoneIds: [seeded.zoneId] },
    });
    const change = (token: string) =>
      ask("PUT /desk/settings/weight", { version, values }, { token });
    expect(await change(zoned.token)).toMatchObject(refused(403, "permission"));
    const support = await addStaff(db, { kind: "operator", role: "support" });
    expect((await change(support.token)).status).toBe(403);
  });
});
