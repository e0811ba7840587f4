import type { RuleParams } from "@errand/core/values";
import * as z from "zod";

/** What is wrong with a value, as far as the message shows it. */
export type Problem =
  | { rule: RuleParams["rule"] | "invalid" | "text" | "list" | "file" | "entry" }
  | { rule: "min" | "max" | "exactly"; count: number; unit: "characters" | "entries" | "files" }
  | { rule: "megabytes"; max: number }
  | { rule: "number"; isWhole: boolean; minimum: number; maximum: number }
  | { rule: "options"; values: unknown[]; isMissing: boolean }
  | { rule: "format"; format: string };

export type Issue = z.core.$ZodRawIssue;

const rules: Record<RuleParams["rule"], true> = {
  required: true,
  required_phone: true,
  decimals: true,
  same_password: true,
  strong_password: true,
  delivery_span: true,
};

/** Converts a Zod issue; the result reveals nothing about the schema. */
export function problemOf(issue: Issue): Problem {
  const problem = problemOfValue(issue);
  const isEntry = typeof issue.path?.at(-1) === "number";
  const hasOwnMessage = problem.rule === "options" || problem.rule === "megabytes";
  return isEntry && !hasOwnMessage ? { rule: "entry" } : problem;
}

function problemOfValue(issue: Issue): Problem {
  const schema = issue.schema ?? issue.inst;
  const isMissing = issue.input === undefined;
  switch (issue.code) {
    case "invalid_type":
      if (issue.expected === "file") return { rule: "file" };
      return isMissing ? { rule: "required" } : ofType(issue.expected, schema);
    case "too_small":
      return sizeProblem(issue, "min", Number(issue.minimum), schema);
    case "too_big":
      return sizeProblem(issue, "max", Number(issue.maximum), schema);
    case "invalid_format":
      if (issue.input === "") return { rule: "required" };
      return { rule: "format", format: issue.format };
    case "invalid_value":
      return { rule: "options", values: issue.values, isMissing };
    case "invalid_union":
      // The parameter that tells variants apart has none of their values.
      if (Array.isArray(issue.options)) {
        return { rule: "options", values: issue.options, isMissing };
      }
      return ofUnion(issue.errors, isMissing);
    case "custom":
      return isRule(issue.params?.rule) ? { rule: issue.params.rule } : { rule: "invalid" };
    default:
      return { rule: "invalid" };
  }
}

function ofType(expected: string, schema: unknown): Problem {
  if (schema instanceof z.ZodNumber) return numberProblem(schema);
  if ((schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) && schema.format) {
    return { rule: "format", format: schema.format };
  }
  if (expected === "string") return { rule: "text" };
  return { rule: expected === "array" ? "list" : "invalid" };
}

const megabyte = 1024 * 1024;

function sizeProblem(
  issue: { origin: string; exact?: boolean | undefined; input?: unknown },
  side: "min" | "max",
  count: number,
  schema: unknown,
): Problem {
  if (issue.origin === "file") return { rule: "megabytes", max: count / megabyte };
  const isText = issue.origin === "string";
  if (!isText && issue.origin !== "array") {
    return schema instanceof z.ZodNumber ? numberProblem(schema) : { rule: "invalid" };
  }
  if (isText && issue.input === "") return { rule: "required" };
  const ofFiles = schema instanceof z.ZodArray && schema.element instanceof z.ZodFile;
  const unit = isText ? "characters" : ofFiles ? "files" : "entries";
  if (ofFiles && side === "min") return { rule: "file" };
  if (issue.exact) return { rule: "exactly", count, unit };
  if (side === "min" && count === 1) return { rule: "required" };
  return { rule: side, count, unit };
}

/** Larger bounds come from the database and are of no use in a message. */
const maxShownBound = 1e8;

function numberProblem({ isInt, minValue, maxValue }: z.ZodNumber): Problem {
  const minimum = minValue ?? Number.NEGATIVE_INFINITY;
  const maximum = maxValue ?? Number.POSITIVE_INFINITY;
  const isShown = minimum >= -maxShownBound && maximum <= maxShownBound;
  return isShown ? { rule: "number", isWhole: isInt, minimum, maximum } : { rule: "invalid" };
}

/** Returns one list of options when every branch is a value, else `required` or `invalid`. */
function ofUnion(branches: z.core.$ZodIssue[][], isMissing: boolean): Problem {
  const values = branches.flatMap((issues) =>
    issues.flatMap((issue) => (issue.code === "invalid_value" ? issue.values : [])),
  );
  return branches.length > 0 && values.length === branches.length
    ? { rule: "options", values, isMissing }
    : { rule: isMissing ? "required" : "invalid" };
}

function isRule(rule: unknown): rule is RuleParams["rule"] {
  return typeof rule === "string" && Object.hasOwn(rules, rule);
}
