import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { shop } from "../config/config.tables.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { processLocks } from "../database/shop-schema.ts";
import { modules } from "../modules/modules.tables.ts";
import { StartError } from "../process/start-error.ts";
import example from "./example.json" with { type: "json" };
import { readShopFile } from "./read-shop-file.ts";
import type { ShopFile } from "./shop-file.ts";
import { createShopPictures } from "./shop-pictures.ts";
import { writeShop } from "./write-shop.ts";

const usage = [
  "usage: npm run --silent setup -- --example > shop.json   prints a complete example",
  "       npm run setup -- shop.json                        sets up the shop of an empty database",
  "       npm run setup -- shop.json --update               changes what the file names, and deletes nothing",
].join("\n");

interface SetupParts {
  /** Opens the database while `use` runs. */
  withDatabase<Result>(use: (db: Database) => Promise<Result>): Promise<Result>;
  picturesFolder(): string;
}

/** Sets up a shop as a file describes it, in one transaction. Throws `StartError`. */
export async function setupCommand(
  { withDatabase, picturesFolder }: SetupParts,
  args: string[],
  print: (line: string) => void,
): Promise<void> {
  const { path, ...options } = readArguments(args);
  if (options.example) return print(JSON.stringify(example, null, 2));
  if (path === undefined) throw new StartError(usage);
  const pictures = createShopPictures(dirname(path), picturesFolder());
  const file = await readShopFile(path, pictures.take);
  const existed = await withDatabase((db) =>
    inTransaction(db, async (tx) => {
      const existed = await setUp(tx, file, options.update);
      // When nothing else can be refused.
      await pictures.save();
      return existed;
    }),
  );
  for (const line of existed ? ["The shop is updated."] : nextSteps(file)) print(line);
}

/** Returns whether there was a shop. */
async function setUp(tx: Database, file: ShopFile, mayUpdate: boolean): Promise<boolean> {
  // One after the other, and none beside the demo town. Whoever waits may do so for longer than a
  // request.
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(processLocks)}, 3)`);
  const exists = (await tx.$count(shop)) > 0 || (await tx.$count(modules)) > 0;
  if (exists && !mayUpdate) {
    throw new StartError(
      "This database has a shop already; nothing was changed. With --update it becomes what the file says.",
    );
  }
  await writeShop(tx, file);
  return exists;
}

function nextSteps({ name, contact, zones, modules }: ShopFile): string[] {
  return [
    `${name} is set up: ${modules.length} modules in ${zones.length} zones. A running server opens at once.`,
    "Next:",
    `  npm run staff -- add-operator --email ${contact.email} --name "…" --role owner   the first account of the desk`,
    "  npm run import -- osm city.osm.pbf   streets and house numbers, unless a map service finds addresses",
    "  npm run doctor                       mail, text messages, payments and backups",
    "Stores and couriers apply on the storefront; `npm run partners` approves them.",
  ];
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        example: { type: "boolean", default: false },
        update: { type: "boolean", default: false },
      },
    });
    if (positionals.length > 1) throw new StartError(usage);
    return { ...values, path: positionals[0] };
  } catch {
    throw new StartError(usage);
  }
}
