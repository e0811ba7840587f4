import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { medianOf } from "../load.ts";
import { type Running, type StartOptions, start, startArguments } from "../processes.ts";
import type { Row } from "../row.ts";
import type { Town } from "../town.ts";

const runs = 3;
const port = 4273;

/** Row 13: from the start of the process to its first page. */
export async function startRows(town: Town): Promise<Row[]> {
  const bare = await medianOf(runs, () =>
    startsIn({ command: [fileURLToPath(new URL("../floors/empty.ts", import.meta.url))], port }),
  );
  const running = await medianOf(runs, () => errandStartsIn({ DATABASE_URL: town.databaseUrl }));
  const [first, later] = await embeddedStarts();
  const row = { number: 13, floor: `${seconds(bare)}, bare node` };
  return [
    {
      ...row,
      what: "start to first page, database already running",
      measured: seconds(running),
      target: "1 s",
    },
    {
      ...row,
      what: "the same, embedded database, first time with the town",
      measured: seconds(first),
      target: "6 s",
    },
    {
      ...row,
      what: "the same, embedded database, later",
      measured: seconds(later),
      target: "1.5 s",
    },
  ];
}

/** With a new data directory, then with the same one again. */
async function embeddedStarts(): Promise<[first: number, later: number]> {
  const laterTimes: number[] = [];
  const first = await medianOf(runs, async () => {
    const folder = await mkdtemp(join(tmpdir(), "errand-bench-"));
    const env = { DATABASE_URL: "", ERRAND_DEMO: "1", ERRAND_DATA_DIR: join(folder, "data") };
    try {
      const time = await errandStartsIn(env);
      laterTimes.push(await errandStartsIn(env));
      return time;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  return [first, await medianOf(runs, async () => laterTimes.pop() ?? Number.NaN)];
}

function errandStartsIn(env: Record<string, string>): Promise<number> {
  return startsIn({ command: startArguments(), port, env });
}

/** Uses all cores. */
async function startsIn(options: StartOptions): Promise<number> {
  const running: Running = await start({ ...options, free: true });
  await running.stop();
  return running.startedIn;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
