import type { ItemOnSale } from "./sold-out.queries.ts";

/** An item of a kitchen that is on sale. */
export function testItemOnSale(
  id: number,
  name: string,
  changes: Partial<ItemOnSale> = {},
): ItemOnSale {
  return {
    id,
    sku: null,
    name,
    name_fr: name,
    image_full_url: null,
    price: 9,
    stock: null,
    weight_step: null,
    sold_out_until: null,
    options: [],
    sold_today: 0,
    can_replace: true,
    ...changes,
  };
}
