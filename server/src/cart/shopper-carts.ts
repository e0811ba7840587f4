import { getLineTotal } from "@errand/core/cart/cart-lines";
import type { ShopperCart } from "@errand/core/cart/carts.contract";
import { localize } from "@errand/core/language";
import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { modulesOf, readCart } from "./cart.data.ts";
import { readCartProducts } from "./cart-products.data.ts";
import { type CartContext, orderConditions } from "./cart-response.ts";
import { type EvaluatedLine, evaluateLines, type OrderConditions } from "./evaluate-lines.ts";
import { goneNotice, problemNotices } from "./line-notices.ts";
import { type ParkedCart, readParkedCarts } from "./replaced-carts.data.ts";

interface Context extends Omit<CartContext, "module"> {
  /** Of the shop, for pictures. */
  url: string;
}

/** The active carts of all modules, then the parked ones, the last one first. */
export async function listShopperCarts(
  api: CatalogApi,
  caller: Omit<Context, "url">,
): Promise<ShopperCart[]> {
  const ctx: Context = { ...caller, url: api.settings.url };
  const { db, shopper } = ctx;
  const conditions = await orderConditions(api, ctx.now);
  const active: ShopperCart[] = [];
  for (const moduleId of await modulesOf(db, shopper)) {
    active.push(...(await toActiveCart(ctx, moduleId, conditions)));
  }
  const parked = await readParkedCarts(db, shopper);
  // A cart of a store that was filled anew counts, not the one that had been parked before.
  const others = parked.filter((cart) => !active.some((other) => other.store_id === cart.storeId));
  return [...active, ...(await toParkedCarts(ctx, others, conditions))];
}

async function toActiveCart(
  { db, shopper, language, now, url }: Context,
  moduleId: number,
  conditions: OrderConditions,
): Promise<ShopperCart[]> {
  const { lines, products } = await readCart(db, shopper, { moduleId, now });
  const evaluated = evaluateLines(lines, products, conditions);
  const [first] = evaluated;
  if (!first) return [];
  return [
    {
      module_id: moduleId,
      store_id: first.store.id,
      store_name: localize(first.store.name, language),
      store_logo_full_url: pictureUrl(url, first.store.logo),
      state: "active",
      count: countPieces(lines),
      subtotal: getSubtotal(evaluated),
      problems: evaluated.flatMap((line) => problemNotices(line, language)),
    },
  ];
}

async function toParkedCarts(
  { db, language, now, url }: Context,
  carts: ParkedCart[],
  conditions: OrderConditions,
): Promise<ShopperCart[]> {
  const itemIds = carts.flatMap(({ lines }) => lines.map(({ itemId }) => itemId));
  const products = await readCartProducts(db, itemIds, now);
  return carts.map(({ moduleId, storeId, storeName, storeLogo, lines, parkedAt }) => {
    const withCart = lines.map((line) => ({ ...line, cartId: null }));
    const evaluated = evaluateLines(withCart, products, conditions);
    const gone = lines.filter(({ itemId }) => !products.has(itemId));
    return {
      module_id: moduleId,
      store_id: storeId,
      store_name: localize(storeName, language),
      store_logo_full_url: pictureUrl(url, storeLogo),
      state: "parked",
      count: countPieces(lines),
      subtotal: getSubtotal(evaluated),
      problems: [
        ...gone.map(({ name }) => goneNotice(name, language)),
        ...evaluated.flatMap((line) => problemNotices(line, language)),
      ],
      parked_at: parkedAt.toISOString(),
    };
  });
}

function countPieces(lines: { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function getSubtotal(lines: EvaluatedLine[]): number {
  const offered = lines.filter(({ item }) => item.active);
  const totals = offered.map(({ unitPrice, quantity, chosenAddOns, item }) =>
    toMinor(
      getLineTotal({
        price: fromMinor(unitPrice),
        quantity,
        addons: chosenAddOns.map((addOn) => ({ ...addOn, price: fromMinor(addOn.price) })),
        item: { weight_step: item.weightStep },
      }),
    ),
  );
  return fromMinor(sumOf(totals));
}
