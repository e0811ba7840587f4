import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import {
  addCity,
  checkMoveEnded,
  findStoredCity,
  parseAddress,
  readAddress,
  readPreviousAddress,
  removePreviousAddress,
  replaceAddress,
  type StoredCity,
} from "../cities/city-files.ts";
import { createCityRole } from "../cities/create-city.ts";
import { abortMove, finishMove, moveCity, planMove } from "../cities/move/move-city.ts";
import { readCities } from "../cities/read-cities.ts";
import { readCityStatus } from "../cities/read-city-status.ts";
import type { Progress } from "../process/progress.ts";
import { StartError } from "../process/start-error.ts";
import { printTable } from "./print-table.ts";

const usage = [
  "usage: npm run city -- list",
  "       npm run city -- status <city>",
  "       npm run city -- create <city> --admin <address> --database-file <path> --name <name> --url <url>",
  "                              --latitude <degrees> --longitude <degrees> --radius-km <kilometres>",
  "       npm run city -- move <city> --to <address> [--dry-run]     moves it, or goes on with a move",
  "       npm run city -- move <city> --abort                       stays, until the move has switched",
  "       npm run city -- move <city> --finish                      removes what it has left",
  "A city is named by its schema. ERRAND_CITIES is the file of the cities.",
].join("\n");

interface CityCommandParts {
  /** The file of ERRAND_CITIES; null when it is not set. */
  citiesFile: string | null;
  progress: Progress;
  print: (line: string) => void;
}

/** Lists, creates and moves cities. Throws `StartError`. */
export async function cityCommand(parts: CityCommandParts, args: string[]): Promise<void> {
  const { command, city, ...options } = readArguments(args);
  const { citiesFile, print } = parts;
  if (citiesFile === null) {
    throw new StartError("ERRAND_CITIES is not set: it names the file of the cities");
  }
  if (command === "list" && city === undefined) return list(citiesFile, print);
  if (city === undefined) throw new StartError(usage);
  if (command === "create") return create(citiesFile, city, options, print);
  const stored = await findStoredCity(citiesFile, city);
  if (command === "status") return status(stored, print);
  if (command === "move") return move(parts, stored, options);
  throw new StartError(usage);
}

type Options = Omit<ReturnType<typeof readArguments>, "command" | "city">;

function readArguments(args: string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ to: text, "dry-run": flag, abort: flag, finish: flag },
        ...{ admin: text, "database-file": text, name: text, url: text },
        ...{ latitude: text, longitude: text, "radius-km": text },
      },
    });
    const [command, city, ...others] = positionals;
    if (others.length > 0) throw new StartError(usage);
    return { ...values, command, city };
  } catch {
    throw new StartError(usage);
  }
}

async function list(citiesFile: string, print: (line: string) => void) {
  const { cities } = await readCities(citiesFile);
  const rows = await Promise.all(
    cities.map(async (city) => {
      const place = city.databaseFile ? (await readCityStatus(await readAddress(city))).place : "-";
      return [city.schema ?? "-", city.name, city.url, place];
    }),
  );
  printTable(["city", "name", "address", "place"], rows, print, {
    left: ["name", "address", "place"],
  });
}

async function status(city: StoredCity, print: (line: string) => void) {
  const { place, size, processes, tables, move, lag } = await readCityStatus(
    await readAddress(city),
  );
  print(`place      ${place}`);
  print(`size       ${size}`);
  print(`processes  ${processes}`);
  print(`tables     ${tables}`);
  print(`move       ${move}`);
  if (lag !== null) print(`behind by  ${lag}`);
}

async function move({ progress, print }: CityCommandParts, city: StoredCity, options: Options) {
  const from = await readAddress(city);
  const { to, abort, finish, "dry-run": isDry } = options;
  if ([to !== undefined, abort, finish].filter(Boolean).length !== 1) throw new StartError(usage);
  if (abort) return abortMove({ from, print });
  if (finish) {
    await finishMove({ from: await readPreviousAddress(city), print });
    return removePreviousAddress(city);
  }
  await checkMoveEnded(city);
  const target = parseAddress(to ?? "", "--to");
  if (isDry) return planMove({ from, to: target, print });
  await moveCity({ from, to: target, progress, print });
  await replaceAddress(city, target);
}

async function create(
  citiesFile: string,
  schema: string,
  options: Options,
  print: (line: string) => void,
) {
  const { admin, name, url, "database-file": databaseFile } = options;
  const { latitude, longitude, "radius-km": radius } = options;
  const required = [admin, name, url, databaseFile, latitude, longitude, radius];
  if (required.some((value) => value === undefined)) throw new StartError(usage);
  const password = randomBytes(24).toString("hex");
  const address = await addCity(
    citiesFile,
    {
      ...{ schema, name, url, database_file: databaseFile },
      ...{ latitude: Number(latitude), longitude: Number(longitude), radius_km: Number(radius) },
    },
    () => createCityRole(parseAddress(admin ?? "", "--admin"), schema, password),
  );
  print(`${name} is at ${address}: start its processes with DATABASE_URL_FILE=${databaseFile}`);
}
