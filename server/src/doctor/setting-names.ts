import { settingNames } from "../process/settings.ts";
import { editDistance } from "../text-search/spelling.ts";
import { type Finding, ok, problem } from "./check.ts";

/** Finds variables that look like settings and are none, which Errand ignores. */
export function checkSettingNames(env: Record<string, string | undefined>): Finding[] {
  const unknown = Object.keys(env).filter(
    (name) => /^(ERRAND|DATABASE)_/i.test(name) && !settingNames.includes(name),
  );
  if (unknown.length === 0) return [ok("names.known")];
  return unknown.sort().map((name) => {
    const near = nearestName(name);
    return near ? problem("names.misspelt", { name, near }) : problem("names.unknown", { name });
  });
}

/** Null when no known name is near. */
function nearestName(name: string): string | null {
  const [nearest] = settingNames
    .map((known) => ({ known, distance: editDistance(name.toUpperCase(), known) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= 2 ? nearest.known : null;
}
