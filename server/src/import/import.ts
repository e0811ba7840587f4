import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { decimalMarks, importSystems } from "@errand/core/items/import-systems";
import { importEncodings } from "@errand/core/items/store-import.contract";
import { languages } from "@errand/core/language";
import { readShop } from "../config/shop.data.ts";
import { withCommandDatabase } from "../database/command-database.ts";
import type { Database } from "../database/database.ts";
import { importReasonIn } from "../messages/import-reason.ts";
import { print } from "../process/print.ts";
import { counted, createProgress } from "../process/progress.ts";
import { runCommand } from "../process/run-command.ts";
import { readSettings } from "../process/settings.ts";
import { addressesImport, namesSeveralTowns } from "./addresses.import.ts";
import { areasImport } from "./areas.import.ts";
import { CommandLineError, ImportError } from "./import-error.ts";
import { refuseOtherOptions } from "./kind-options.ts";
import { landmarksImport } from "./landmarks.import.ts";
import { toCurrency } from "./numbers/currency.ts";
import { importOsm } from "./osm/import-osm.ts";
import { readPlacePairs } from "./place-columns.ts";
import { readPlaceRows } from "./place-rows.ts";
import { prepareCatalogue } from "./prepare-catalogue.ts";
import { readingLines } from "./print-reading.ts";
import { readPairs } from "./product-columns.ts";
import { type ImportRow, type ReadOptions, refuseNone } from "./read-rows.ts";
import type { ImportOptions, Report } from "./report.ts";
import { type Importer, runImport } from "./run-import.ts";
import { streetsImport } from "./streets.import.ts";
import { readSynonymLines, synonymsImport } from "./synonyms.import.ts";
import { zonesImport } from "./zones.import.ts";

const usage = [
  "npm run import -- zones|streets|addresses|landmarks|areas <file> [--name FIELD]",
  "  [--map field=column,...] [--set field=value,...] [--columns a,b,c] [--sheet NAME]",
  "  [--encoding windows-1252] [--dry-run] [--keep-going]",
  "npm run import -- osm <file.osm.pbf> [--zones ADMIN_LEVEL] [--dry-run] [--keep-going]",
  "npm run import -- catalogue --module grocery [--store <slug>] <file> [--map field=column,...]",
  "  [--set field=value,...] [--pictures <folder>] [--columns a,b,c] [--encoding windows-1252]",
  `  [--sheet NAME] [--from ${importSystems.join("|")}]`,
  "  [--decimal comma|point] [--currency USD] [--allow-private-pictures] [--dry-run]",
  "  [--keep-going]",
  "npm run import -- synonyms --module pharmacy --language fr <file.txt> [--dry-run] [--keep-going]",
].join("\n");
const placeKinds = ["zones", "streets", "addresses", "landmarks", "areas"];
const shownRefusals = 20;

await runCommand(
  async () => {
    process.exitCode = await main();
  },
  ImportError,
  CommandLineError,
);

async function main(): Promise<number> {
  const { values, positionals, tokens } = readArguments();
  const [what = "", file = ""] = positionals;
  if (positionals.length !== 2) throw new CommandLineError(usage);
  refuseOtherOptions(
    what,
    tokens.flatMap((token) => (token.kind === "option" ? [token.name] : [])),
  );
  const options = {
    dryRun: values["dry-run"],
    keepGoing: values["keep-going"],
    name: values.name,
  };
  if (!existsSync(file)) throw new CommandLineError(`${file} does not exist`);
  if (what === "osm") return importCity(file, { ...options, zoneLevel: values.zones ?? null });
  const readOptions = {
    ...(values.columns !== undefined && { columns: values.columns.split(",") }),
    ...(values.encoding !== undefined && {
      encoding: oneOf(importEncodings, "--encoding", values.encoding),
    }),
    sheet: values.sheet,
  };
  const progress = createProgress();
  const importing: Importing = (importer, rows) => (db) =>
    progress(`Importing ${file}`, (report) => {
      const onRows = (count: number) => report(counted(count, "row"));
      return runImport(db, importer, rows, { ...options, onRows });
    });
  const { run, summary } = await toImportCommand(what, file, values, { readOptions, importing });

  const report = await withCommandDatabase(run);
  const code = printReport(report, what === "catalogue" ? "items" : what, options);
  for (const line of summary?.() ?? []) print(line);
  return code;
}

type ArgumentValues = ReturnType<typeof readArguments>["values"];

type Importing = <Parsed>(
  importer: Importer<Parsed>,
  rows: () => AsyncIterable<ImportRow>,
) => (db: Database) => Promise<Report>;

/** The import that the command line asks for. */
interface Command {
  run(db: Database): Promise<Report>;
  /** The result beyond the number of rows, in lines. */
  summary?(): string[];
}

interface Reading {
  readOptions: Omit<ReadOptions, "json" | "mapped">;
  importing: Importing;
}

async function toImportCommand(
  what: string,
  file: string,
  values: ArgumentValues,
  reading: Reading,
): Promise<Command> {
  const { module } = values;
  if (what === "catalogue" && module) {
    return catalogueCommand(file, { ...values, module }, reading);
  }
  const { importing, readOptions } = reading;
  if (what === "synonyms" && module) {
    const language = languages.find((known) => known === values.language);
    if (!language) throw new CommandLineError(`--language is one of ${languages.join(", ")}`);
    const rows = () => refuseNone(readSynonymLines(file, readOptions.encoding));
    return { run: importing(synonymsImport({ module, language }), rows) };
  }
  if (!placeKinds.includes(what)) throw new CommandLineError(usage);
  const columns = { map: readPlacePairs(values.map), set: readPlacePairs(values.set) };
  const rows = () => readPlaceRows(file, columns, readOptions);
  if (what === "zones") return { run: importing(zonesImport, rows) };
  if (what === "streets") return { run: importing(streetsImport(), rows) };
  if (what === "landmarks") return { run: importing(landmarksImport, rows) };
  if (what === "areas") return { run: importing(areasImport(), rows) };
  const hasSeveralTowns = await namesSeveralTowns(rows());
  return { run: importing(addressesImport({ hasSeveralTowns }), rows) };
}

function catalogueCommand(
  file: string,
  values: ArgumentValues & { module: string },
  { readOptions: reading, importing }: Reading,
): Command {
  const request = {
    module: values.module,
    store: values.store ?? null,
    map: readPairs(values.map),
    set: readPairs(values.set),
    from: values.from === undefined ? null : oneOf(importSystems, "--from", values.from),
    decimal: values.decimal === undefined ? null : oneOf(decimalMarks, "--decimal", values.decimal),
    reading,
    picturesFolder: readSettings(process.env).picturesFolder,
    givenPictures: values.pictures ?? null,
    ...(values["allow-private-pictures"] && { isAllowedAddress: () => true }),
    dryRun: values["dry-run"],
    now: new Date(),
  };
  let summary: Command["summary"] = () => [];
  return {
    async run(db) {
      const shop = await readShop(db);
      const { importer, rows, reading } = await prepareCatalogue(file, {
        ...request,
        currency: toCurrency(shop, values.currency),
        taxIncluded: shop.taxIncluded,
      });
      summary = () => [...readingLines(reading(), shop, request.dryRun), importer.summary()];
      return importing(importer, rows)(db);
    },
    summary: () => summary?.() ?? [],
  };
}

/** The value of an option that is one of a few. */
function oneOf<Value extends string>(known: readonly Value[], option: string, text: string): Value {
  const value = known.find((name) => name === text);
  if (!value) throw new CommandLineError(`${option} is one of ${known.join(", ")}`);
  return value;
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      tokens: true,
      options: {
        name: { type: "string", default: "name" },
        zones: { type: "string" },
        module: { type: "string" },
        language: { type: "string" },
        store: { type: "string" },
        map: { type: "string", default: "" },
        set: { type: "string", default: "" },
        pictures: { type: "string" },
        "allow-private-pictures": { type: "boolean", default: false },
        columns: { type: "string" },
        encoding: { type: "string" },
        sheet: { type: "string" },
        from: { type: "string" },
        decimal: { type: "string" },
        currency: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        "keep-going": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new CommandLineError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** Imports OpenStreetMap data, which is of several kinds. */
async function importCity(
  file: string,
  options: Pick<ImportOptions, "dryRun" | "keepGoing"> & { zoneLevel: string | null },
): Promise<number> {
  if (options.zoneLevel !== null && !/^\d{1,2}$/.test(options.zoneLevel)) {
    throw new CommandLineError("--zones is an admin_level of OpenStreetMap, such as 9");
  }
  const report = await withCommandDatabase((db) =>
    createProgress()(`Importing ${file}`, (onProgress) =>
      importOsm(db, file, { ...options, onProgress }),
    ),
  );
  const code = printReport(report, "rows", options);
  print(
    report.parts.map(({ what, accepted }) => `${counted(accepted, "row")} of ${what}`).join(", "),
  );
  return code;
}

/** Prints the report and returns the exit code: 1 when rows were refused. */
function printReport(
  { accepted, refused }: Report,
  what: string,
  { dryRun, keepGoing }: { dryRun: boolean; keepGoing: boolean },
): number {
  for (const { at, reason } of refused.slice(0, shownRefusals))
    print(`${at}: ${importReasonIn("en", reason)}`);
  if (refused.length > shownRefusals) print(`and ${refused.length - shownRefusals} more`);
  const isWritten = !dryRun && (refused.length === 0 || keepGoing);
  print(
    `${accepted} ${what} ${isWritten ? "imported" : "could be imported, nothing was written"}, ${refused.length} refused`,
  );
  return refused.length === 0 ? 0 : 1;
}
