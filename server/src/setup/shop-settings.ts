import type { Language } from "@errand/core/language";
import { toE164 } from "@errand/core/phone";
import { allSignInWays } from "../config/available-login.ts";
import type { LandingWords } from "../config/config.tables.ts";
import { usualModuleSettings } from "../config/module-settings.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { ShopFile } from "./shop-file.ts";

/** The settings of the shop that a file describes. */
export function settingsOf(file: ShopFile): ShopSettings {
  const { contact, features, fees, payments, pages, weight } = file;
  const { latitude: lat, longitude: lng } = contact.location;
  return {
    businessName: file.name,
    logo: file.logo,
    icon: file.icon,
    phone: toE164(contact.phone, file.country) ?? contact.phone,
    email: contact.email,
    address: contact.address,
    country: file.country,
    defaultLocation: { lat, lng },
    timeZone: file.time_zone,
    timeFormat: file.time_format,
    ...currencyOf(file),
    socialMedia: contact.social_media,
    footerText: file.landing.footer,
    cookiesText: file.cookies_text,
    vendorPortalUrl: file.partner_portal,
    maintenance: false,
    moduleConfig: usualModuleSettings,
    vegFilter: features.veg_filter,
    storeRegistration: features.store_registration,
    courierRegistration: features.courier_registration,
    courierShifts: features.courier_shifts,
    countryPicker: features.country_picker,
    guestCheckout: features.guest_checkout,
    wishes: features.wishes,
    homeDelivery: features.home_delivery,
    takeAway: features.take_away,
    scheduleOrder: features.scheduled_orders,
    slotMinutes: features.slot_minutes,
    deliveryVerification: features.delivery_code,
    prescriptionOrder: features.prescription_orders,
    tips: features.tips,
    taxIncluded: fees.tax_included,
    freeDeliveryOver: fees.free_delivery_over,
    additionalCharge: fees.service_fee,
    cashOnDelivery: payments.cash,
    digitalPayment: payments.online,
    offlinePayment: payments.transfers.length > 0,
    transferHours: payments.transfer_hours,
    partialPayment: features.wallet ? payments.partial : "off",
    wallet: features.wallet,
    addFund: features.wallet && features.add_funds,
    loyalty: features.loyalty && {
      pointsPerUnit: features.loyalty.points_per_unit,
      purchasePercent: features.loyalty.purchase_percent,
      minimumPoints: features.loyalty.minimum_points,
    },
    referral: referralOf(features.referral),
    ...(fees.courier_cash_limit !== null && { courierCashLimit: fees.courier_cash_limit }),
    storeCommission: fees.store_commission,
    distanceCharges: fees.long_distance.map(({ from_km, charge }) => ({
      fromMeters: from_km * 1000,
      charge,
    })),
    refunds: features.refunds,
    refundDays: fees.refund_days,
    creditPerDay: fees.credit_per_day,
    weightTolerance: weight.tolerance,
    parcelReturnFee: fees.parcel_return_percent,
    maxDeclaredValue: fees.parcel_max_value,
    policies: {
      refund: pages.refund !== undefined,
      cancellation: pages.cancellation !== undefined,
      shipping: pages.shipping !== undefined,
    },
    login: {
      ...allSignInWays,
      phone_verification_status: features.verify_phone ? 1 : 0,
      email_verification_status: features.verify_email ? 1 : 0,
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
    currencyCode: code,
    currencySymbol: currency.symbol ?? parts.find(({ type }) => type === "currency")?.value ?? code,
    currencySide: currency.side ?? (parts[0]?.type === "currency" ? "left" : "right"),
    decimals: currency.decimals ?? decimals,
  } as const;
}

function referralOf(referral: ShopFile["features"]["referral"]): ShopSettings["referral"] {
  if (!referral) return null;
  const { reward, first_order: first } = referral;
  return {
    reward,
    bonus: first && {
      discount: { kind: "percent", rate: first.percent },
      validDays: first.valid_days,
    },
  };
}

/** The texts of the landing page that a file describes. */
export function landingOf(file: ShopFile): LandingWords {
  return { en: landingIn(file, "en"), fr: landingIn(file, "fr") };
}

function landingIn({ landing, features }: ShopFile, language: Language): LandingWords[Language] {
  const { modules, company, partners, testimonials, zones } = landing;
  const titled = ({ title, subtitle }: typeof modules) => ({
    title: title[language],
    sub_title: subtitle[language],
  });
  const invitation = ({ button, ...words }: typeof partners.store, isOpen: boolean) => ({
    ...titled(words),
    button_name: button[language],
    status: isOpen ? (1 as const) : (0 as const),
  });
  return {
    header_title: landing.title[language],
    header_sub_title: landing.subtitle[language],
    header_tag_line: landing.tag_line[language],
    header_banner_full_url: null,
    module_section: titled(modules),
    company: {
      ...titled(company),
      description: company.text[language],
      button_name: company.button[language],
      button_url: company.link,
    },
    promotion_banners_full_url: [],
    earning: {
      ...titled(partners),
      seller: invitation(partners.store, features.store_registration),
      dm: invitation(partners.courier, features.courier_registration),
    },
    testimonial_title: testimonials?.title[language] ?? "",
    testimonial_list: (testimonials?.list ?? []).map(({ name, about, text, picture }, index) => ({
      id: index + 1,
      name,
      designation: about[language],
      review: text[language],
      reviewer_image_full_url: picture,
    })),
    // Read by other clients; the storefront has its own words.
    newsletter: { title: "", sub_title: "" },
    footer_description: landing.footer[language],
    available_zone: {
      status: 1,
      title: zones.title[language],
      short_description: zones.text[language],
    },
  };
}
