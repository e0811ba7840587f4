import type { StoreItem } from "@errand/core/items/store-items.types";
import {
  type ItemOnSale,
  listItemsOnSale,
  type OptionOnSale,
} from "@errand/core/store-desk/items-on-sale.contract";
import type { OrderApi } from "../orders/order-api.ts";
import { serve } from "../requests/serve.ts";
import { pageOfItemsOnSale } from "./page-of-items-on-sale.ts";

/** The items of a store for its orders screen, whatever the role of the person in front of it. */
export function itemsOnSaleRoutes(api: OrderApi) {
  serve(api, listItemsOnSale, ({ state, shelf_of, ...page }, { db, staff, now }) => {
    const { storeId } = staff;
    const isSoldOut = state === "sold_out";
    const asked = { ...page, storeId, shelfOf: shelf_of, isSoldOut, now };
    return pageOfItemsOnSale(api, db, asked, toItemOnSale);
  });
}

function toItemOnSale(item: StoreItem, soldToday: number): ItemOnSale {
  const hasToChoose = item.option_groups.some(({ required }) => required === 1);
  return {
    id: item.id,
    sku: item.sku,
    name: item.name,
    name_fr: item.name_fr,
    image_full_url: item.images_full_url[0] ?? null,
    price: item.price,
    stock: item.stock,
    weight_step: item.weight_step,
    sold_out_until: item.sold_out_until,
    options: toOptions(item),
    sold_today: soldToday,
    can_replace:
      !hasToChoose &&
      item.variations.length === 0 &&
      item.prescription_required === 0 &&
      item.stock !== 0 &&
      item.sold_out_until === null,
  };
}

function toOptions({ option_groups, variations, add_ons }: StoreItem): OptionOnSale[] {
  return [
    ...option_groups.flatMap(({ id, name, name_fr, values }) =>
      values.map((value) => ({
        ...{ variation_id: null, add_on_id: null },
        ...{ group_id: id, option_id: value.id },
        ...{ group: name, group_fr: name_fr, name: value.label, name_fr: value.label_fr },
        stock: null,
        sold_out_until: value.sold_out_until ?? null,
      })),
    ),
    ...variations.map(({ id, type, type_fr, stock, sold_out_until }) => ({
      ...{ variation_id: id, add_on_id: null },
      ...{ group_id: null, option_id: null, group: "", group_fr: "" },
      ...{ name: type.replaceAll("-", " · "), name_fr: type_fr.replaceAll("-", " · ") },
      stock,
      sold_out_until: sold_out_until ?? null,
    })),
    ...add_ons.map(({ id, name, name_fr, sold_out_until }) => ({
      ...{ variation_id: null, add_on_id: id },
      ...{ group_id: null, option_id: null, group: "", group_fr: "" },
      ...{ name, name_fr, stock: null },
      sold_out_until: sold_out_until ?? null,
    })),
  ];
}
