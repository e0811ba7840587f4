/**
 * Finds in the texts of statements what an engine of several nodes (Citus) refuses or silently does
 * otherwise, while one PostgreSQL accepts it.
 */

/** Functions whose result depends on their arguments alone, and words before a parenthesis. */
const immutable = new Set(
  "coalesce greatest least nullif jsonb_set array any all in values and or not case when then else set".split(
    " ",
  ),
);

/** Returns what is wrong with a statement; null when nothing is. */
export function findStatementProblem(text: string): string | null {
  const plain = text
    .replaceAll(/--.*$/gm, "")
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
  return ofJobs.test(plain) ? null : (findVolatileUpdate(plain) ?? findJoiningLock(plain));
}

/** The tables of jobs stay on one node, and their statements are those of pg-boss. */
const ofJobs = /\b(?:into|from|join|update) "?\w*jobs"?\./;

function findVolatileUpdate(text: string): string | null {
  const [, after] = /\bdo update set (.*)$/.exec(text) ?? [];
  if (after === undefined) return null;
  // Inside of `with`, it ends with the parenthesis.
  const [clause = ""] = ownTextOf(`(${after}`, Number.POSITIVE_INFINITY).split(
    / where | returning /,
  );
  const called = [...clause.matchAll(/\b([a-z_]+) ?\(/g)].map(([, name = ""]) => name);
  const volatile = called.find((name) => !immutable.has(name));
  const keyword = /\bcurrent_(?:timestamp|date|time)\b/.exec(clause)?.[0];
  const found = volatile ?? keyword;
  return found ? `${found} in \`do update set\`: insert the value, and set \`excluded.…\`` : null;
}

function findJoiningLock(text: string): string | null {
  for (const { index } of text.matchAll(/\bas (?:not )?(?:materialized )?\(/g)) {
    const body = ownTextOf(text.slice(text.indexOf("(", index)));
    const locks = /\bfor (?:no key )?(?:update|share)\b/.test(body);
    if (locks && /\bjoin\b|\bfrom [^()]*?,[^()]*\bwhere\b/.test(body)) {
      return "a CTE that locks rows joins: `where id = any(array(select …))`";
    }
  }
  return null;
}

/** The text in the first parentheses, without what is in parentheses deeper than `depths`. */
function ownTextOf(text: string, depths = 1): string {
  let depth = 0;
  let own = "";
  for (const sign of text) {
    if (sign === ")") depth -= 1;
    if (depth === 0 && own !== "") break;
    if (depth > 0 && depth <= depths) own += sign;
    if (sign === "(") depth += 1;
  }
  return own;
}
