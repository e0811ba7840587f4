import { errors } from "@errand/core/errors";
import type { FieldName } from "./field-names.ts";
import { isNumeric, optionNames } from "./option-names.ts";
import type { Problem } from "./problem.ts";

const formats: Record<string, (name: string) => string> = {
  datetime: (name) => `${name} must be a date with a time, such as 2026-03-05T09:15:00Z.`,
  email: () => "Enter a valid e-mail address.",
  "guest-id": () => errors.guest_id.en,
  "one-time-code": () => "Enter the code of six digits.",
  phone: () => "Enter a valid phone number.",
};

const number = new Intl.NumberFormat("en");

export function inEnglish(problem: Problem, { en: name, isPlural }: FieldName): string {
  const notValid = `${name} ${isPlural ? "are" : "is"} not valid.`;
  switch (problem.rule) {
    case "required":
    case "required_phone":
      return `${name} ${isPlural ? "are" : "is"} required.`;
    case "same_password":
      return errors.confirm_password.en;
    case "text":
      return `${name} must be text.`;
    case "list":
      return `${name} must be a list.`;
    case "file":
      return `${name} must be a file.`;
    case "entry":
      return `${name} ${isPlural ? "contain" : "contains"} an entry that is not valid.`;
    case "decimals":
      return `${name} must be an amount with at most two decimals.`;
    case "least":
      return `${name} must have at least ${counted(problem)}.`;
    case "most":
      return `${name} must have at most ${counted(problem)}.`;
    case "exactly":
      return `${name} must have exactly ${counted(problem)}.`;
    case "megabytes":
      return `${name} must not be larger than ${number.format(problem.most)} MB.`;
    case "number": {
      const kind = problem.isWhole ? "a whole number" : "a number";
      const [from, to] = [number.format(problem.minimum), number.format(problem.maximum)];
      return `${name} must be ${kind} from ${from} to ${to}.`;
    }
    case "options": {
      const options = optionNames(problem.values, "en");
      if (!options) return notValid;
      return isNumeric(problem.values)
        ? `${name} must be ${options}.`
        : `${name}: choose one of ${options}.`;
    }
    case "format":
      return formats[problem.format]?.(name) ?? notValid;
    case "invalid":
      return notValid;
  }
}

function counted({ count, unit }: { count: number; unit: "characters" | "entries" }): string {
  const singular = unit === "characters" ? "character" : "entry";
  return `${number.format(count)} ${count === 1 ? singular : unit}`;
}
