import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { startCheckoutTest } from "../checkout/testing.ts";
import { addGuest } from "../orders/testing.ts";
import { createSigner } from "../payments/sandbox/sandbox-signature.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { resumeExternalCalls } from "../requests/resume-calls.ts";
import { faultsOf } from "./books.ts";
import { randomFrom } from "./random.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { shop } from "./shopper.ts";

/** 20 in the suite; `ERRAND_CRASH_SEEDS=500 npm run crash-test` for more. */
const seeds = Number(process.env.ERRAND_CRASH_SEEDS ?? 20);
const firstSeed = Number(process.env.ERRAND_CRASH_FIRST_SEED ?? 1);
const shoppers = 4;
const stock = 3;

const checkout = await startCheckoutTest();
const { api, db, pool, grocer, seeded, setNow, runDueJobs } = checkout;
await checkout.ctx();
await checkout.configure({ digitalPayment: true, takeAway: true });
const settings = { ...api.settings, databaseUrl: String(pool.options.connectionString) };
const signer = createSigner(api.settings.secret);

let server: ServerProcess | null = null;
afterAll(() => server?.kill());

test(
  `no crash loses or doubles an order, its payment or its stock (${seeds} seeds)`,
  async () => {
    for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
      expect(await runSeed(seed), `seed ${seed}`).toEqual([]);
    }
  },
  seeds * 20_000,
);

/** Shoppers buy while the server is killed once or twice; returns what is wrong at the end. */
async function runSeed(seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const itemId = await addItem(db, { storeId: grocer, stock });
  const process = await startServerProcess(settings);
  server = process;
  const guestIds: string[] = [];
  for (let count = 0; count < shoppers; count++) guestIds.push(await addGuest(db));
  const shopping = guestIds.map((guestId, index) =>
    shop({
      db,
      server: process,
      signer,
      random: randomFrom(random.below(2 ** 31)),
      name: `seed-${seed}-shopper-${index}`,
      guestId,
      storeId: grocer,
      itemId,
      scope: { module: seeded.grocery.moduleId, zones: [seeded.zoneId] },
      url: settings.url,
    }),
  );
  const crashing = crash(process, 1 + random.below(2), () => random.below(150));
  await Promise.all([...shopping, crashing]);
  await process.kill();
  await settle();
  const faults = await faultsOf(db, { guestIds: guestIds.map(decodeGuestId), itemId, stock });
  setNow(null);
  return faults;
}

async function crash(process: ServerProcess, times: number, delay: () => number) {
  for (let time = 0; time < times; time++) {
    await pause(delay());
    await process.crash();
  }
}

/** What the next process does in the following hour: interrupted calls, jobs, the end of the time to pay. */
async function settle() {
  // The attempts of the killed process, which another one notices by their heartbeat.
  await db.execute(sql`update jobs.job set state = 'retry' where state = 'active'`);
  for (const minutes of [2, 31, 62]) {
    setNow(new Date(Date.now() + minutes * 60_000));
    await resumeExternalCalls(api);
    await runDueJobs({ mayFail: true });
  }
}
