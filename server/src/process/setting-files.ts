import { readFileSync } from "node:fs";
import { StartError } from "./start-error.ts";

type Environment = Record<string, string | undefined>;

/**
 * Returns the values of the settings `names`. `NAME_FILE` is the path of a file with the value of
 * `NAME`, which is how containers and services get secrets. Throws `StartError` when it cannot be
 * read, or when both are set.
 */
export function readSettingFiles(env: Environment, names: string[]): Environment {
  return Object.fromEntries(
    names.map((name) => {
      const path = env[`${name}_FILE`]?.trim();
      if (!path) return [name, env[name]];
      if (env[name]?.trim()) throw new StartError(`${name} and ${name}_FILE must not both be set`);
      return [name, readSettingFile(path, `${name}_FILE`)];
    }),
  );
}

/** Without the line break with which editors end a file. */
function readSettingFile(path: string, setting: string): string {
  try {
    return readFileSync(path, "utf8").trimEnd();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${setting} cannot be read: ${reason}`);
  }
}
