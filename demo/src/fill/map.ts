import { join } from "node:path";
import type { Database } from "@errand/server/database/database";
import { addressesImport } from "@errand/server/import/addresses.import";
import { areasImport } from "@errand/server/import/areas.import";
import { landmarksImport } from "@errand/server/import/landmarks.import";
import { readRows } from "@errand/server/import/read-rows";
import { type Importer, runImport } from "@errand/server/import/run-import";
import { streetsImport } from "@errand/server/import/streets.import";
import { zonesImport } from "@errand/server/import/zones.import";
import {
  addresses,
  landmarks,
  mapAreas,
  streetSegments,
  streets,
} from "@errand/server/location/map.tables";
import { zones } from "@errand/server/location/zones.tables";
import { districts } from "@errand/town/content/districts";
import { dataFolder } from "@errand/town/data-folder";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { syncIdsAndAnalyze } from "./sync-ids.ts";

/** An address of a store, a courier or a customer. */
export type DemoAddress = { address: string; latitude: number; longitude: number };

/** A delivery zone with the address where its couriers start and the one of its customers. */
type FilledDistrict = { zoneId: number; couriers: DemoAddress; customers: DemoAddress };

/** The districts, to which stores, couriers and customers refer by index. */
export type FilledDistricts = FilledDistrict[];

/** Imports the map of the town from its data files. */
export async function fillMap(db: Database): Promise<FilledDistricts> {
  await importFile(db, zonesImport, "zones.geojsonl");
  await db.update(zones).set({ offlinePayment: true });
  await importFile(db, streetsImport(), "streets.geojsonl");
  await importFile(db, addressesImport(), "addresses.jsonl");
  await importFile(db, landmarksImport, "landmarks.geojsonl");
  await importFile(db, areasImport(), "areas.geojsonl");
  await syncIdsAndAnalyze(db, [zones, streets, streetSegments, addresses, landmarks, mapAreas]);
  return readDistricts(db);
}

async function importFile<Parsed>(db: Database, importer: Importer<Parsed>, name: string) {
  const file = join(dataFolder, "map", name);
  const { refused } = await runImport(db, importer, () => readRows(file), {
    dryRun: false,
    keepGoing: false,
    name: "name",
  });
  const [first] = refused;
  if (first) throw new Error(`${file}: ${first.at}: ${first.reason}`);
}

async function readDistricts(db: Database): Promise<FilledDistricts> {
  const zoneRows = await db.select({ id: zones.id }).from(zones).orderBy(asc(zones.id));
  const found = await readAddresses(
    db,
    districts.flatMap(({ couriersAt, customersAt }) => [couriersAt, customersAt]),
  );
  return districts.map(({ couriersAt, customersAt }, index) => {
    const zoneId = zoneRows[index]?.id;
    const [couriers, customers] = [found.get(couriersAt), found.get(customersAt)];
    if (zoneId === undefined || !couriers || !customers) {
      throw new Error(`the map lacks district ${index}, ${couriersAt} or ${customersAt}`);
    }
    return { zoneId, couriers, customers };
  });
}

/** Reads addresses by house number and street, such as `4 Rue du Tonnage`. */
async function readAddresses(db: Database, names: string[]): Promise<Map<string, DemoAddress>> {
  const name = sql<string>`${addresses.number} || ' ' || ${streets.name}`;
  const streetNames = names.map((text) => text.slice(text.indexOf(" ") + 1));
  const rows = await db
    .select({ name, latitude: addresses.latitude, longitude: addresses.longitude })
    .from(streets)
    .innerJoin(addresses, eq(addresses.streetId, streets.id))
    .where(and(inArray(streets.name, streetNames), inArray(name, names)));
  return new Map(rows.map(({ name, ...at }) => [name, { address: `${name}, Belrive`, ...at }]));
}
