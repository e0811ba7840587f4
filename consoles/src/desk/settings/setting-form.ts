import type { Language } from "@errand/core/language";
import { toAmountText, toSignedNumber } from "../../console/office/numbers.ts";
import type { SettingField } from "./setting-fields.ts";

/** The fields of a form by their paths, with `/` for `.`, as forms take dots for objects. */
export type SettingForm = Record<string, string | boolean>;
export type Values = Record<string, unknown>;

export const toFieldName = (path: string) => path.replaceAll(".", "/");

export function getAt(values: Values, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (value as Values | null)?.[name], values);
}

function setAt(values: Values, path: string, value: unknown): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  const owner = names.reduce((object, name) => {
    object[name] ??= {};
    return object[name] as Values;
  }, values);
  owner[last] = value;
}

const inBoth = ["en", "fr"] as const;
const isWords = ({ kind }: SettingField) => kind === "words" || kind === "page";

export function toForm(
  fields: readonly SettingField[],
  values: Values,
  language: Language,
): SettingForm {
  return Object.fromEntries(
    fields.flatMap((field): [string, string | boolean][] => {
      const { name, kind } = field;
      const value = getAt(values, name);
      if (isWords(field)) {
        return inBoth.map((each) => [
          toFieldName(`${name}.${each}`),
          String(getAt(values, `${name}.${each}`) ?? ""),
        ]);
      }
      if (kind === "group") return [[toFieldName(name), value !== null && value !== undefined]];
      if (kind === "switch" || kind === "flag") {
        return [[toFieldName(name), value === true || value === 1]];
      }
      const text =
        typeof value === "number" && kind === "amount" ? toAmountText(value, language) : value;
      return [[toFieldName(name), String(text ?? "")]];
    }),
  );
}

/** The groups around a field that are switched on or off in the form. */
function isOff(fields: readonly SettingField[], form: SettingForm, path: string): boolean {
  return fields.some(
    ({ kind, name }) =>
      kind === "group" && path.startsWith(`${name}.`) && form[toFieldName(name)] !== true,
  );
}

export function isShown(fields: readonly SettingField[], form: SettingForm, path: string): boolean {
  return !isOff(fields, form, path);
}

/** What the form states; values that have no field stay. */
export function toValues(
  fields: readonly SettingField[],
  form: SettingForm,
  before: Values,
): Values {
  const values = structuredClone(before);
  for (const field of fields) {
    const { name, kind } = field;
    if (isOff(fields, form, name)) continue;
    const typed = form[toFieldName(name)];
    if (isWords(field)) {
      const isEmpty = inBoth.every((each) => !form[toFieldName(`${name}.${each}`)]);
      if (field.isOptional && isEmpty) setAt(values, name, null);
      else
        for (const each of inBoth) {
          const path = `${name}.${each}`;
          setAt(values, path, String(form[toFieldName(path)] ?? "").trim());
        }
    } else if (kind === "group") {
      setAt(values, name, typed ? (getAt(values, name) ?? {}) : null);
    } else if (kind === "switch") setAt(values, name, typed === true);
    else if (kind === "flag") setAt(values, name, typed ? 1 : 0);
    else if (kind === "choice") setAt(values, name, typed);
    else if (kind === "text" || kind === "picture") {
      const text = String(typed ?? "").trim();
      setAt(values, name, text === "" && !field.mayBeEmpty ? null : text);
    } else setAt(values, name, toSignedNumber(String(typed ?? "")));
  }
  return values;
}

/** How many fields a person has changed. */
export function countChanges(
  fields: readonly SettingField[],
  before: SettingForm,
  after: SettingForm,
): number {
  return fields.filter(({ name, kind }) => {
    const paths =
      kind === "words" || kind === "page" ? inBoth.map((each) => `${name}.${each}`) : [name];
    return paths.some((path) => before[toFieldName(path)] !== after[toFieldName(path)]);
  }).length;
}
