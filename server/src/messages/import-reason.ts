import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { type MessageKey, messageIn } from "./messages.ts";

export type ImportReasonKey = MessageKey<"import">;
export type ImportReasonValues = Record<string, string | number | LocalizedText>;

/**
 * Why a row or a file is not imported. Names of fields are those of the file, in every language.
 */
export interface ImportReason {
  key: ImportReasonKey;
  values?: ImportReasonValues | undefined;
}

export function toImportReason(key: ImportReasonKey, values?: ImportReasonValues): ImportReason {
  return { key, ...(values && { values }) };
}

/**
 * A reason in the language of its reader. Reports from before reasons had keys have English texts.
 */
export function importReasonIn(language: Language, reason: ImportReason | string): string {
  if (typeof reason === "string") return reason;
  const values = Object.entries(reason.values ?? {}).map(([name, value]) => [
    name,
    // Numbers as the file has them, without separators.
    typeof value === "object" ? localize(value, language) : String(value),
  ]);
  return messageIn(language, "import", reason.key, Object.fromEntries(values));
}

/**
 * A position in a file: `line 3` or `row 3`; those of other sources, such as `way 3`, are the same
 * in every language.
 */
export function positionIn(language: Language, at: string): string {
  const [, kind, number = ""] = /^(line|row) (\d+)$/.exec(at) ?? [];
  if (kind === "line") return messageIn(language, "import", "at.line", { number });
  if (kind === "row") return messageIn(language, "import", "at.row", { number });
  return at;
}
