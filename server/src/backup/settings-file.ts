import { readSettingFiles } from "../process/setting-files.ts";
import { settingNames } from "../process/settings.ts";

/** The settings of an environment as lines of an `.env` file, which `node --env-file` reads. */
export function settingsFile(env: Record<string, string | undefined>): string {
  return Object.entries(readSettingFiles(env, settingNames))
    .flatMap(([name, value]) => (value?.trim() ? [`${name}=${quoted(value)}\n`] : []))
    .join("");
}

/** In quotes that the value does not contain, because these files have no escapes. */
const quoted = (value: string) => {
  const quote = ["'", '"', "`"].find((sign) => !value.includes(sign));
  return quote ? `${quote}${value}${quote}` : value;
};
