import type { CartLine } from "@errand/core/cart/cart.contract";
import type { Language } from "@errand/core/language";
import { localTime } from "@errand/core/time";
import { type CartProduct, readCartProducts } from "../cart/cart-products.data.ts";
import { evaluateLines, type OrderConditions } from "../cart/evaluate-lines.ts";
import { toCartLineResponse } from "../cart/line-response.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { toItemResponses } from "../items/items.data.ts";
import { type GroupLine, readGroupLines } from "./group-lines.data.ts";
import type { GroupRow, MemberRow } from "./groups.data.ts";

/** All lines of a group with their products. */
export interface GroupCart {
  lines: GroupLine[];
  products: Map<number, CartProduct>;
}

/** `others`: ids of items that are not in it yet. */
export async function readGroupCart(
  db: Database,
  { row, members }: { row: GroupRow; members: MemberRow[] },
  now: Date,
  ...others: number[]
): Promise<GroupCart> {
  const lines = await readGroupLines(db, members, row.storeId);
  const itemIds = [...lines.map(({ itemId }) => itemId), ...others];
  return { lines, products: await readCartProducts(db, itemIds, now) };
}

/**
 * Lines are checked for the time that the order is for: when it is scheduled, or when it is placed
 * at the latest as members choose.
 */
export function groupConditions(
  { scheduleAt, deadline }: Pick<GroupRow, "scheduleAt" | "deadline">,
  { timeZone }: ShopSettings,
  now: Date,
): OrderConditions {
  const at = scheduleAt ?? (now < deadline ? deadline : now);
  // A group order has no prescriptions (contract 8.3).
  return { at: localTime(at, timeZone), orLater: false, takesPrescriptions: false };
}

/** The responses of the lines whose item is still known, by member. */
export async function toGroupLines(
  api: CatalogApi,
  ctx: { db: Database; language: Language; now: Date },
  row: GroupRow,
  { lines, products }: GroupCart,
): Promise<Map<number, CartLine[]>> {
  const items = await toItemResponses(api, ctx, [...products.values()]);
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const evaluated = evaluateLines(lines, products, groupConditions(row, await api.shop(), ctx.now));
  const evaluatedById = new Map(evaluated.map((line) => [line.cartId, line]));
  const responses = lines.flatMap((line) => {
    const item = itemsById.get(line.itemId);
    const own = evaluatedById.get(line.cartId);
    if (!item || !own) return [];
    const response = toCartLineResponse(line, own, item, ctx.language);
    return [{ memberId: line.memberId, response }];
  });
  return new Map(
    [...Map.groupBy(responses, ({ memberId }) => memberId)].map(([memberId, own]) => [
      memberId,
      own.map(({ response }) => response),
    ]),
  );
}
