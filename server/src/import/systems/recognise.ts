import type { ImportSystem } from "@errand/core/items/import-systems";
import { ImportError } from "../import-error.ts";
import type { ExportForm, FormOptions, OpenForm } from "./form.ts";
import { lightspeed } from "./lightspeed.ts";
import { lightspeedR } from "./lightspeed-r.ts";
import { loyverse } from "./loyverse.ts";
import { menuTable } from "./menu-table.ts";
import { prestashop } from "./prestashop.ts";
import { shopify } from "./shopify.ts";
import { square } from "./square.ts";
import { wix } from "./wix.ts";
import { woocommerce } from "./woocommerce.ts";

/** Those with columns that no other system has come first. */
const forms: ExportForm[] = [
  shopify,
  woocommerce,
  square,
  loyverse,
  lightspeed,
  lightspeedR,
  wix,
  prestashop,
  menuTable,
];

/** Restaurants send the same kind of table to both services. */
const takesMenus = new Set<ImportSystem>(["uber-eats", "deliveroo", "menu"]);

export interface Recognised {
  system: ImportSystem;
  form: OpenForm;
}

/**
 * Recognises an export by all the columns that its system writes; null for a table of the shop's
 * own. Throws `ImportError` when the columns are not those of the system that is stated.
 */
export function recognise(
  columns: readonly string[],
  stated: ImportSystem | null,
  options: FormOptions,
): Recognised | null {
  const candidates = forms.filter(
    ({ system }) =>
      stated === null || system === stated || (system === "menu" && takesMenus.has(stated)),
  );
  for (const { system, open } of candidates) {
    const form = open(columns, options);
    if (form) return { system: stated ?? system, form };
  }
  if (stated === null) return null;
  throw new ImportError("notSystem", { system: stated, existing: columns.join(", ") });
}
