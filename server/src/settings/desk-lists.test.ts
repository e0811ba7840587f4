import { getTableName, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addModule, same, seedShop } from "../catalog/testing.ts";
import { flatten } from "../entries/entry-diff.ts";
import { addCourier } from "../orders/testing.ts";
import { addRentalModule, addVehicle } from "../rental/testing.ts";
import { readTable } from "../requests/testing-table.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { insertTestWish } from "../wishes/testing.ts";
import { moduleUsers } from "./module-entries.ts";

/** The lists of the desk that people choose from (contract 7.3). */
const { api, ask, db, changes } = await startTestApi();
const { zoneId, food } = await seedShop(db);
const parcel = await addModule(db, zoneId, "parcel");
const rental = await addRentalModule(db, zoneId);
const customer = await addCustomer(db);
let desk: { token: string };
let keys = 0;

beforeEach(async () => {
  desk = await addStaff(db, { kind: "operator", role: "owner" });
});

interface Entry {
  id: number;
  version: number;
}

/** The lists differ only in their values, which the tests state as they are sent. */
async function call(path: string, input: object): Promise<{ status: number; body: unknown }> {
  keys += 1;
  const options = { ...desk, key: `key-of-a-desk-list-${keys}` };
  const answer = await ask(path as "POST /desk/settings/modules", input as never, options);
  await changes.flushed();
  return answer;
}

async function add(list: string, values: object): Promise<Entry> {
  const { status, body } = await call(`POST /desk/settings/${list}`, { values });
  expect(status).toBe(201);
  return (body as { entry: Entry }).entry;
}

async function switchTo(list: string, active: 0 | 1, { id, version }: Entry) {
  const input = { entry_id: id, version, active };
  expect((await call(`PUT /desk/settings/${list}/{entry_id}`, input)).status).toBe(200);
}

const everyOne = { limit: 100, offset: 1 };

/** What each list is for: its values, and the ids that people can choose from. */
const lists: Record<string, { values: object; shown: () => Promise<number[]> }> = {
  transfers: {
    values: {
      name: same("Bank"),
      fields: [{ label: same("IBAN"), value: "FR76 3000 1000 6449" }],
      inputs: [{ label: same("Reference"), placeholder: same("As stated"), required: true }],
    },
    shown: async () => toIds((await ask("GET /offline_payment_method_list")).body),
  },
  "chat-phrases": {
    values: { message: same("Is it ready?"), receivers: ["vendor"] },
    shown: async () => {
      const input = { ...everyOne, receiver_type: "vendor" } as const;
      return toIds((await ask("GET /customer/automated-message", input, customer)).body.data);
    },
  },
  "parcel-categories": {
    values: {
      ...{ module_id: parcel.moduleId, name: same("Keys"), description: same("Small") },
      ...{ per_km: 1, minimum: 3, tax_percent: 20 },
    },
    shown: async () =>
      toIds((await ask("GET /parcel-category", {}, { module: parcel.moduleId })).body),
  },
  "parcel-instructions": {
    values: { instruction: same("Ring twice") },
    shown: async () =>
      toIds((await ask("GET /customer/order/parcel-instructions", everyOne)).body.data),
  },
  "vehicle-categories": {
    values: { module_id: rental.moduleId, name: same("Vans") },
    shown: async () =>
      toIds((await ask("GET /rental/vehicle/category-list", everyOne, ofRental)).body.vehicles),
  },
  "vehicle-brands": {
    values: { name: "Zephyr" },
    shown: async () => {
      const input = { ...everyOne, unused: 1 } as const;
      return toIds((await ask("GET /rental/vehicle/brand-list", input, ofRental)).body.brands);
    },
  },
  conditions: {
    values: { module_id: food.moduleId, name: same("Hay fever") },
    shown: async () =>
      toIds((await ask("GET /common-condition", {}, { module: food.moduleId })).body),
  },
  "courier-vehicles": {
    values: { type: same("Tricycle") },
    shown: async () => toIds((await ask("GET /get-vehicles")).body),
  },
};
const ofRental = { module: rental.moduleId };

function toIds(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

test.each(Object.entries(lists))(
  "%s can be chosen until they are switched off",
  async (...named) => {
    const [list, { values, shown }] = named;
    const before = await shown();
    const entry = await add(list, values);
    expect(await shown()).toEqual([...before, entry.id]);
    await switchTo(list, 0, entry);
    expect(await shown()).toEqual(before);
    await switchTo(list, 1, { ...entry, version: 2 });
    expect(await shown()).toEqual([...before, entry.id]);
  },
);

test("kinds of parcels and of vehicles are in modules for them", async () => {
  for (const [list, module_id] of [
    ["parcel-categories", rental.moduleId],
    ["vehicle-categories", parcel.moduleId],
  ] as const) {
    const values = { ...lists[list]?.values, module_id };
    expect(await call(`POST /desk/settings/${list}`, { values })).toMatchObject({
      ...{ status: 422, body: { errors: [{ code: "values", field: "values.module_id" }] } },
    });
  }
});

type ListedEntry = Record<"id" | "version" | "active", number> & {
  status: string;
  uses: number | null;
  values: Record<string, unknown>;
};

/** What the table says of a listed entry, each value by its path. */
function toRow({ id, version, status, active, uses, values }: ListedEntry) {
  const own = { id, version, status, active, uses, from: null, until: null, given: null };
  const cells = [...Object.entries(own), ...flatten(values)];
  return Object.fromEntries(
    cells.map(([title, value]) => [title, Array.isArray(value) ? value : String(value ?? "")]),
  );
}

/** Lists are JSON, of which the order of names says nothing. */
function toRead(row: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(row).map(([title, cell]) => [
      title,
      cell.startsWith("[") ? JSON.parse(cell) : cell,
    ]),
  );
}

test("a list is the same as a table as on its pages", async () => {
  for (const [list, { values }] of Object.entries(lists)) {
    // Names of brands are their own.
    await add(list, list === "vehicle-brands" ? { name: "Cygne" } : values);
    const path = `GET /desk/settings/${list}` as const;
    const { body } = await call(path, everyOne);
    const { entries } = body as { entries: ListedEntry[] };
    expect(entries).not.toEqual([]);
    const rows = await readTable(api, path, {}, desk);
    expect(rows.map(toRead)).toEqual(entries.map(toRow));
  }
});

test("a brand of vehicles is no longer shown while it is switched off, but can be kept", async () => {
  const brand = await add("vehicle-brands", { name: "Quokka" });
  const category = await add("vehicle-categories", {
    ...{ module_id: rental.moduleId, name: same("Quads") },
  });
  const shown = async (unused: 0 | 1) => {
    const input = { ...everyOne, unused };
    return toIds((await ask("GET /rental/vehicle/brand-list", input, ofRental)).body.brands);
  };
  const suggested = async () => {
    const where = { ...ofRental, zones: [zoneId] };
    const { body } = await ask("GET /rental/vehicle/search/suggestion", { name: "qu" }, where);
    return JSON.stringify(body);
  };
  expect([await shown(0), await shown(1)]).toEqual([[], expect.arrayContaining([brand.id])]);
  await addVehicle(db, rental, { categoryId: category.id, brandId: brand.id });
  await changes.flushed();
  expect(await shown(0)).toEqual([brand.id]);
  expect(await suggested()).toMatch(/Quokka.*Quads/);
  await switchTo("vehicle-brands", 0, brand);
  await switchTo("vehicle-categories", 0, category);
  expect([await shown(0), await shown(1)]).toEqual([[], expect.arrayContaining([brand.id])]);
  expect(await suggested()).not.toMatch(/Quokka|Quads/);
});

test("a list says how often each entry is used", async () => {
  const vehicle = await add("courier-vehicles", { type: same("Cargo bike") });
  const brand = await add("vehicle-brands", { name: "Aigle" });
  await addCourier(db, { vehicleId: vehicle.id });
  for (const plates of [1, 2]) await addVehicle(db, rental, { brandId: brand.id, total: plates });
  const usesOf = async (list: string, { id }: Entry) => {
    const { body } = await call(`GET /desk/settings/${list}`, everyOne);
    const { entries } = body as { entries: { id: number; uses: number | null }[] };
    return entries.find((entry) => entry.id === id)?.uses;
  };
  expect(await usesOf("courier-vehicles", vehicle)).toBe(1);
  expect(await usesOf("vehicle-brands", brand)).toBe(2);
  const remove = { entry_id: brand.id, version: 1 };
  expect(await call("DELETE /desk/settings/vehicle-brands/{entry_id}", remove)).toMatchObject({
    ...{ status: 409, body: { errors: [{ code: "in_use", data: { count: 2 } }] } },
  });
});

describe("modules", () => {
  const values = { type: "grocery", name: same("Market"), description: same("Of the day") };

  test("are offered in the order of the desk, new ones last", async () => {
    const shown = async () => toIds((await ask("GET /module")).body);
    const before = await shown();
    const { id } = await add("modules", values);
    expect(await shown()).toEqual([...before, id]);
    const ids = [id, ...before.toReversed()];
    expect((await call("PUT /desk/settings/modules/order", { ids })).status).toBe(200);
    expect(await shown()).toEqual(ids);
  });

  test("are kept while anything names them, such as a wish", async () => {
    const { id } = await add("modules", values);
    await insertTestWish(db, { moduleId: id, zoneIds: [zoneId] });
    const remove = { entry_id: id, version: 1 };
    expect(await call("DELETE /desk/settings/modules/{entry_id}", remove)).toMatchObject({
      ...{ status: 409, body: { errors: [{ code: "in_use", data: { count: 1 } }] } },
    });
    const { rows } = await db.execute<{ name: string }>(sql`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'modules'::regclass and confdeltype = 'a'`);
    expect(moduleUsers.map(getTableName).toSorted()).toEqual(
      rows.map(({ name }) => name).toSorted(),
    );
  });
});
