import type { ImportNoteKind } from "@errand/core/items/import-notes";
import type { ImportSystem } from "@errand/core/items/import-systems";
import type { ReadingReport } from "@errand/core/items/store-import.contract";
import { type Language, type LocalizedText, localize } from "@errand/core/language";
import { fromMinor, type Minor } from "@errand/core/money";
import { positionIn } from "../messages/import-reason.ts";
import { type MessageKey, messageIn } from "../messages/messages.ts";

type KeyBelow<Folder extends string, Key> = Key extends `${Folder}.${infer Name}` ? Name : never;

/** What a column of a file is read as. */
export type ReadsKey = KeyBelow<"reads", MessageKey<"importReading">>;

/** An item as it will look. */
export interface ShownItem {
  at: string;
  sku: string;
  name: LocalizedText | null;
  category: string | null;
  price: Minor | null;
  /** Off the price: basis points or minor units. */
  discount: number | null;
  discountKind: "percent" | "amount" | null;
  stock: number | null;
  /** The grams of a step of what is sold by weight; the price is then that of a kilogram. */
  weightStep: number | null;
  variations: { name: LocalizedText; price: Minor; stock: number | null }[];
  optionGroups: { name: LocalizedText; options: LocalizedText[] }[];
}

/** Interpreted values of one kind: how many there are, and the first ones. */
export interface StoredNotes {
  kind: ImportNoteKind;
  count: number;
  first: { at: string; field: string; from: string; to: string }[];
}

/** How a file was read, kept with its report and rendered for each reader. */
export interface StoredReading {
  /** Null: by the names of its columns. */
  system: ImportSystem | null;
  /** The decimal mark; null where no number showed one. */
  decimal: "comma" | "point" | null;
  columns: { column: string; reads: ReadsKey }[];
  unused: string[];
  items: ShownItem[];
  notes: StoredNotes[];
}

/** Describes in the language of its reader how a file was read. */
export function toReading(reading: StoredReading, language: Language): ReadingReport {
  return {
    system: reading.system,
    summary: summaryIn(language, reading),
    columns: reading.columns.map(({ column, reads }) => ({
      column,
      reads: messageIn(language, "importReading", `reads.${reads}`),
    })),
    unused: reading.unused,
    items: reading.items.map((item) => toShownItem(item, language)),
    notes: reading.notes.map(({ kind, count, first }) => ({
      kind,
      text: messageIn(language, "importReading", `notes.${kind}`, { count }),
      count,
      first: first.map((note) => ({ ...note, at: positionIn(language, note.at) })),
    })),
  };
}

function summaryIn(language: Language, { system, decimal }: StoredReading): string {
  const recognised = system
    ? messageIn(language, "importReading", "recognised", { system: systemNames[system][language] })
    : messageIn(language, "importReading", "by_names");
  return decimal === null
    ? recognised
    : `${recognised} ${messageIn(language, "importReading", `decimal.${decimal}`)}`;
}

const same = (name: string): LocalizedText => ({ en: name, fr: name });
const systemNames: Record<ImportSystem, LocalizedText> = {
  shopify: same("Shopify"),
  woocommerce: same("WooCommerce"),
  square: same("Square"),
  loyverse: same("Loyverse"),
  lightspeed: same("Lightspeed"),
  prestashop: same("PrestaShop"),
  wix: same("Wix"),
  "uber-eats": same("Uber Eats"),
  deliveroo: same("Deliveroo"),
  menu: { en: "a menu", fr: "une carte" },
};

function toShownItem(item: ShownItem, language: Language): ReadingReport["items"][number] {
  const { discount, discountKind } = item;
  return {
    at: positionIn(language, item.at),
    sku: item.sku,
    name: item.name && localize(item.name, language),
    category: item.category,
    price: item.price === null ? null : fromMinor(item.price),
    // Basis points and cents both count hundredths.
    discount: discount === null ? null : discount / 100,
    discount_type: discountKind,
    stock: item.stock,
    weight_step: item.weightStep,
    variations: item.variations.map(({ name, price, stock }) => ({
      name: localize(name, language),
      price: fromMinor(price),
      stock,
    })),
    option_groups: item.optionGroups.map(({ name, options }) => ({
      name: localize(name, language),
      options: options.map((option) => localize(option, language)),
    })),
  };
}
