import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../console/use-shop.ts";
import type { Family } from "./family.types.ts";

/** What changed, in words: the name of a field, and a value of it. */
export function useChangeText({ fields }: Family) {
  const t = useMessages("entries");
  const { date, clock } = useTimeText();
  return {
    nameOf(path: string): string {
      if (path === "active" || path === "from" || path === "until") return t(`path.${path}`);
      const name = path.replace(/^values\./, "");
      const language = /\.(en|fr)$/.exec(name)?.[1] as "en" | "fr" | undefined;
      const field = fields.find((each) => name === each.name || name.startsWith(`${each.name}.`));
      if (!field) return name;
      const label = t(field.label);
      return language === undefined
        ? label
        : t("inLanguage", { field: label, language: t(`language.${language}`) });
    },
    valueOf(value: unknown): string {
      if (value === null || value === "") return t("nothing");
      if (typeof value === "string") {
        return /^\d{4}-\d\d-\d\dT/.test(value) ? `${date(value)}, ${clock(value)}` : value;
      }
      return toText(value);
    },
  };
}

/** The words and numbers of a value, such as of the rows of a list. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join("; ");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value).map(toText).join(", ");
}
