import type { LocalizedText } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { parsePrice } from "../product-numbers.ts";
import { withoutHtml } from "../product-text.ts";
import { type FileReading, type ImportNote, type RowReading, readingOf } from "../row-reading.ts";
import type { ItemFields } from "./form.ts";

/** A dish of a menu, before its values are read. */
export interface MenuEntry {
  sku: string | null;
  /** From the outermost one. */
  categories: string[];
  name: LocalizedText;
  description: LocalizedText | null;
  /** A number of the file, which is exact, or a text. */
  price: unknown;
  pictures: string[];
  groups: MenuGroup[];
  veg: boolean | null;
  active: boolean | null;
  /** Other categories that have the dish too. */
  alsoIn: string[];
  /** Ids of modifiers that the menu does not have. */
  missing: string[];
}

export interface MenuGroup {
  name: LocalizedText;
  min: number;
  /** Null: as many as there are. */
  max: number | null;
  values: { label: LocalizedText; price: unknown }[];
}

/** A dish that a category names by an id, and the menu does not have. */
export function toMissingEntry(id: string, category: string): MenuEntry {
  return {
    sku: id,
    categories: category === "" ? [] : [category],
    name: { en: "", fr: "" },
    description: null,
    price: null,
    pictures: [],
    groups: [],
    veg: null,
    active: null,
    alsoIn: [],
    missing: [],
  };
}

/** The fields of the item that a dish becomes. */
export function toMenuItem(
  entry: MenuEntry,
  at: string,
  file: FileReading,
  notes: ImportNote[],
): ItemFields {
  const reading = readingOf(file, at, notes);
  const inWords = (text: LocalizedText, field: string) => withoutHtml(text.en, field, reading);
  if (entry.alsoIn.length > 0) {
    const from = [entry.categories.join(" > "), ...entry.alsoIn].join(", ");
    reading.note("first_of_several", "category", from, entry.categories.join(" > "));
  }
  if (entry.missing.length > 0) {
    reading.note("left_out", "modifiers", entry.missing.join(", "), "");
  }
  return {
    sku: entry.sku,
    name: inWords(entry.name, "name"),
    name_fr: entry.name.fr === entry.name.en ? null : entry.name.fr,
    description: entry.description && inWords(entry.description, "description"),
    description_fr: entry.description?.fr === entry.description?.en ? null : entry.description?.fr,
    category: entry.categories.length > 0 ? [entry.categories.join(" > ")] : null,
    price: readPrice(entry.price, "price", reading),
    pictures: entry.pictures,
    veg: entry.veg,
    active: entry.active,
    option_groups: toOptionGroups(entry.groups, reading),
  };
}

function toOptionGroups(groups: MenuGroup[], reading: RowReading) {
  const offered = groups.filter(({ values }) => values.length > 0);
  if (offered.length === 0) return null;
  return offered.map(({ name, min, max, values }) => {
    const most = Math.min(max ?? values.length, values.length);
    return {
      name: name.en,
      name_fr: name.fr,
      type: most > 1 ? "multi" : "single",
      min: Math.min(min, most),
      max: most,
      required: min > 0,
      values: values.map(({ label, price }) => ({
        label: label.en,
        label_fr: label.fr,
        price: readPrice(price, label.en, reading) ?? 0,
      })),
    };
  });
}

function readPrice(value: unknown, field: string, reading: RowReading): number | null {
  const price = parsePrice(value, field, reading);
  return price === null ? null : fromMinor(price);
}
