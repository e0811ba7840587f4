import { allSignInWays } from "../config/available-login.ts";
import { usualModuleSettings } from "../config/module-settings.ts";
import type { ShopSettings } from "../config/shop.ts";
import { featuresPart } from "../settings/feature-settings.ts";
import { feesPart, paymentsPart, weightPart } from "../settings/fee-settings.ts";
import { shopPart } from "../settings/shop-details.ts";
import type { ShopFile } from "./shop-file.ts";

/** The settings of the shop that a file describes. */
export function settingsOf(file: ShopFile): ShopSettings {
  const { verify_phone, verify_email, ...features } = file.features;
  const { transfers, ...payments } = file.payments;
  const { pages } = file;
  return {
    ...shopPart.toSettings({ ...file, currency: currencyOf(file) }),
    ...featuresPart.toSettings(features),
    ...feesPart.toSettings(file.fees),
    ...paymentsPart.toSettings(payments),
    ...weightPart.toSettings(file.weight),
    footerText: file.landing.footer,
    maintenance: false,
    moduleConfig: usualModuleSettings,
    offlinePayment: transfers.length > 0,
    policies: {
      refund: pages.refund !== undefined,
      cancellation: pages.cancellation !== undefined,
      shipping: pages.shipping !== undefined,
    },
    login: {
      ...allSignInWays,
      phone_verification_status: verify_phone ? 1 : 0,
      email_verification_status: verify_email ? 1 : 0,
    },
  };
}

/** What the file leaves open is as people of the country write amounts. */
function currencyOf({ country, currency }: Pick<ShopFile, "country" | "currency">) {
  const { code } = currency;
  // The language that most people of the country speak.
  const format = new Intl.NumberFormat(new Intl.Locale(`und-${country}`).maximize(), {
    style: "currency",
    currency: code,
    currencyDisplay: "narrowSymbol",
  });
  const parts = format.formatToParts(1);
  const decimals = Math.min(2, format.resolvedOptions().maximumFractionDigits ?? 2);
  return {
    code,
    symbol: currency.symbol ?? parts.find(({ type }) => type === "currency")?.value ?? code,
    side: currency.side ?? (parts[0]?.type === "currency" ? "left" : "right"),
    decimals: currency.decimals ?? decimals,
  } as const;
}
