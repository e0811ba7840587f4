import { listPhoneItems, type PhoneItem } from "@errand/core/checkout/phone-orders.contract";
import type { StoreItem } from "@errand/core/items/store-items.types";
import type { Language } from "@errand/core/language";
import { localTime, startOfDay } from "@errand/core/time";
import { readStoreItems } from "../items/store-item-response.ts";
import { serve } from "../requests/serve.ts";
import { readItemsOnSale } from "../store-desk/items-on-sale.data.ts";
import type { CheckoutApi } from "./checkout-api.ts";

/** The items of a store for an operator who orders for a caller. */
export function phoneItemRoutes(api: CheckoutApi) {
  serve(api, listPhoneItems, async ({ id, limit, offset, search }, { db, now, language }) => {
    const { timeZone } = await api.shop();
    const { total, sold } = await readItemsOnSale(db, {
      storeId: id,
      search,
      isSoldOut: false,
      since: startOfDay(localTime(now, timeZone).day, timeZone),
      now,
      limit,
      skip: (offset - 1) * limit,
    });
    const found = await readStoreItems(db, [...sold.keys()], { url: api.settings.url, now });
    return {
      total_size: total,
      ...{ limit, offset },
      items: found.map((item) => toPhoneItem(item, language)),
    };
  });
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
  };
}
