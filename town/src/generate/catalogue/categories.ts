import type { ModuleType } from "@errand/core/modules/modules.contract";
import type { DemoCategory } from "../../catalogue/catalogue.types.ts";
import { cell, localizedCells, tableRows } from "../../content/text-table.ts";
import type { Background } from "../../pictures/emoji/backgrounds.ts";
import { pictureOf } from "../../pictures/picture-name.ts";
import { foodCategoryTable } from "./food/categories.table.ts";
import { groceryCategoryTable } from "./grocery/categories.table.ts";
import { pharmacyCategoryTable } from "./pharmacy/products.table.ts";
import { shopCategoryTable } from "./shops/products.table.ts";

const tables: [module: ModuleType, grounds: Background[], table: string][] = [
  ["food", ["tomato", "amber", "lemon", "sand", "rose"], foodCategoryTable],
  ["grocery", ["leaf", "mint", "lemon", "sky"], groceryCategoryTable],
  ["pharmacy", ["teal", "mint", "sky"], pharmacyCategoryTable],
  ["ecommerce", ["indigo", "plum", "sky", "rose", "sand"], shopCategoryTable],
];

/** All categories of the town, each main category before its subcategories. */
export const categories: DemoCategory[] = tables.flatMap(([module, grounds, table]) => {
  let main = "";
  let mains = 0;
  return tableRows(table).map((row, index) => {
    const first = cell(row, 0);
    const isSub = first.startsWith("- ");
    const key = cell(row, 1);
    if (!isSub) {
      main = key;
      mains++;
    }
    return {
      key,
      module,
      parent: isSub ? main : null,
      name: localizedCells(row, 2),
      picture: pictureOf(isSub ? first.slice(2) : first, grounds[index % grounds.length] ?? "sand"),
      featured: !isSub && mains <= 8,
      priority: index,
    };
  });
});
