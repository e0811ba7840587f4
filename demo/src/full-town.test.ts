import { isOpen } from "@errand/core/catalog/availability";
import { getLargestPart } from "@errand/core/location/area";
import { pointInside } from "@errand/core/location/nearest-zone";
import type { ModuleType } from "@errand/core/modules/modules.contract";
import { localTime } from "@errand/core/time";
import { items, stores } from "@errand/server/catalog/catalog.tables";
import { createCatalogCache } from "@errand/server/catalog/catalog-cache";
import { zoneModules, zones } from "@errand/server/location/zones.tables";
import { modules } from "@errand/server/modules/modules.tables";
import { vehicleUnits } from "@errand/server/rental/fleet.tables";
import { vehicles } from "@errand/server/rental/rental.tables";
import { startTestApi } from "@errand/server/testing";
import { matchOf } from "@errand/server/text-search/text-match";
import { and, eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { commonQueries } from "./common-queries.testing.ts";
import { fillTown } from "./fill.ts";

/**
 * What visitors of each district can order, from the stores there and in the districts around it.
 */

const { ask, db, changes } = await startTestApi();
type Store = typeof stores.$inferSelect & { type: ModuleType };
interface District {
  name: string;
  zoneIds: number[];
  stores: Store[];
}
let districts: District[];
/** Opening hours do not depend on the time zone. */
const time = (day: string, clock: string) => localTime(new Date(`${day}T${clock}Z`), "UTC");

beforeAll(async () => {
  await fillTown(db);
  await changes.flushed();
  const [areas, all] = await Promise.all([
    db.select().from(zones).orderBy(zones.id),
    db
      .select({ store: stores, type: modules.type })
      .from(stores)
      .innerJoin(modules, eq(modules.id, stores.moduleId)),
  ]);
  districts = await Promise.all(
    areas.map(async ({ name, area }) => {
      const [lng, lat] = pointInside(getLargestPart(area));
      const zoneIds: number[] = JSON.parse(
        (await ask("GET /config/get-zone-id", { lat, lng })).body.zone_id,
      );
      const delivering = all
        .filter(({ store }) => store.delivery && zoneIds.includes(store.zoneId))
        .map(({ store, type }) => ({ ...store, type }));
      return { name: name.en, zoneIds, stores: delivering };
    }),
  );
}, 60_000);

const isRestaurant = ({ type }: Store) => type === "food";
const isShop = ({ type }: Store) => type === "ecommerce";

test("every district is reached from the districts around it", () => {
  expect(districts).toHaveLength(7);
  for (const { name, zoneIds } of districts) expect(zoneIds.length, name).toBeGreaterThanOrEqual(3);
});

test("every district is served by 25 restaurants, two supermarkets and a full pharmacy", async () => {
  const supermarkets = await readSupermarkets(300);
  for (const { name, stores } of districts) {
    expect(stores.filter(isRestaurant).length, name).toBeGreaterThanOrEqual(25);
    expect(stores.filter(({ id }) => supermarkets.has(id)).length, name).toBeGreaterThanOrEqual(2);
    const fullPharmacies = stores.filter(
      ({ type, itemCount, prescriptionOrder }) =>
        type === "pharmacy" && prescriptionOrder && itemCount >= 120,
    );
    expect(fullPharmacies.length, name).toBeGreaterThanOrEqual(1);
    expect(stores.filter(isShop).length, name).toBeGreaterThanOrEqual(10);
  }
});

test("everything in a supermarket has a unit of sale, and most of it a weight or volume", async () => {
  const ids = [...(await readSupermarkets(300))];
  const found = await db
    .select()
    .from(items)
    .where(sql`${items.storeId} = any(${sql.param(ids)})`);
  // What is sold by weight is weighed in steps.
  const pieces = found.filter(({ weightStep }) => weightStep === null);
  expect(pieces.filter(({ unit }) => unit === null)).toEqual([]);
  const measured = found.filter(
    ({ unit, weightStep }) => weightStep !== null || /\d (g|kg|ml|cl|L)$/.test(unit?.en ?? ""),
  );
  expect(measured.length / found.length).toBeGreaterThan(0.6);
});

test("enough is open in every district at every hour of the week", async () => {
  const supermarkets = await readSupermarkets(40);
  for (const { name, stores } of districts) {
    for (let hour = 0; hour < 7 * 24; hour++) {
      const clock = `${String(hour % 24).padStart(2, "0")}:35:00`;
      // A Sunday and the six days after it, without a holiday.
      const weekday = Math.floor(hour / 24);
      const at = time(`2026-03-${String(weekday + 1).padStart(2, "0")}`, clock);
      const open = stores.filter((store) => isOpen(store, at));
      const when = `${name}, day ${weekday} at ${clock}`;
      expect(open.filter(isRestaurant).length, when).toBeGreaterThanOrEqual(10);
      expect(open.filter(({ id }) => supermarkets.has(id)).length, when).toBeGreaterThanOrEqual(1);
      expect(open.filter(({ type }) => type === "pharmacy").length, when).toBeGreaterThanOrEqual(1);
      expect(open.filter(isShop).length, when).toBeGreaterThanOrEqual(3);
    }
  }
});

describe("rental", () => {
  /**
   * The districts in which the module is open, with the providers that hand over vehicles there.
   */
  async function rentalDistricts() {
    const providers = await db
      .select({ provider: stores })
      .from(stores)
      .innerJoin(modules, eq(modules.id, stores.moduleId))
      .where(eq(modules.type, "rental"));
    const served = await db
      .select({ name: zones.name, zoneId: zones.id })
      .from(zoneModules)
      .innerJoin(zones, eq(zones.id, zoneModules.zoneId))
      .innerJoin(modules, eq(modules.id, zoneModules.moduleId))
      .where(eq(modules.type, "rental"));
    return served.map(({ name, zoneId }) => ({
      name: name.en,
      providers: providers
        .map(({ provider }) => provider)
        .filter(({ pickupZoneIds }) => pickupZoneIds.includes(zoneId)),
    }));
  }

  test("at every hour four providers with fifteen vehicles are open in every district", async () => {
    const all = await db.select().from(vehicles);
    const served = await rentalDistricts();
    expect(served).toHaveLength(6);
    for (const { name, providers } of served) {
      for (let hour = 0; hour < 7 * 24; hour++) {
        const at = time(
          `2026-03-${String(Math.floor(hour / 24) + 1).padStart(2, "0")}`,
          `${String(hour % 24).padStart(2, "0")}:35:00`,
        );
        const open = providers.filter((provider) => isOpen(provider, at)).map(({ id }) => id);
        const offered = all.filter(({ providerId }) => open.includes(providerId));
        expect(open.length, `${name}, hour ${hour}`).toBeGreaterThanOrEqual(4);
        expect(offered.length, `${name}, hour ${hour}`).toBeGreaterThanOrEqual(15);
      }
    }
  });

  test("every district has vehicles of each category and for each type of trip", async () => {
    const all = await db.select().from(vehicles);
    for (const { name, providers } of await rentalDistricts()) {
      const near = all.filter(({ providerId }) => providers.some(({ id }) => id === providerId));
      for (const price of ["hourlyPrice", "dailyPrice", "perKmPrice"] as const) {
        const priced = near.filter((vehicle) => vehicle[price] !== null);
        expect(priced.length, `${name}, ${price}`).toBeGreaterThanOrEqual(30);
      }
      expect(new Set(near.map(({ categoryId }) => categoryId)).size, name).toBeGreaterThanOrEqual(
        8,
      );
    }
    expect(new Set(all.map(({ model }) => model)).size).toBeGreaterThanOrEqual(40);
  });

  test("every vehicle has three pictures, and as many plates as there are of it", async () => {
    const all = await db.select().from(vehicles);
    const units = Map.groupBy(await db.select().from(vehicleUnits), ({ vehicleId }) => vehicleId);
    for (const { id, slug, type, total, images } of all) {
      const plates = (units.get(id) ?? []).map(({ licensePlate }) => licensePlate);
      expect(plates.length, slug).toBe(total);
      const form = type === "bicycles" ? /^VL-\d\d-\d{6}$/ : /^[A-Z]{2}-\d{3}-[A-Z]{2}$/;
      for (const plate of plates) expect(plate).toMatch(form);
      expect(new Set(images).size, slug).toBe(3);
    }
  });
});

test("some stores of every district are closed at night, and some dishes are not served all day", async () => {
  const night = time("2026-03-02", "03:00:00");
  for (const { name, stores } of districts) {
    const closed = stores.filter((store) => !isOpen(store, night));
    expect(closed.length, name).toBeGreaterThanOrEqual(10);
  }
  const timed = await db.$count(items, sql`${items.availableFrom} is not null`);
  expect(timed).toBeGreaterThan(40);
});

describe("common searches find something in every district", () => {
  const lookup = { catalogue: createCatalogCache(db, changes) };
  test.each(Object.entries(commonQueries))("%s", async (type, list) => {
    const queries = list.split(",").map((query) => query.trim());
    expect(new Set(queries).size).toBeGreaterThanOrEqual(100);
    const [module] = await db.select().from(modules).where(sql`${modules.type} = ${type}`);
    const missing: string[] = [];
    const zoneIds = [...new Set(districts.flatMap((district) => district.zoneIds))];
    const delivering = districts.flatMap((district) => district.stores.map(({ id }) => id));
    for (const query of queries) {
      const words = await lookup.catalogue.lookupWords(query);
      if (words.some(({ similar }) => similar.length > 0)) missing.push(`${query}: no such word`);
      const match = await matchOf(lookup, query, {
        module: { id: module?.id ?? 0 },
        language: "en",
      });
      const found = match
        ? await db
            .selectDistinct({ zoneId: items.zoneId })
            .from(items)
            .where(
              and(match.listedIn(module?.id ?? 0, zoneIds), inArray(items.storeId, delivering)),
            )
        : [];
      for (const district of districts) {
        const isFound = found.some(({ zoneId }) => district.zoneIds.includes(zoneId));
        if (!isFound) missing.push(`${query}: nothing in ${district.name}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

/** Stores with at least so many groceries in nearly all main categories. */
async function readSupermarkets(minimum: number): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.id from stores s join items i on i.store_id = s.id and i.active
    where s.module_id = (select id from modules where type = 'grocery')
    group by s.id having count(*) >= ${minimum} and count(distinct i.category_id) >= 12`);
  return new Set(rows.map(({ id }) => id));
}
