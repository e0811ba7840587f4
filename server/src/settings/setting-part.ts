import type { ShopSettings } from "../config/shop.ts";

/** How a part of `shop.json`, which is also a setting of the desk, is stored among the settings. */
export interface SettingPart<Values> {
  toValues(settings: ShopSettings): Values;
  toSettings(values: Values): Partial<ShopSettings>;
}
