import { setTimeout as pause } from "node:timers/promises";
import { walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { usualRunTerms } from "@errand/core/runs/run-terms";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { addCustomer, cartOf } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { addCoupon, addItem } from "../catalog/testing.ts";
import { startCheckoutTest } from "../checkout/testing.ts";
import { inTransaction } from "../database/database.ts";
import { groupOrders } from "../groups/groups.tables.ts";
import { postJournal } from "../ledger/ledger.ts";
import { reconcile } from "../operations/reconcile.ts";
import { addGuest, deliveryLocation } from "../orders/testing.ts";
import { addParcelCategory, receiver } from "../parcel/testing.ts";
import { createSigner } from "../payments/sandbox/sandbox-signature.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { resumeExternalCalls } from "../requests/resume-calls.ts";
import { addBonus } from "../wallet/testing.ts";
import { type Account, faultsOf, halfMadeOrders, type Sale } from "./books.ts";
import { type ReadyGroup, shopTogether } from "./group-shoppers.ts";
import { randomFrom } from "./random.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { type Buyer, type ShopperParts, shop } from "./shopper.ts";

/** 2 in the suite; `ERRAND_CRASH_SEEDS=500 npm run crash-test` for more. */
const seeds = Number(process.env.ERRAND_CRASH_SEEDS ?? 2);
const firstSeed = Number(process.env.ERRAND_CRASH_FIRST_SEED ?? 1);
/** Seeds that share a server process: its starts take the longest. */
const seedsAtOnce = 5;
const shoppers = 4;
const stock = 4;
const couponUses = 1;
/** With the host. */
const groupSize = 3;

const checkout = await startCheckoutTest();
const { api, ask, bakery, db, food, grocery, pool, grocer, seeded, setNow, runDueJobs } = checkout;
await checkout.ctx();
await checkout.configure({
  ...{ digitalPayment: true, takeAway: true },
  ...{ wallet: true, addFund: true, partialPayment: "both" },
  errandRun: { ...usualRunTerms, isOn: true },
  groupOrders: { isOn: true, maxMembers: groupSize },
});
await addBonus(db, { starts: "2000-01-01", ends: "2099-12-31" });
const { moduleId, category } = await addParcelCategory(db, seeded.zoneId);
// Otherwise the hour that each seed waits would cancel every paid order.
await db.update(stores).set({ autoAccept: true }).where(eq(stores.id, grocer));
const settings = { ...api.settings, databaseUrl: String(pool.options.connectionString) };
const signer = createSigner(api.settings.secret);

let server: ServerProcess | null = null;
afterAll(() => server?.kill());

test(
  `no crash loses or doubles an order, a run, a group, a parcel, its payment, its coupon, its stock or funds (${seeds} seeds)`,
  async () => {
    for (let seed = firstSeed; seed < firstSeed + seeds; seed += seedsAtOnce) {
      const end = Math.min(seed + seedsAtOnce, firstSeed + seeds);
      expect(await runSeeds(seed, end)).toEqual([]);
    }
  },
  Math.max(240_000, seeds * 60_000),
);

/**
 * The shoppers of the seeds from `first` to below `end` buy while the server is killed two to four
 * times; returns what is wrong at the end.
 */
async function runSeeds(first: number, end: number): Promise<string[]> {
  // Orders that nobody accepted in the hours after the last seeds have paused their stores.
  await db.update(stores).set({ pausedUntil: null, pauseCause: null });
  const process = await startServerProcess(settings);
  server = process;
  const random = randomFrom(first);
  const crashing = crash(process, 2 + random.below(3), () => random.below(400));
  const numbers = Array.from({ length: end - first }, (_, index) => first + index);
  const sales = await Promise.all(numbers.map((seed) => runSeed(seed, process)));
  await crashing;
  await process.kill();
  await settle();
  const { disagreements } = await reconcile(db);
  const faults = await Promise.all(sales.map((sale) => faultsOf(db, sale)));
  setNow(null);
  return [...disagreements, ...(await halfMadeOrders(db)), ...faults.flat()];
}

/**
 * Some customers share a coupon, all shoppers share the item. Ends when all have got their
 * responses.
 */
async function runSeed(seed: number, process: ServerProcess): Promise<Sale> {
  const random = randomFrom(seed);
  const itemId = await addItem(db, { storeId: grocer, stock });
  const coupon = await addCoupon(db, { moduleId: seeded.grocery.moduleId, usesLeft: couponUses });
  const buyers: Buyer[] = [];
  const accounts: Account[] = [];
  for (let count = 0; count < shoppers; count++) {
    const runOrders = random.chance(0.4) ? random.pick([2, 3]) : 0;
    const { buyer, account } = random.chance(0.5)
      ? await newGuest(runOrders)
      : await newCustomer(random.chance(0.5) ? coupon.code : null, runOrders);
    buyers.push(buyer);
    accounts.push(account);
  }
  const runs = await Promise.all(
    buyers.map((buyer, index) => {
      const runOrders = accounts[index]?.runOrders ?? 0;
      return runOrders > 0 ? fillRun(buyer, itemId, runOrders === 3) : null;
    }),
  );
  const group = random.chance(0.5) ? await fillGroup(itemId) : null;
  const toParts = (name: string, buyer: Buyer, run: ShopperParts["run"]): ShopperParts => ({
    db,
    server: process,
    signer,
    random: randomFrom(random.below(2 ** 31)),
    name: `seed-${seed}-${name}`,
    buyer,
    storeId: grocer,
    itemId,
    run,
    parcel: { module: moduleId, category: category.id },
    scope: { module: seeded.grocery.moduleId, zones: [seeded.zoneId] },
    url: settings.url,
  });
  const shopping = buyers.map((buyer, index) =>
    shop(toParts(`shopper-${index}`, buyer, runs[index] ?? null)),
  );
  if (group) {
    const host = { ...group.host, coupon: null };
    shopping.push(shopTogether(toParts("group", host, null), group));
  }
  await Promise.all(shopping);
  return {
    ...{ seed, accounts, itemId, moduleId: seeded.grocery.moduleId, stock },
    ...{ groupId: group?.id ?? null, couponId: coupon.id, couponUses },
  };
}

/** A host and guests who have chosen a piece of the item each, and pay their own. */
async function fillGroup(itemId: number): Promise<ReadyGroup> {
  const { token } = await addCustomer(db);
  const { body } = await ask(
    "POST /customer/group",
    {
      store_id: grocer,
      deadline: new Date(Date.now() + 20 * 60_000).toISOString(),
      who_pays: "each",
      order_type: "take_away",
    },
    { ...grocery, token, key: crypto.randomUUID() },
  );
  const { code } = body.group;
  const members: ReadyGroup["members"] = [];
  while (members.length < groupSize - 1) members.push({ guestId: await addGuest(db) });
  for (const person of [null, ...members]) {
    const input = { code, ...(person && { guest_id: person.guestId }) };
    const session = person ? {} : { token };
    if (person) await ask("POST /customer/group/join", { ...input, name: "Priya" }, session);
    const line = { model: "Item", item_id: itemId, quantity: 1, price: 10 };
    await ask("POST /customer/group/add", { ...input, ...line }, session);
    const { status } = await ask("PUT /customer/group/ready", { ...input, ready: true }, session);
    expect(status).toBe(200);
  }
  const [row] = await db.select().from(groupOrders).where(eq(groupOrders.code, code));
  return { id: row?.id ?? 0, code, host: { token }, members };
}

/** Two carts, one of them with the item, a parcel for some, and what they cost as a run. */
async function fillRun(buyer: Buyer, itemId: number, hasParcel: boolean) {
  const bread = await addItem(db, { storeId: bakery });
  await cartOf(ask, buyer, food.module).add({ item_id: bread });
  await cartOf(ask, buyer, grocery.module).add({ item_id: itemId });
  const parcel = {
    ...{ kind: "parcel", direction: "collect", parcel_category_id: category.id, other: receiver },
  };
  const stops = [
    { kind: "store", module_id: food.module, store_id: bakery },
    { kind: "store", module_id: grocery.module, store_id: grocer },
    ...(hasParcel ? [parcel] : []),
  ];
  const [input, session] =
    "token" in buyer ? [{}, { token: buyer.token }] : [{ guest_id: buyer.guestId }, {}];
  const { body } = await ask(
    "POST /customer/run/quote",
    { ...input, address: "2 Place des Essais", ...deliveryLocation, stops },
    { zones: food.zones, ...session },
  );
  return { stops, amount: body.run_amount };
}

async function newGuest(runOrders: number): Promise<{ buyer: Buyer; account: Account }> {
  const guestId = await addGuest(db);
  return { buyer: { guestId }, account: { guestId: decodeGuestId(guestId), runOrders } };
}

/**
 * A customer who may have a coupon, and whose wallet covers a part of an order, or the first order
 * of a run with a part of the next.
 */
async function newCustomer(
  coupon: string | null,
  runOrders: number,
): Promise<{ buyer: Buyer; account: Account }> {
  const { token, customerId } = await addCustomer(db);
  const funds = minor(runOrders > 0 ? 1600 : 400);
  const journal = walletGift("wallet_credit", {
    cause: `crash-test:${customerId}`,
    customerId,
    amount: funds,
  });
  await inTransaction(db, (tx) => postJournal(tx, { ...journal, at: new Date() }));
  return { buyer: { token, coupon }, account: { customerId, funds, runOrders } };
}

async function crash(process: ServerProcess, times: number, delay: () => number) {
  for (let time = 0; time < times; time++) {
    await pause(delay());
    await process.crash();
  }
}

/**
 * What the next process does in the following hour: interrupted calls, jobs, the end of the time to
 * pay.
 */
async function settle() {
  // The attempts of the killed process, which another one notices by their heartbeat.
  await db.execute(sql`update jobs.job set state = 'retry' where state = 'active'`);
  for (const minutes of [2, 31, 62]) {
    setNow(new Date(Date.now() + minutes * 60_000));
    await resumeExternalCalls(api);
    await runDueJobs({ mayFail: true });
  }
}
