import type { Language } from "@errand/core/language";
import type { ShopApi } from "../config/shop.ts";
import type { TripResponseOptions } from "./trip-response.ts";

/** The language of a caller as what a response about a trip needs. */
export function tripOptions(
  { settings, clock }: Pick<ShopApi, "settings" | "clock">,
  language: Language,
): TripResponseOptions {
  return { language, now: clock(), url: settings.url };
}
