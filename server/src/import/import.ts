import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { withDatabase } from "../database/of-command.ts";
import { StartError } from "../start-error.ts";
import { addressesImport } from "./addresses.import.ts";
import { ImportError, type Report } from "./report.ts";
import { type Importer, runImport } from "./run-import.ts";
import { streetsImport } from "./streets.import.ts";
import { zonesImport } from "./zones.import.ts";

const usage =
  "npm run import -- zones|streets|addresses <file> [--name FIELD] [--dry-run] [--keep-going]";
const shownRefusals = 20;

const importers: Record<string, () => Importer<never>> = {
  zones: () => zonesImport as Importer<never>,
  streets: () => streetsImport() as Importer<never>,
  addresses: () => addressesImport as Importer<never>,
};

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ImportError || error instanceof StartError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  const [what = "", file = ""] = positionals;
  const importer = importers[what];
  if (!importer || positionals.length !== 2) throw new ImportError(usage);
  if (!existsSync(file)) throw new ImportError(`${file} does not exist`);

  const options = {
    dryRun: values["dry-run"],
    keepGoing: values["keep-going"],
    name: values.name,
  };
  const report = await withDatabase((db) => runImport(db, importer(), file, options));
  return tell(report, what, options);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: { type: "string", default: "name" },
        "dry-run": { type: "boolean", default: false },
        "keep-going": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** Prints what happened; the exit code is 1 when rows were refused. */
function tell(
  { accepted, refused }: Report,
  what: string,
  { dryRun, keepGoing }: { dryRun: boolean; keepGoing: boolean },
): number {
  for (const { row, reason } of refused.slice(0, shownRefusals)) say(`row ${row}: ${reason}`);
  if (refused.length > shownRefusals) say(`and ${refused.length - shownRefusals} more`);
  const isWritten = !dryRun && (refused.length === 0 || keepGoing);
  say(
    `${accepted} ${what} ${isWritten ? "imported" : "could be imported, nothing was written"}, ${refused.length} refused`,
  );
  return refused.length === 0 ? 0 : 1;
}
