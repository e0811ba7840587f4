import type { StorefrontContract } from "@errand/core/contract.storefront";
import { type MoneyStyle, moneyText } from "@errand/core/money-text";
import { useLanguage } from "@errand/ui/messages/messages.ts";
import { createContext, useContext } from "react";

/** The data of the shop for every page, loaded once by the root loader. */
export interface Shop {
  config: StorefrontContract["GET /config"]["reply"];
  /** The modules open in the visitor's zones; all open ones before a location is chosen. */
  modules: StorefrontContract["GET /module"]["reply"];
  /** The origin of the shop, such as `https://shop.example`. */
  origin: string;
}

export const ShopContext = createContext<Shop | null>(null);

export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error("There is no ShopContext above this component.");
  return shop;
}

/** Formats API amounts in the shop's currency: `const money = useMoney(); money(line.price)`. */
export function useMoney(): (amount: number) => string {
  const style = useMoneyStyle();
  const language = useLanguage();
  return (amount) => moneyText(amount, style, language);
}

/** Formats round amounts, such as those to choose from: whole ones without decimals. */
export function useRoundMoney(): (amount: number) => string {
  const style = useMoneyStyle();
  const language = useLanguage();
  return (amount) =>
    moneyText(amount, Number.isInteger(amount) ? { ...style, decimals: 0 } : style, language);
}

function useMoneyStyle(): MoneyStyle {
  const { config } = useShop();
  return {
    symbol: config.currency_symbol,
    side: config.currency_symbol_direction,
    decimals: config.digit_after_decimal_point,
  };
}
