import type { DemoChoice, DemoItem, DemoSizeGuide } from "../../../catalogue/catalogue.types.ts";
import { cell, listOf, localized, tableRows } from "../../../content/text-table.ts";
import { sizeGuideTable, wearTable } from "./wear.table.ts";

/** What is worn says what its sizes measure, how long it is taken back, and what goes with it. */

type Wear = { guide: string; returnsDays: number; companions: string[] };

const wear = new Map<string, Wear>(
  tableRows(wearTable).map((row) => [
    cell(row, 0),
    { guide: cell(row, 1), returnsDays: Number(cell(row, 2)), companions: listOf(cell(row, 3)) },
  ]),
);

const guides = new Map<string, DemoSizeGuide>();
for (const row of tableRows(sizeGuideTable)) {
  const [key = "", ...columns] = row.heading.split("|").map((text) => text.trim());
  const guide = guides.get(key) ?? {
    columns: columns.map((column) => {
      const [en = "", fr] = column.split("; ");
      return localized(en, fr);
    }),
    rows: [],
  };
  const [size = "", ...values] = row.cells;
  guide.rows.push({ size, values });
  guides.set(key, guide);
}

/** The names of products in the table. */
export function wearNames(): string[] {
  return [...wear].flatMap(([product, { companions }]) => [product, ...companions]);
}

/** Returns what a product that is worn says of itself; nothing for other products. */
export function wearOf(
  product: string,
  choices: DemoChoice[],
): Pick<DemoItem, "sizeGuide" | "returnsDays" | "goesWith"> | undefined {
  const worn = wear.get(product);
  return (
    worn && {
      sizeGuide: guideOf(worn.guide, choices),
      returnsDays: worn.returnsDays,
      goesWith: worn.companions,
    }
  );
}

/** Returns the rows of the sizes that are offered; row `4` is that of `4 years`. */
function guideOf(key: string, choices: DemoChoice[]): DemoSizeGuide | null {
  const guide = guides.get(key);
  if (!guide) return null;
  const offered = choices.flatMap(({ options }) => options.map(({ en }) => en));
  const rows = guide.rows.filter(({ size }) =>
    offered.some((option) => option === size || option.startsWith(`${size} `)),
  );
  return rows.length > 0 ? { ...guide, rows } : null;
}

const mostCompanions = 4;

/**
 * Replaces the products that go with an item by items that its store has of them, each product by
 * another model from item to item.
 */
export function* withCompanions(items: DemoItem[]): Generator<DemoItem> {
  const byProduct = new Map<string, string[]>();
  for (const { name } of items) {
    for (const product of companionProducts) {
      if (!isOf(name.en, product)) continue;
      byProduct.set(product, [...(byProduct.get(product) ?? []), name.en]);
    }
  }
  for (const [index, item] of items.entries()) {
    const goesWith = item.goesWith.flatMap((product) => {
      const models = byProduct.get(product) ?? [];
      return models[index % models.length] ?? [];
    });
    yield { ...item, goesWith: goesWith.slice(0, mostCompanions) };
  }
}

const companionProducts = new Set([...wear.values()].flatMap(({ companions }) => companions));

/** Whether an item is a product or a model of it: `Linen shirt Ponant`, `Socks, pack of three`. */
function isOf(name: string, product: string): boolean {
  return name === product || name.startsWith(`${product} `) || name.startsWith(`${product},`);
}
