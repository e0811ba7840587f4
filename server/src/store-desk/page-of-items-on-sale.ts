import type { StoreItem } from "@errand/core/items/store-items.types";
import { localTime, startOfDay } from "@errand/core/time";
import type { Database } from "../database/database.ts";
import { readStoreItems } from "../items/store-item-response.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { readItemsOnSale } from "./items-on-sale.data.ts";

interface OnSalePageQuery {
  storeId: number;
  search?: string | undefined;
  /** An item: only others of its category. */
  shelfOf?: number | undefined;
  isSoldOut: boolean;
  limit: number;
  offset: number;
  now: Date;
}

/** One page of what a store sells, those sold most today first, in the shape `toItem` gives it. */
export async function pageOfItemsOnSale<Item>(
  { shop, settings }: Pick<OrderApi, "shop" | "settings">,
  db: Database,
  { search, shelfOf, limit, offset, now, ...asked }: OnSalePageQuery,
  toItem: (item: StoreItem, soldToday: number) => Item,
) {
  const { timeZone } = await shop();
  const since = startOfDay(localTime(now, timeZone).day, timeZone);
  const page = { limit, skip: (offset - 1) * limit };
  const { total, sold } = await readItemsOnSale(db, {
    ...{ ...asked, ...page, search, shelfOf, since, now },
  });
  const found = await readStoreItems(db, [...sold.keys()], { url: settings.url, now });
  const items = found.map((item) => toItem(item, sold.get(item.id) ?? 0));
  return { total_size: total, limit, offset, items };
}
