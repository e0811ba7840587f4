import type { ShopSettings } from "./shop.ts";

/**
 * The loyalty points of a shop, which are exchanged for wallet money: null without either (spec
 * §6).
 */
export function loyaltyOf({
  wallet,
  loyalty,
}: Pick<ShopSettings, "wallet" | "loyalty">): ShopSettings["loyalty"] {
  return wallet ? loyalty : null;
}
