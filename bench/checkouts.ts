import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { counted, createProgress } from "@errand/server/process/progress";
import { median } from "./load.ts";
import { onLoadCore, root } from "./processes.ts";
import { type Buy, guestPurchase, otherPurchases } from "./purchase.ts";
import { analyze, openVersion, type Stored, storedBy, type Version } from "./version.ts";

/**
 * Measures whole checkouts, from the request for a guest id to the placed order, and beside another
 * checkout of the project: `npm run bench:checkouts -- --base <its folder>`.
 */
const { values } = parseArgs({
  options: {
    /** The folder of an older checkout of the project, with its packages installed. */
    base: { type: "string" },
    items: { type: "string", default: "2500" },
    rounds: { type: "string", default: "5" },
    /** Seconds of each round. */
    seconds: { type: "string", default: "10" },
    /** Checkouts a second while their duration is measured. */
    pace: { type: "string", default: "100" },
  },
});
const [items, rounds, seconds, pace] = [
  values.items,
  values.rounds,
  values.seconds,
  values.pace,
].map(Number) as [number, number, number, number];
const customersAtOnce = 8;
const progress = createProgress();

interface Round {
  rate: number;
  /** Milliseconds of processor time for each checkout. */
  server: number;
  database: number;
}

/** Buys as fast as eight customers can. */
async function measureRound({ processor }: Version, buy: Buy): Promise<Round> {
  const before = processor();
  const start = performance.now();
  let bought = 0;
  await Promise.all(
    Array.from({ length: customersAtOnce }, async () => {
      while (performance.now() - start < seconds * 1000) {
        await buy();
        bought += 1;
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  const after = processor();
  return {
    rate: bought / elapsed,
    server: (after.server - before.server) / bought,
    database: (after.database - before.database) / bought,
  };
}

/**
 * Starts checkouts at a constant pace, however long they take; how long each took, in ascending
 * order.
 */
async function measureDurations(buy: Buy): Promise<number[]> {
  const durations: number[] = [];
  const running: Promise<void>[] = [];
  const start = performance.now();
  for (let number = 0; number < seconds * pace; number++) {
    const due = start + (number * 1000) / pace;
    await sleep(Math.max(0, due - performance.now()));
    running.push(buy().then(() => void durations.push(performance.now() - due)));
  }
  await Promise.all(running);
  return durations.toSorted((a, b) => a - b);
}

function medianRound(all: Round[]): Round {
  const of = (field: keyof Round) => median(all.map((round) => round[field]));
  return { rate: of("rate"), server: of("server"), database: of("database") };
}

function line(name: string, all: Round[], ratio = ""): string {
  const { rate, server, database } = medianRound(all);
  const cells = [
    name,
    `${rate.toFixed(1)}/s`,
    `${server.toFixed(1)} ms`,
    `${database.toFixed(1)} ms`,
    ratio,
  ];
  return `| ${cells.join(" | ")} |`;
}

/**
 * Bytes of data and of write-ahead log per order. Includes rows that are deleted after a day, such
 * as idempotency keys.
 */
function storage(before: Stored, after: Stored): string {
  const perOrder = (part: "data" | "log") =>
    ((after[part] - before[part]) / (after.orders - before.orders) / 1000).toFixed(1);
  return `${counted(after.orders - before.orders, "order")}: ${perOrder("data")} kB of data and ${perOrder("log")} kB of log each`;
}

function percentile(durations: number[], part: number): string {
  return `${Math.round(durations[Math.ceil(durations.length * part) - 1] ?? Number.NaN)} ms`;
}

const open = (name: string, folder: string, port: number) =>
  progress(`Filling the town of ${name} with ${counted(items, "item")}`, () =>
    openVersion(folder, { items, port }),
  );

const opened: Version[] = [];
try {
  const current = await open("this checkout", root, 4280);
  opened.push(current);
  const base = values.base === undefined ? null : await open("the base", values.base, 4290);
  if (base) opened.push(base);
  const buy = await guestPurchase(current.bench);
  const others = await otherPurchases(current.bench);
  const buyFromBase = base && (await guestPurchase(base.bench));

  const lines = await onLoadCore(() =>
    progress("Measuring checkouts", async (report) => {
      const stored = await storedBy(current);
      const own: Round[] = [];
      const ofBase: Round[] = [];
      // The first round warms up.
      for (let round = 0; round <= rounds; round++) {
        report(`round ${round} of ${rounds}`);
        if (base && buyFromBase) ofBase.push(await measureRound(base, buyFromBase));
        own.push(await measureRound(current, buy));
        if (round === 0) for (const version of opened) await analyze(version);
      }
      const [, ...counting] = own;
      const ratios = counting.map(
        ({ rate }, index) => rate / (ofBase[index + 1]?.rate ?? Number.NaN),
      );
      const table = [
        "| checkout | rate, eight customers | server | PostgreSQL | times the base: median, each round |",
        "| --- | --- | --- | --- | --- |",
        ...(base ? [line("base, a guest", ofBase.slice(1))] : []),
        line(
          "a guest",
          counting,
          base ? [median(ratios), ...ratios].map((ratio) => ratio.toFixed(2)).join(", ") : "",
        ),
      ];
      const durations = [`| checkout, ${pace} a second | p50 | p99 |`, "| --- | --- | --- |"];
      for (const [name, kind] of Object.entries({ "a guest": buy, ...others })) {
        report(name);
        if (kind !== buy) {
          await measureRound(current, kind);
          await analyze(current);
          table.push(line(name, [await measureRound(current, kind)]));
        }
        const taken = await measureDurations(kind);
        durations.push(`| ${name} | ${percentile(taken, 0.5)} | ${percentile(taken, 0.99)} |`);
      }
      return [...table, "", ...durations, "", storage(stored, await storedBy(current))];
    }),
  );
  process.stdout.write(`${lines.join("\n")}\n`);
} finally {
  for (const version of opened) await version.close();
}
