import type { Database } from "../../database/database.ts";
import { counted } from "../../process/progress.ts";
import { addressesImport } from "../addresses.import.ts";
import { ImportError } from "../import-error.ts";
import type { ImportRow } from "../read-rows.ts";
import type { ImportOptions, Report } from "../report.ts";
import { type Importer, runImport } from "../run-import.ts";
import { streetsImport } from "../streets.import.ts";
import { zonesImport } from "../zones.import.ts";
import { scanOsm } from "./osm-city.ts";

interface OsmImportOptions extends Omit<ImportOptions, "onRows" | "name"> {
  /** The `admin_level` of the areas that become zones; null imports none. */
  zoneLevel: string | null;
  /** Called with what has been done so far: "12,000 rows of addresses". */
  onProgress(state: string): void;
}

/** What was imported of each kind. */
export type OsmReport = Report & { parts: { what: string; accepted: number }[] };

/**
 * Imports streets and house numbers of a city from OpenStreetMap data, and optionally zones from
 * its administrative boundaries. Each kind is one transaction. An import that is repeated changes
 * nothing; a newer file replaces the streets it has, moves the borders of zones and adds addresses.
 */
export async function importOsm(
  db: Database,
  file: string,
  { zoneLevel, onProgress, ...options }: OsmImportOptions,
): Promise<OsmReport> {
  const city = await scanOsm(file, {
    zoneLevel,
    onElements: (count) => onProgress(`${counted(count, "element")} read`),
  });
  const report: OsmReport = { accepted: 0, refused: [], parts: [] };
  const run = async <Parsed>(
    what: string,
    importer: Importer<Parsed>,
    rows: () => AsyncGenerator<ImportRow>,
  ) => {
    const onRows = (count: number) => onProgress(`${counted(count, "row")} of ${what}`);
    const part = await runImport(db, importer, rows, { ...options, name: "name", onRows });
    report.accepted += part.accepted;
    report.refused.push(...part.refused);
    report.parts.push({ what, accepted: part.accepted });
  };
  const streets = streetsImport({ mayBeUnnamed: true });
  await run("streets", streets, city.streets);
  await run("addresses", addressesImport(), city.addresses);
  if (zoneLevel !== null) await run("zones", zonesImport, city.zones);
  if (report.accepted + report.refused.length === 0) throw new ImportError("nothingRead");
  return report;
}
