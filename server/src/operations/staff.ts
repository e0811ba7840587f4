import { parseArgs } from "node:util";
import type { StaffKind } from "@errand/core/principals";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { withCommandDatabase } from "../database/command-database.ts";
import type { Database } from "../database/database.ts";
import { print } from "../process/print.ts";
import { runCommand } from "../process/run-command.ts";
import { addStaffAccount, resetStaffAccount, StaffAccountError } from "../staff/staff-accounts.ts";

const usage = [
  "npm run staff -- add-operator --email <e-mail> --name <name> [--role owner] [--zones 1,2]",
  "npm run staff -- add-store-staff --store <slug> --email <e-mail> --name <name> [--role owner]",
  "npm run staff -- add-courier --courier <id> --email <e-mail> --name <name>",
  "npm run staff -- reset --kind operator|store_staff|courier --email <e-mail>",
].join("\n");

await runCommand(async () => {
  const password = await withCommandDatabase(toAccountCommand(process.argv.slice(2)));
  print(`Password: ${password}`);
  print("It is shown only here. The next sign-in sets up an authenticator app.");
}, StaffAccountError);

/** What the command line asks for; returns the password of the account. */
function toAccountCommand(args: string[]): (db: Database) => Promise<string> {
  const { command, email, name, role = "owner", ...more } = readArguments(args);
  const account = { email, name };
  switch (command) {
    case "add-operator": {
      const zoneIds = more.zones?.split(",").map(parseId);
      const zones = zoneIds && { zoneIds };
      return (db) => addStaffAccount(db, { ...account, kind: "operator", role, ...zones });
    }
    case "add-store-staff":
      return async (db) => {
        const storeId = await findStoreId(db, more.store ?? "");
        return addStaffAccount(db, { ...account, kind: "store_staff", role, storeId });
      };
    case "add-courier": {
      const courierId = parseId(more.courier ?? "");
      return async (db) => {
        await requireCourier(db, courierId);
        return addStaffAccount(db, { ...account, kind: "courier", role: null, courierId });
      };
    }
    case "reset":
      return (db) => resetStaffAccount(db, { kind: more.kind as StaffKind, email });
    default:
      throw new StaffAccountError(usage);
  }
}

function readArguments(args: string[]) {
  try {
    const text = { type: "string" } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        email: text,
        name: text,
        role: text,
        zones: text,
        store: text,
        courier: text,
        kind: text,
      },
    });
    const { email = "", name = email } = values;
    return { ...values, email, name, command: positionals.join(" ") };
  } catch {
    throw new StaffAccountError(usage);
  }
}

function parseId(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new StaffAccountError(usage);
  return Number(text);
}

async function findStoreId(db: Database, slug: string): Promise<number> {
  const [store] = await db.select({ id: stores.id }).from(stores).where(eq(stores.slug, slug));
  if (!store) throw new StaffAccountError(`there is no store ${slug}`);
  return store.id;
}

async function requireCourier(db: Database, courierId: number) {
  const known = await db.$count(couriers, eq(couriers.id, courierId));
  if (known === 0) throw new StaffAccountError(`there is no courier ${courierId}`);
}
