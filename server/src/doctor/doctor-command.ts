import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { CheckName } from "@errand/core/health/health.contract";
import { pino } from "pino";
import { openDatabase } from "../database/database.ts";
import { startEmbedded } from "../database/embedded.ts";
import { checkExternalDatabase } from "../database/external-database.ts";
import { readSettings, type Settings } from "../process/settings.ts";
import { StartError } from "../process/start-error.ts";
import { type Finding, ok, problem, problemInWords } from "./check.ts";
import { diagnose, type Line } from "./diagnose.ts";
import { checkSettingNames } from "./setting-names.ts";

/**
 * Prints what is wrong with the settings and what they name. Returns whether there is a problem.
 */
export async function doctorCommand(
  args: string[],
  env: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<boolean> {
  const { json, processes } = readArguments(args);
  const lines = (await findAll(env, processes)).map(({ check, state, text }) => ({
    ...{ check, state, text: text.en },
  }));
  if (json) print(JSON.stringify(lines, null, 1));
  else for (const { state, check, text } of lines) print(`${state.padEnd(8)} ${check}: ${text}`);
  return lines.some(({ state }) => state === "problem");
}

async function findAll(env: Record<string, string | undefined>, processes: number) {
  const lines: Line[] = checkSettingNames(env).map((finding) => ({ check: "names", ...finding }));
  const add = (check: CheckName, finding: Finding) => lines.push({ check, ...finding });
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    add("settings", problem("settings.stop", { reason: error.message }));
    return lines;
  }
  const opened = await open(settings);
  try {
    if (opened.finding) add("database", opened.finding);
    const database = opened.database ?? null;
    return [...lines, ...(await diagnose({ env, settings, database, processes }))];
  } finally {
    await opened.database?.close();
    await opened.stop?.();
  }
}

/** Opens the database as it is: migrates nothing, and creates no database where there is none. */
async function open({ databaseUrl, databaseDirectUrl, dataDir, walArchive }: Settings) {
  try {
    if (databaseUrl) {
      await checkExternalDatabase({ url: databaseUrl, directUrl: databaseDirectUrl });
      return { database: openDatabase(databaseDirectUrl ?? databaseUrl, { poolSize: 2 }) };
    }
    const exists = ["postgres", "postgres.location"].some((name) =>
      existsSync(join(dataDir, name)),
    );
    if (!exists) return { finding: ok("database.none") };
    const log = pino({ level: "silent" });
    const embedded = await startEmbedded(dataDir, log, { mayShare: true, walArchive });
    return { database: openDatabase(embedded.url, { poolSize: 2 }), stop: embedded.stop };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { finding: problemInWords(error.message) };
  }
}

const usage = "npm run doctor -- [--json] [--processes <number that use the database>]";

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { json: { type: "boolean" }, processes: { type: "string", default: "1" } },
    });
    if (!/^[1-9]\d{0,2}$/.test(values.processes)) throw new StartError(usage);
    return { json: values.json === true, processes: Number(values.processes) };
  } catch {
    throw new StartError(usage);
  }
}
