import { minor } from "@errand/core/money";
import { freeVehicles, type Span } from "@errand/core/rental/free-vehicles";
import { type RentalType, rentalTypes } from "@errand/core/rental/rental.types";
import { comparedPrice } from "@errand/core/rental/vehicle-offer";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { seedShop } from "../catalog/testing.ts";
import { createTestDatabase } from "../database/testing.ts";
import { vehicleHolds } from "./fleet.tables.ts";
import { type FleetQuery, readFleetPage } from "./fleet-query.ts";
import { vehicles } from "./rental.tables.ts";
import { addHold, addRentalModule, addVehicle, type RentalModule } from "./testing.ts";

/** The statement counts what is free and compares prices by the rules of `core`. */

const { db } = await createTestDatabase();
const midnight = Date.parse("2026-03-20T00:00:00Z");
const hour = 3_600_000;
const totals = [1, 2, 3];
let rental: RentalModule;
let vehicleIds: number[];

beforeAll(async () => {
  rental = await addRentalModule(db, (await seedShop(db)).zoneId);
  vehicleIds = [];
  for (const total of totals) vehicleIds.push(await addVehicle(db, rental, { total }));
});

const spans = (longest: number) =>
  fc.record({ from: fc.nat(60), hours: fc.integer({ min: 1, max: longest }) }).map(
    ({ from, hours }): Span => ({
      start: midnight + from * hour,
      end: midnight + (from + hours) * hour,
    }),
  );
const hold = fc.record({
  place: fc.nat(totals.length - 1),
  span: spans(20),
  quantity: fc.integer({ min: 1, max: 3 }),
});

function read(query: Pick<FleetQuery, "span"> & Partial<FleetQuery>) {
  const page = { order: "match", limit: 50, offset: 1 } as const;
  return readFleetPage(db, { providerIds: [rental.garage], ...page, ...query });
}

test("lists the vehicles of which one is free for the whole of a span, with their number", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hold, { maxLength: 8 }), spans(30), async (holds, span) => {
      await db.delete(vehicleHolds);
      for (const { place, quantity, span: held } of holds) {
        await addHold(db, rental, {
          ...{ vehicleId: vehicleIds[place] ?? 0, quantity },
          ...{ startsAt: new Date(held.start), endsAt: new Date(held.end) },
        });
      }
      const expected = totals.flatMap((total, place) => {
        const own = holds.filter((each) => each.place === place);
        const taken = own.map(({ span: held, quantity }) => ({ ...held, quantity }));
        const free = freeVehicles(total, taken, span);
        return free > 0 ? [{ id: vehicleIds[place], free }] : [];
      });
      expect((await read({ span, isFree: "only" })).vehicles).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test("compares the prices that a vehicle is filtered and sorted by", async () => {
  const span = { start: midnight, end: midnight + hour };
  const price = fc.option(fc.integer({ min: 0, max: 5000 }).map(minor));
  const rates = fc.record({ hourlyPrice: price, perKmPrice: price, dailyPrice: price });
  const kinds = [...rentalTypes, "any"] as const;
  await fc.assert(
    fc.asyncProperty(rates, fc.constantFrom<RentalType | "any">(...kinds), async (own, kind) => {
      await db.update(vehicles).set(own);
      const expected = comparedPrice(own, kind === "any" ? undefined : kind);
      const { total, lowest, highest } = await read({ span, price: kind });
      expect({ total, lowest, highest }).toEqual({
        total: expected === null ? 0 : totals.length,
        lowest: expected ?? 0,
        highest: expected ?? 0,
      });
    }),
    { numRuns: 40 },
  );
});
