import type { ShownItem } from "../items/stored-reading.ts";
import type { ProductToWrite } from "./product.ts";

/** An item of a file as its report shows it. */
export function toShownItem(product: ProductToWrite): ShownItem {
  const { category, subCategory } = product;
  return {
    at: product.at,
    sku: product.sku,
    name: product.name,
    category: category && subCategory ? `${category} > ${subCategory}` : category,
    price: product.price,
    discount: product.discount,
    discountKind: product.discountKind,
    stock: product.stock,
    weightStep: product.weightStep,
    variations: (product.variations?.variations ?? []).map(({ type, price, stock }) => ({
      name: type,
      price,
      stock,
    })),
    optionGroups: (product.foodChoices ?? []).map(({ name, values }) => ({
      name,
      options: values.map(({ label }) => label),
    })),
  };
}
