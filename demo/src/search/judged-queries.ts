import { readFileSync } from "node:fs";
import { type Language, languages } from "@errand/core/language";

/** A search and the products that answer it. */
export interface JudgedQuery {
  module: string;
  language: Language;
  text: string;
  /** Patterns of what a shopper wants first, what is acceptable after it, and what is harmful. */
  best: string[];
  good: string[];
  never: string[];
}

/** What a pattern is compared with: the English names of a product. */
export interface JudgedItem {
  name: string;
  categories: string[];
  need: string | null;
}

/**
 * The judged searches of `judged-queries.tsv`: module, language, text, best, good, never. Patterns
 * are separated by `; `: a name with `*` for any letters, `category:Name` or `need:Name`.
 */
export function readJudgedQueries(): JudgedQuery[] {
  const file = readFileSync(new URL("judged-queries.tsv", import.meta.url), "utf8");
  return file
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [module = "", lang, text = "", best, good, never] = line.split("\t");
      const language = languages.find((known) => known === lang);
      if (!language) throw new Error(`no language in "${line}"`);
      return {
        ...{ module, language, text },
        ...{ best: patternsIn(best), good: patternsIn(good), never: patternsIn(never) },
      };
    });
}

function patternsIn(cell = ""): string[] {
  return cell
    .split(";")
    .map((pattern) => pattern.trim().toLowerCase())
    .filter((pattern) => pattern !== "");
}

/** Whether one of the patterns describes the item. */
export function describes(patterns: string[], item: JudgedItem): boolean {
  const name = item.name.toLowerCase();
  return patterns.some((pattern) => {
    if (pattern.startsWith("category:")) {
      return item.categories.some((category) => `category:${category.toLowerCase()}` === pattern);
    }
    if (pattern.startsWith("need:")) return `need:${item.need?.toLowerCase()}` === pattern;
    return toExpression(pattern).test(name);
  });
}

const expressions = new Map<string, RegExp>();

function toExpression(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  const expression = new RegExp(`^${escaped}$`);
  expressions.set(pattern, expression);
  return expression;
}
