import { errors } from "@errand/core/errors";
import type { FieldName } from "./field-names.ts";
import { isNumeric, optionNames } from "./option-names.ts";
import type { Problem } from "./problem.ts";

const formats: Record<string, (name: string, must: string) => string> = {
  datetime: (name, must) =>
    `${name} ${must} être une date avec l’heure, par exemple 2026-03-05T09:15:00Z.`,
  email: () => "Saisissez une adresse e-mail valide.",
  "guest-id": () => errors.guest_id.fr,
  "one-time-code": () => "Saisissez le code à six chiffres.",
  phone: () => "Saisissez un numéro de téléphone valide.",
};

const number = new Intl.NumberFormat("fr");

export function inFrench(problem: Problem, { fr: name, isPlural }: FieldName): string {
  const must = isPlural ? "doivent" : "doit";
  const notValid = isPlural ? `${name} ne sont pas valides.` : `${name} n’est pas valide.`;
  switch (problem.rule) {
    case "required":
    case "required_phone":
      return isPlural ? `${name} sont obligatoires.` : `${name} est obligatoire.`;
    case "same_password":
      return errors.confirm_password.fr;
    case "text":
      return `${name} ${must} être un texte.`;
    case "list":
      return `${name} ${must} être une liste.`;
    case "file":
      return `${name} ${must} être un fichier.`;
    case "entry":
      return `${name} ${isPlural ? "contiennent" : "contient"} une valeur qui n’est pas valide.`;
    case "decimals":
      return `${name} ${must} être un montant de deux décimales au plus.`;
    case "least":
      return `${name} ${must} comporter au moins ${counted(problem)}.`;
    case "most":
      return `${name} ${must} comporter au plus ${counted(problem)}.`;
    case "exactly":
      return `${name} ${must} comporter exactement ${counted(problem)}.`;
    case "megabytes":
      return `${name} ne ${must} pas dépasser ${number.format(problem.most)} Mo.`;
    case "number": {
      const kind = problem.isWhole ? "un nombre entier" : "un nombre";
      const [from, to] = [number.format(problem.minimum), number.format(problem.maximum)];
      return `${name} ${must} être ${kind} de ${from} à ${to}.`;
    }
    case "options": {
      const options = optionNames(problem.values, "fr");
      if (!options) return notValid;
      return isNumeric(problem.values)
        ? `${name} ${must} être ${options}.`
        : `${name} : choisissez parmi ${options}.`;
    }
    case "format":
      return formats[problem.format]?.(name, must) ?? notValid;
    case "invalid":
      return notValid;
  }
}

function counted({ count, unit }: { count: number; unit: "characters" | "entries" }): string {
  const word = unit === "characters" ? "caractère" : "élément";
  return `${number.format(count)} ${word}${count > 1 ? "s" : ""}`;
}
