import { join } from "node:path";
import { createProgress } from "@errand/server/process/progress";
import { sizeOf } from "../build/size-of.ts";
import { processorMs, residentMb, root, start, startArguments } from "./processes.ts";
import { openTown } from "./town.ts";

/**
 * Prints how fast and how large `npm start` and the artifact of `npm run build` are, on a filled
 * database: `npm run build && npm run bench:starts`. Their starts alternate; the first of each
 * fills the caches.
 */
const runs = 5;
const port = 4276;
const folders = { "npm start": root, "npm run build": join(root, "dist") };

const town = await openTown(5_000, createProgress());
try {
  const starts = Object.entries(folders).map(([name, folder]) => ({
    ...{ name, folder },
    seconds: [] as number[],
    processor: [] as number[],
    memory: [] as number[],
  }));
  for (let run = 0; run <= runs; run++) {
    for (const each of starts) {
      const running = await start({
        ...{ port, free: true, folder: each.folder, command: startArguments(each.folder) },
        env: {
          DATABASE_URL: town.databaseUrl,
          ...{ ERRAND_DATA_DIR: join(town.folder, "data"), ERRAND_DEMO: "0" },
        },
      });
      if (run > 0) {
        each.seconds.push(running.startedIn / 1000);
        each.processor.push(processorMs(running.pid) / 1000);
        each.memory.push(residentMb(running.pid));
      }
      await running.stop();
    }
  }
  print("| | start to first page | processor time | memory | size of the folder |");
  print("| --- | --- | --- | --- | --- |");
  for (const { name, folder, seconds, processor, memory } of starts) {
    const size = Math.round((await sizeOf(folder, [".git", "data", "dist"])) / 1e6);
    const times = [seconds, processor].map((each) => `${middleOf(each).toFixed(2)} s`);
    print(`| \`${name}\` | ${times.join(" | ")} | ${middleOf(memory)} MB | ${size} MB |`);
  }
} finally {
  await town.close();
}

function middleOf(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
