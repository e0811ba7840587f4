import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");

/** Gives a customer money, in cents. */
export async function creditWallet(customerId: number, cents: number) {
  await run("credit-wallet.ts", String(customerId), String(cents));
}

/** Gives a customer loyalty points. */
export async function givePoints(customerId: number, points: number) {
  await run("give-points.ts", String(customerId), String(points));
}

/** Lets six minutes pass in which no screen of a store was heard. */
export async function silenceStore(storeId: number) {
  await run("silence-store.ts", String(storeId));
}

/** What the orders of a courier's day have come to, by table, without ids and times. */
export async function readDay(courierId: number, orderIds: number[]): Promise<CourierDay> {
  return JSON.parse(await run("read-day.ts", ...[courierId, ...orderIds].map(String)));
}

/** The rows of each table; every value is a text. */
export type CourierDay = Record<
  "orders" | "transitions" | "reports" | "incidents" | "photos" | "ledger" | "stock",
  Record<string, string | null>[]
>;

/** Runs a script of this folder beside the shop; resolves to what it prints. */
async function run(script: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "./quick-imports.ts", join("e2e", script), ...parameters],
    { cwd: root, env: { ...process.env, ERRAND_DATA_DIR: process.env.ERRAND_E2E_DATA } },
  );
  return stdout;
}
