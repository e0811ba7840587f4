import { settingNames } from "../process/settings.ts";
import { type Finding, ok, problem } from "./check.ts";

/** Finds variables that look like settings and are none, which Errand ignores. */
export function checkSettingNames(env: Record<string, string | undefined>): Finding[] {
  const unknown = Object.keys(env).filter(
    (name) => /^(ERRAND|DATABASE)_/i.test(name) && !settingNames.includes(name),
  );
  if (unknown.length === 0) return [ok("every name is known")];
  return unknown.sort().map((name) => {
    const near = nearestName(name);
    const advice = near ? `did you mean ${near}?` : "remove it";
    return problem(`${name} is no setting of Errand: ${advice}`);
  });
}

/** Null when no known name is near. */
function nearestName(name: string): string | null {
  const [nearest] = settingNames
    .map((known) => ({ known, distance: editDistance(name.toUpperCase(), known) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= 4 ? nearest.known : null;
}

/** The number of letters to insert, remove or replace between two words. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
