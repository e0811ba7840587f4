import { stat } from "node:fs/promises";
import type { ImportSystem } from "@errand/core/items/import-systems";
import { detectEncoding, readText } from "../../tables/text-encoding.ts";
import { ImportError } from "../import-error.ts";
import type { ImportRow } from "../read-rows.ts";
import { readDeliveroo } from "./deliveroo.ts";
import type { OpenForm } from "./form.ts";
import { isObject } from "./json-values.ts";
import { type MenuEntry, toMenuItem } from "./menu-entry.ts";
import { readNestedMenu } from "./nested-menu.ts";
import { readUberEats } from "./uber-eats.ts";

/** A menu is read whole, because its parts name each other. */
const maxMegabytes = 50;

export interface MenuDocument {
  system: ImportSystem;
  form: OpenForm;
  rows: ImportRow[];
  unused: string[];
}

/**
 * Reads a JSON document as a menu; null for a list of records of the shop's own. Throws
 * `ImportError` for a document that is neither.
 */
export async function readMenuDocument(
  file: string,
  stated: ImportSystem | null,
): Promise<MenuDocument | null> {
  if ((await stat(file)).size > maxMegabytes * 1_000_000) {
    throw new ImportError("documentTooLarge", { most: maxMegabytes });
  }
  const document = parse(await readDocument(file), file);
  const found = findMenu(document, stated);
  if (found) return toDocument(found);
  if (stated) throw new ImportError("notSystem", { system: stated, existing: keysOf(document) });
  if (Array.isArray(document)) return null;
  throw new ImportError("notDocument");
}

async function readDocument(file: string): Promise<string> {
  let text = "";
  for await (const part of readText(file, await detectEncoding(file))) text += part;
  return text;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError("unreadable", { file, problem: String(error) });
  }
}

const keysOf = (document: unknown) => (isObject(document) ? Object.keys(document).join(", ") : "");

interface Found {
  system: ImportSystem;
  entries: MenuEntry[];
  unused: string[];
}

function findMenu(document: unknown, stated: ImportSystem | null): Found | null {
  const linked = isObject(document)
    ? ([
        ["uber-eats", readUberEats(document)],
        ["deliveroo", readDeliveroo(document)],
      ] as const)
    : [];
  for (const [system, entries] of linked) {
    if (entries && (stated === null || stated === system)) return { system, entries, unused: [] };
  }
  const unused = new Set<string>();
  const entries = readNestedMenu(document, unused);
  return entries && { system: stated ?? "menu", entries, unused: [...unused] };
}

function toDocument({ system, entries, unused }: Found): MenuDocument {
  const isInCents = system !== "menu" && entries.some(({ price }) => typeof price === "number");
  return {
    system,
    unused,
    rows: entries.map((entry, index) => ({
      at: `row ${index + 1}`,
      fields: { entry, price: entry.price },
      geometry: null,
    })),
    form: {
      uses: [
        { column: "categories", reads: "category" },
        { column: "name", reads: "name" },
        { column: "description", reads: "description" },
        { column: "price", reads: isInCents ? "price_in_cents" : "price" },
        { column: "modifiers", reads: "option_groups" },
      ],
      numbers: ["price"],
      keyOf: () => null,
      toItem(rows, file, notes) {
        const [row] = rows;
        return row ? toMenuItem(row.fields.entry as MenuEntry, row.at, file, notes) : {};
      },
    },
  };
}
