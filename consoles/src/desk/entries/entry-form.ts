import type { Language } from "@errand/core/language";
import { addDays, instantOf, localTime, startOfDay } from "@errand/core/time";
import { toAmountText, toNumber } from "../../console/office/numbers.ts";
import type { Entry, EntryInput, EntryValues } from "./entry-lists.ts";
import type { Family } from "./family.types.ts";
import { type FieldDefinition, valueAt, withValue } from "./fields.ts";

/** What the form of an entry holds: numbers and times as they are typed. */
export interface EntryForm {
  values: EntryValues;
  isActive: boolean;
  from: string;
  until: string;
}

export interface FormOptions {
  language: Language;
  timeZone: string;
}

const empty = { en: "", fr: "" };

export function toForm(family: Family, entry: Entry | null, options: FormOptions): EntryForm {
  // A form writes into its values.
  const known = structuredClone(entry?.values ?? {});
  const values = family.fields.reduce<EntryValues>(
    (form, field) =>
      withValue(form, field.name, toTyped(field, getValue(field, entry, known), options.language)),
    {},
  );
  const { from = null, until = null } = entry ?? {};
  return {
    values,
    isActive: entry ? entry.active === 1 : true,
    from: toTime(family, from, options),
    until: toTime(family, until, options, true),
  };
}

function getValue(field: FieldDefinition, entry: Entry | null, known: EntryValues): unknown {
  if (entry) return valueAt(known, field.name);
  if (field.row) return [toNewRow(field.row)];
  return field.initial ?? field.options?.[0] ?? null;
}

/** A row in which nothing is typed yet. */
export function toNewRow(fields: readonly FieldDefinition[]): EntryValues {
  const getEmpty = ({ kind }: FieldDefinition) =>
    kind === "localized" ? { ...empty } : kind === "switch" ? false : "";
  return Object.fromEntries(fields.map((field) => [field.name, getEmpty(field)]));
}

function toTyped({ kind }: FieldDefinition, value: unknown, language: Language): unknown {
  switch (kind) {
    case "localized":
      return value ?? empty;
    case "amount":
      return typeof value === "number" ? toAmountText(value, language) : "";
    case "number":
    case "count":
      return typeof value === "number" ? toPlainText(value, language) : "";
    case "switch":
      return value === 1;
    case "clock":
      return typeof value === "string" ? value.slice(0, 5) : "";
    case "text":
    case "day":
      return value ?? "";
    default:
      return value ?? null;
  }
}

function toPlainText(value: number, language: Language): string {
  return language === "fr" ? String(value).replace(".", ",") : String(value);
}

/** Returns what a write states, and the same for what was read, so that both can be compared. */
export function toInput(family: Family, form: EntryForm, options: FormOptions): EntryInput {
  return {
    values: family.fields.reduce<EntryValues>(
      (values, field) =>
        withValue(values, field.name, fromTyped(field, valueAt(form.values, field.name))),
      {},
    ),
    active: form.isActive ? 1 : 0,
    from: fromTime(family, form.from, options),
    until: fromTime(family, form.until, options, true),
  };
}

function fromTyped({ kind, isRequired }: FieldDefinition, value: unknown): unknown {
  const text = typeof value === "string" ? value.trim() : "";
  switch (kind) {
    case "localized":
      return trimmed(value, isRequired === true);
    case "amount":
    case "number":
      return toNumber(text) ?? 0;
    case "count":
      return toNumber(text);
    case "switch":
      return value === true ? 1 : 0;
    case "clock":
      return text === "" ? null : `${text}:00`;
    case "text":
    case "day":
      return text === "" && !isRequired ? null : text;
    case "rows":
      return withoutSpaces(value);
    default:
      return value;
  }
}

function trimmed(value: unknown, isRequired: boolean) {
  const { en, fr } = value as typeof empty;
  const text = { en: en.trim(), fr: fr.trim() };
  return !isRequired && text.en === "" && text.fr === "" ? null : text;
}

/** The value with the texts in it as they are sent. */
function withoutSpaces(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(withoutSpaces);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutSpaces(inner)]),
  );
}

function toTime(
  { times }: Family,
  moment: string | null,
  { timeZone }: FormOptions,
  isEnd = false,
): string {
  if (moment === null || times === "none") return "";
  if (times === "days") {
    // It ends at the midnight after its last day.
    return localTime(new Date(Date.parse(moment) - (isEnd ? 1 : 0)), timeZone).day;
  }
  const { day, clock } = localTime(new Date(moment), timeZone);
  return `${day}T${clock.slice(0, 5)}`;
}

function fromTime(
  { times }: Family,
  text: string,
  options: FormOptions,
  isEnd = false,
): string | null {
  if (text === "" || times === "none") return null;
  if (times !== "days") return toMoment(text, options);
  return startOfDay(isEnd ? addDays(text, 1) : text, options.timeZone).toISOString();
}

/** The moment of a local time such as `2026-12-01T12:30`; that of the next one that exists. */
export function toMoment(text: string, { timeZone }: FormOptions): string {
  const [day = "", clock = "00:00"] = text.split("T");
  const at = instantOf(day, `${clock.slice(0, 5)}:00`, timeZone) ?? startOfDay(day, timeZone);
  return at.toISOString();
}

/** Whether every required value is there, so that a write could succeed. */
export function isComplete({ fields }: Family, { values }: EntryInput): boolean {
  return fields.every(({ name, kind, isRequired }) => {
    const value = valueAt(values, name);
    if (!isRequired) return true;
    if (kind !== "localized") return value !== null && value !== "";
    const { en, fr } = (value ?? empty) as typeof empty;
    return en !== "" && fr !== "";
  });
}

/** How many fields differ from what was read; times count as one each. */
export function countChanges(family: Family, before: EntryInput, after: EntryInput): number {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const fields = family.fields.filter(
    ({ name }) => !isSame(valueAt(before.values, name), valueAt(after.values, name)),
  );
  const others = (["active", "from", "until"] as const).filter(
    (name) => !isSame(before[name], after[name]),
  );
  return fields.length + others.length;
}

/** The title of an entry in a language. */
export function toTitle({ title }: Family, { values }: Pick<Entry, "values">, language: Language) {
  const value = values[title];
  if (typeof value === "string") return value;
  return (value as Record<Language, string> | undefined)?.[language] ?? "";
}
