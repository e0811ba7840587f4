import type { Language, LocalizedText } from "@errand/core/language";
import { specifiedMessage } from "./endpoint-messages.ts";
import { type FieldName, fieldNameAt } from "./field-names.ts";
import { inEnglish } from "./messages.en.ts";
import { inFrench } from "./messages.fr.ts";
import { type Issue, type Problem, problemOf } from "./problem.ts";

const sentences: Record<Language, (problem: Problem, field: FieldName) => string> = {
  en: inEnglish,
  fr: inFrench,
};

/** The sentence about an issue of a parameter, without anything of the schema in it. */
export function messageOf(endpoint: string, issue: Issue, language: Language): string {
  const path = issue.path ?? [];
  const problem = problemOf(issue);
  const specified: LocalizedText | null =
    path.length === 1 ? specifiedMessage(endpoint, String(path[0]), problem.rule) : null;
  return specified?.[language] ?? sentences[language](problem, fieldNameAt(endpoint, path));
}

/** Where a parameter lies: `variation[0].name`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");
}
