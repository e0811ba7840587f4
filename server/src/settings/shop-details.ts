import { toE164 } from "@errand/core/phone";
import type { ShopSetting } from "@errand/core/store-desk/desk-settings.contract";
import type { SettingPart } from "./setting-part.ts";

export const shopPart = {
  toValues: (settings) => ({
    name: settings.businessName,
    logo: settings.logo,
    icon: settings.icon,
    country: settings.country,
    time_zone: settings.timeZone,
    time_format: settings.timeFormat,
    currency: {
      code: settings.currencyCode,
      symbol: settings.currencySymbol,
      side: settings.currencySide,
      decimals: settings.decimals,
    },
    contact: {
      email: settings.email,
      phone: settings.phone,
      address: settings.address,
      location: {
        latitude: settings.defaultLocation.lat,
        longitude: settings.defaultLocation.lng,
      },
      social_media: settings.socialMedia,
    },
    cookies_text: settings.cookiesText,
    partner_portal: settings.vendorPortalUrl,
  }),

  toSettings: ({ contact, currency, ...values }) => ({
    businessName: values.name,
    logo: values.logo,
    icon: values.icon,
    phone: toE164(contact.phone, values.country) ?? contact.phone,
    email: contact.email,
    address: contact.address,
    country: values.country,
    defaultLocation: { lat: contact.location.latitude, lng: contact.location.longitude },
    timeZone: values.time_zone,
    timeFormat: values.time_format,
    currencyCode: currency.code,
    currencySymbol: currency.symbol,
    currencySide: currency.side,
    decimals: currency.decimals,
    socialMedia: contact.social_media,
    cookiesText: values.cookies_text,
    vendorPortalUrl: values.partner_portal,
  }),
} satisfies SettingPart<ShopSetting>;

/** Whether the country, the time zone and the currency exist. */
export function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf("currency").includes(code);
}
