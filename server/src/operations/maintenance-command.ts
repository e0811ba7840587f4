import { setMaintenance } from "../config/maintenance.ts";
import { readStoredShop } from "../config/shop.data.ts";
import type { Database } from "../database/database.ts";
import { StartError } from "../process/start-error.ts";

const usage = "usage: npm run maintenance [-- on|off]";

/**
 * Turns maintenance on or off in all processes of the shop; prints the present state without an
 * argument.
 */
export async function maintenanceCommand(
  db: Database,
  args: string[],
  print: (line: string) => void,
): Promise<void> {
  const [state, ...others] = args;
  const isKnown = state === undefined || state === "on" || state === "off";
  if (!isKnown || others.length > 0) throw new StartError(usage);
  if (state !== undefined && !(await setMaintenance(db, state === "on"))) {
    throw new StartError("The shop is not set up yet: npm run setup");
  }
  const { maintenance } = await readStoredShop(db);
  print(
    maintenance
      ? "Maintenance is on: customers can only follow the orders that run; stores, couriers and the desk work as usual."
      : "Maintenance is off: the shop is open.",
  );
}
