import { listPhoneItems, type PhoneItem } from "@errand/core/checkout/phone-orders.contract";
import type { StoreItem } from "@errand/core/items/store-items.types";
import type { Language } from "@errand/core/language";
import { serve } from "../requests/serve.ts";
import { pageOfItemsOnSale } from "../store-desk/page-of-items-on-sale.ts";
import type { CheckoutApi } from "./checkout-api.ts";

/** The items of a store for an operator who orders for a caller. */
export function phoneItemRoutes(api: CheckoutApi) {
  serve(api, listPhoneItems, ({ id: storeId, ...page }, { db, now, language }) =>
    pageOfItemsOnSale(api, db, { ...page, storeId, isSoldOut: false, now }, (item) =>
      toPhoneItem(item, language),
    ),
  );
}

function toPhoneItem(item: StoreItem, language: Language): PhoneItem {
  const word = (en: string, fr: string) => (language === "fr" ? fr : en);
  return {
    id: item.id,
    name: word(item.name, item.name_fr),
    price: item.price,
    weight_step: item.weight_step,
    stock: item.stock,
    can_order: item.prescription_required === 0 && item.stock !== 0 && item.sold_out_until === null,
    variations: item.variations.map(({ id, type, type_fr, price, stock }) => ({
      ...{ id, price, stock },
      name: word(type, type_fr),
    })),
    option_groups: item.option_groups.map((group) => ({
      id: group.id,
      name: word(group.name, group.name_fr),
      min: group.required === 1 ? Math.max(1, group.min) : group.min,
      max: group.max,
      options: group.values.map(({ id, label, label_fr, price }) => ({
        ...{ id, price },
        name: word(label, label_fr),
      })),
    })),
    add_ons: item.add_ons
      .filter(({ sold_out_until }) => sold_out_until === undefined)
      .map(({ id, name, name_fr, price }) => ({ id, price, name: word(name, name_fr) })),
  };
}
