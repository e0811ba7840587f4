import type { Config, DemoStaffAccount, Landing } from "@errand/core/config/config.contract";
import { type Language, languages, localize } from "@errand/core/language";
import { fromMinor, nothing } from "@errand/core/money";
import { defaultRefundDays } from "@errand/core/orders/order-deadlines";
import { defaultMaxDeclaredValue } from "@errand/core/parcel/shipping-rates";
import { directionOf } from "@errand/core/text-direction";
import { flagOf } from "@errand/core/values";
import { eq } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { everyListTag } from "../caching/tags.ts";
import type { Database } from "../database/database.ts";
import { zones } from "../location/zones.tables.ts";
import type { ReadModules } from "../modules/modules.data.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import {
  appleScript,
  availableLogin,
  demoCode,
  type Installation,
  signInReturnPath,
} from "./available-login.ts";
import { type PageKey, pages, shop } from "./config.tables.ts";
import { loyaltyOf } from "./loyalty.ts";
import {
  getPartialPayment,
  getWeightTolerance,
  type PaymentMethods,
  type ShopSettings,
} from "./shop.ts";
import { getVendorPortal } from "./vendor-portal.ts";

/** The name of each language in that language. */
const languageNames: Record<Language, string> = { en: "English", fr: "Français" };

/** What other features contribute to the configuration. */
export interface ConfigSources {
  readModules: ReadModules;
  /** The lowest active price of each kind of trip. */
  readVehiclePrices(db: Database): Promise<VehiclePrices>;
  /** The accounts of staff that the sign-in of a demo offers. */
  readDemoStaff(db: Database, language: Language): Promise<DemoStaffAccount[]>;
  /** The URL of the picture of shared links to the shop. */
  readPreviewUrl(db: Database, language: Language): Promise<string>;
}

export type VehiclePrices = Pick<
  Config,
  "vehicle_hourly_min" | "vehicle_distance_min" | "vehicle_day_wise_min"
>;

interface ConfigQuery {
  sources: ConfigSources;
  settings: ShopSettings;
  language: Language;
  url: string;
  demo: boolean;
  installation: Installation;
  gateways: PaymentMethods;
}

/**
 * The configuration from the settings row and this installation. Payment, e-mail and text messages
 * without a connected provider are returned as off.
 */
export async function readConfig(
  db: Database,
  { sources, settings, language, url, demo, installation, gateways }: ConfigQuery,
): Promise<Config> {
  const [modules, vehiclePrices, linkPreviewUrl, demoStaff] = await Promise.all([
    sources.readModules(db, { language, url, zoneIds: null }),
    sources.readVehiclePrices(db),
    sources.readPreviewUrl(db, language),
    demo ? sources.readDemoStaff(db, language) : [],
  ]);
  const [only] = modules;
  // It contains the numbers of its stores and items.
  if (modules.length === 1) dependsOn(everyListTag);
  const { outbox, providers, phoneProofs } = installation;
  const login = availableLogin(settings.login, installation);
  const flag = (on: boolean) => (on ? 1 : 0);
  const { additionalCharge, referral, policies } = settings;
  const partialPayment = getPartialPayment(settings);
  const loyalty = loyaltyOf(settings);
  return {
    business_name: settings.businessName,
    logo_full_url: pictureUrl(url, settings.logo),
    fav_icon_full_url: pictureUrl(url, settings.icon),
    link_preview_full_url: linkPreviewUrl,
    phone: settings.phone,
    email: settings.email,
    address: localize(settings.address, language),
    country: settings.country,
    default_location: settings.defaultLocation,
    time_zone: settings.timeZone,
    timeformat: settings.timeFormat,
    currency_code: settings.currencyCode,
    currency_symbol: settings.currencySymbol,
    currency_symbol_direction: settings.currencySide,
    digit_after_decimal_point: settings.decimals,
    language: languages.map((key) => ({
      key,
      value: languageNames[key],
      direction: directionOf(key),
    })),
    social_media: settings.socialMedia,
    footer_text: localize(settings.footerText, language),
    cookies_text: localize(settings.cookiesText, language),
    vendor_portal_url: getVendorPortal(settings, url),
    base_urls: { customer_image_url: `${url}/images`, item_image_url: `${url}/images` },
    maintenance_mode: settings.maintenance,
    demo,
    demo_info: demo
      ? { otp: demoCode, accounts: settings.demoAccounts ?? [], staff: demoStaff }
      : null,
    module: modules.length === 1 ? (only ?? null) : null,
    module_config: settings.moduleConfig,
    toggle_veg_non_veg: settings.vegFilter,
    toggle_store_registration: settings.storeRegistration,
    toggle_dm_registration: settings.courierRegistration,
    country_picker_status: flag(settings.countryPicker),
    guest_checkout_status: flag(settings.guestCheckout),
    wishes_status: flag(settings.wishes ?? true),
    errand_run_status: flag(settings.errandRun?.isOn ?? false),
    group_order_status: flag(settings.groupOrders?.isOn ?? false),
    home_delivery_status: flag(settings.homeDelivery),
    takeaway_status: flag(settings.takeAway),
    schedule_order: settings.scheduleOrder,
    schedule_order_slot_duration: settings.slotMinutes,
    order_delivery_verification: settings.deliveryVerification,
    prescription_order_status: settings.prescriptionOrder,
    dm_tips_status: flag(settings.tips),
    tax_included: flag(settings.taxIncluded),
    free_delivery_over:
      settings.freeDeliveryOver === null ? null : fromMinor(settings.freeDeliveryOver),
    additional_charge_status: flag(additionalCharge !== null),
    additional_charge_name: additionalCharge ? localize(additionalCharge.name, language) : "",
    additional_charge: fromMinor(additionalCharge?.amount ?? nothing),
    cash_on_delivery: settings.cashOnDelivery,
    digital_payment: settings.digitalPayment && gateways.size > 0,
    offline_payment_status: flag(settings.offlinePayment),
    partial_payment_status: flag(partialPayment !== "off"),
    partial_payment_method: partialPayment === "off" ? "both" : partialPayment,
    active_payment_method_list: settings.digitalPayment
      ? [...gateways].map(([gateway, { title, picture }]) => ({
          gateway,
          gateway_title: localize(title, language),
          gateway_image: `${gateway}.svg`,
          // In the response itself, so that an adapter needs no route, and choices show no gap.
          gateway_image_full_url: `data:image/svg+xml,${encodeURIComponent(picture)}`,
        }))
      : [],
    customer_wallet_status: flag(settings.wallet),
    add_fund_status: flag(settings.wallet && settings.addFund),
    loyalty_point_status: flag(loyalty !== null),
    loyalty_point_exchange_rate: loyalty?.pointsPerUnit ?? 0,
    loyalty_point_item_purchase_point: loyalty?.purchasePercent ?? 0,
    loyalty_point_minimum_point: loyalty?.minimumPoints ?? 0,
    ref_earning_status: flag(referral !== null),
    ref_earning_exchange_rate: fromMinor(referral?.reward ?? nothing),
    refund_active_status: settings.refunds,
    refund_days: settings.refundDays ?? defaultRefundDays,
    weight_tolerance: getWeightTolerance(settings),
    parcel_return_fee: settings.parcelReturnFee,
    parcel_max_declared_value: fromMinor(settings.maxDeclaredValue ?? defaultMaxDeclaredValue),
    refund_policy: flag(policies.refund),
    cancelation_policy: flag(policies.cancellation),
    shipping_policy: flag(policies.shipping),
    firebase_otp_verification: flag(phoneProofs !== null),
    firebase: phoneProofs && {
      api_key: phoneProofs.settings.apiKey,
      auth_domain: phoneProofs.settings.authDomain,
      project_id: phoneProofs.settings.projectId,
      app_id: phoneProofs.settings.appId,
    },
    is_mail_active: outbox.canSend("mail"),
    is_sms_active: outbox.canSend("sms"),
    social_login: (["google", "facebook"] as const).flatMap((medium) => {
      const status = login[`${medium}_login_status`] === 1;
      const provider = providers[medium];
      return provider ? [{ login_medium: medium, status, client_id: provider.clientId }] : [];
    }),
    apple_login: providers.apple
      ? [
          {
            login_medium: "apple",
            status: login.apple_login_status === 1,
            client_id: providers.apple.clientId,
            redirect_url_react: `${url}${signInReturnPath}`,
            script_url: providers.apple.scriptUrl ?? appleScript,
          },
        ]
      : [],
    centralize_login: login,
    ...vehiclePrices,
  };
}

/** The landing page in one language, with URLs instead of picture names. */
export async function readLanding(
  db: Database,
  { readModules, language, url }: { readModules: ReadModules; language: Language; url: string },
): Promise<Landing | null> {
  const [[row], openZones, modules] = await Promise.all([
    db.select({ landing: shop.landing, settings: shop.settings }).from(shop),
    db
      .select({ id: zones.id, displayName: zones.displayName })
      .from(zones)
      .where(eq(zones.open, true))
      .orderBy(zones.id),
    readModules(db, { language, url, zoneIds: null }),
  ]);
  if (!row) return null;
  const texts = row.landing[language];
  const { storeRegistration, courierRegistration } = row.settings;
  const { earning } = texts;
  return {
    ...texts,
    earning: {
      ...earning,
      seller: { ...earning.seller, status: flagOf(storeRegistration) },
      dm: { ...earning.dm, status: flagOf(courierRegistration) },
    },
    header_banner_full_url: pictureUrl(url, texts.header_banner_full_url),
    promotion_banners_full_url: texts.promotion_banners_full_url.map((name) =>
      pictureUrl(url, name),
    ),
    testimonial_list: texts.testimonial_list.map((testimonial) => ({
      ...testimonial,
      reviewer_image_full_url: pictureUrl(url, testimonial.reviewer_image_full_url),
    })),
    available_zone: {
      ...texts.available_zone,
      list: openZones.map(({ id, displayName }) => ({
        id,
        display_name: localize(displayName, language),
        modules: modules
          .filter((module) => module.zones.includes(id))
          .map(({ module_name }) => module_name),
      })),
    },
  };
}

export async function readPage(db: Database, key: PageKey, language: Language) {
  const [page] = await db.select().from(pages).where(eq(pages.key, key));
  if (!page) return null;
  return {
    title: localize(page.title, language),
    content: localize(page.content, language),
    updated_at: page.updatedAt.toISOString(),
  };
}
