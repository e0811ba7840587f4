import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createProgress } from "@errand/server/process/progress";
import { openVisit, startErrand } from "./bench.ts";
import { dayPicture, type LivedDay } from "./day/day-picture.ts";
import { liveDay } from "./day/live-day.ts";
import type { Figures, Recorder } from "./day/recorder.ts";
import { gatherTownspeople, type Townspeople } from "./day/townspeople.ts";
import { onLoadCore } from "./processes.ts";
import { openTown } from "./town.ts";
import { openStores } from "./version.ts";

/**
 * Lives whole days of a town of one, ten and fifty times Belrive, then doubles the dinner until it
 * breaks: `npm run bench:town -- --picture docs/town-day.svg`.
 */
const { values } = parseArgs({
  options: {
    items: { type: "string", default: "10000" },
    scales: { type: "string", default: "1,10,50" },
    /** How long a day takes. Rates are those of the hour; only time passes faster. */
    seconds: { type: "string", default: "60" },
    /** Where the picture of the days is written. */
    picture: { type: "string" },
  },
});
const scales = values.scales.split(",").map(Number);
const seconds = Number(values.seconds);
/** The dinner holds this long at each scale. */
const dinnerSeconds = 20;
/** It has broken when one in a hundred requests fails or waits longer than a second. */
const limit = { ms: 1000, errors: 0.01 };
const maxDoublings = 8;

const progress = createProgress();
const town = await openTown(Number(values.items), progress);
try {
  await openStores(town);
  const errand = await progress("Starting Errand", () =>
    startErrand(town, { ERRAND_PROXIES: "1" }),
  );
  try {
    const people = await gatherTownspeople(await openVisit(town, errand));
    await onLoadCore(() => liveDay(people, { from: 11, to: 13, seconds: 10, scale: 20 }));
    const days: LivedDay[] = [];
    for (const scale of scales) {
      const recorder = await progress(`A day of ${scale} times Belrive`, () =>
        onLoadCore(() => liveDay(people, { from: 0, to: 24, seconds, scale })),
      );
      days.push({ scale, recorder });
    }
    process.stdout.write(`${dayTable(days)}\n\n`);
    if (values.picture) await writeFile(values.picture, dayPicture(days));
    process.stdout.write(`${await breakTable(people, Math.max(...scales))}\n`);
    await people.close();
  } finally {
    await errand.stop();
  }
} finally {
  await town.close();
}

function dayTable(days: LivedDay[]): string {
  const rows = days.flatMap(({ scale, recorder }) =>
    [...recorder.byKind(), ["all", recorder.all] as const].map(
      ([kind, figures]) => `| ${scale} × | ${kind} | ${cells(figures)} |`,
    ),
  );
  report(days.map(({ recorder }) => recorder));
  return [
    "| town | what | requests | p50 | p99 | errors |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

/** Dinners of twice as many people each, until it breaks. */
async function breakTable(people: Townspeople, first: number): Promise<string> {
  const rows: string[] = [];
  for (let doubling = 1; doubling <= maxDoublings; doubling++) {
    const scale = first * 2 ** doubling;
    const recorder = await progress(`A dinner of ${scale} times Belrive`, () =>
      onLoadCore(() => liveDay(people, { from: 19, to: 19.5, seconds: dinnerSeconds, scale })),
    );
    const { all } = recorder;
    rows.push(`| ${scale} × | ${Math.round(all.count / dinnerSeconds)}/s | ${cells(all)} |`);
    report([recorder]);
    if (all.p99 > limit.ms || all.errors / all.count > limit.errors) break;
  }
  return [
    "| dinner | rate | requests | p50 | p99 | errors |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function cells({ count, p50, p99, errors }: Figures): string {
  return `${count.toLocaleString("en")} | ${p50.toFixed(0)} ms | ${p99.toFixed(0)} ms | ${errors}`;
}

function report(recorders: Recorder[]) {
  for (const error of recorders.flatMap(({ errors }) => errors)) process.stderr.write(`${error}\n`);
}
