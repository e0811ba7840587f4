import type { Language } from "@errand/core/language";
import type { MessageValues } from "@errand/core/translate";
import { type MessageKey, messageIn, serverMessages } from "../../messages/messages.ts";
import { specifiedMessage } from "./endpoint-messages.ts";
import { type FieldName, fieldNameAt, isKeyOf } from "./field-names.ts";
import { isNumeric, optionNames } from "./option-names.ts";
import { type Issue, type Problem, problemOf } from "./problem.ts";

/** Returns the message for an issue of a parameter; it contains no terms of the schema. */
export function toValidationMessage(endpoint: string, issue: Issue, language: Language): string {
  const path = issue.path ?? [];
  const problem = problemOf(issue);
  const specified =
    path.length === 1 ? specifiedMessage(endpoint, String(path[0]), problem.rule) : null;
  return (
    specified?.(language) ?? sentence(problem, fieldNameAt(endpoint, path, language), language)
  );
}

function sentence(problem: Problem, field: FieldName, language: Language): string {
  const messageFor = (key: MessageKey<"validation">, values?: MessageValues) => {
    const number = field.isPlural ? "plural" : undefined;
    const names = { name: field.text, object: uncapitalized(field.text) };
    return messageIn(language, "validation", key, { ...values, ...names, context: number });
  };
  switch (problem.rule) {
    case "required":
    case "required_phone":
      return messageFor("rules.required");
    case "same_password":
      return messageIn(language, "errors", "passwords_differ");
    case "min":
    case "max":
    case "exactly": {
      const { unit, count } = problem;
      const size = messageIn(language, "validation", `sizes.${unit}`, { count });
      const isOfFiles = unit === "files" && problem.rule === "max";
      return messageFor(isOfFiles ? "rules.maxFiles" : `rules.${problem.rule}`, { size });
    }
    case "megabytes":
      return messageFor("rules.megabytes", { max: problem.max });
    case "number": {
      const { isWhole, minimum, maximum } = problem;
      return messageFor(isWhole ? "rules.wholeNumber" : "rules.number", { minimum, maximum });
    }
    case "options": {
      const options = optionNames(problem.values, language);
      if (!options) return messageFor(problem.isMissing ? "rules.required" : "rules.invalid");
      return messageFor(isNumeric(problem.values) ? "rules.numbers" : "rules.options", { options });
    }
    case "format":
      if (problem.format === "guest-id") return messageIn(language, "errors", "guest_id_malformed");
      return isKeyOf(serverMessages.en.validation.formats, problem.format)
        ? messageFor(`formats.${problem.format}`)
        : messageFor("rules.invalid");
    default:
      return messageFor(`rules.${problem.rule}`);
  }
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Returns the path of a parameter as text: `variation[0].name`. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === "number") return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, "");
}
