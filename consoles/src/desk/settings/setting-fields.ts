import { payoutDays } from "@errand/core/ledger/payout-day";

/** One value of a setting or a zone, by its path within the values. */
export interface SettingField {
  /** Such as `service_fee.amount`. */
  name: string;
  /** `group`: a switch over an object, which is null while it is off. */
  kind:
    | "switch"
    | "flag"
    | "group"
    | "amount"
    | "number"
    | "count"
    | "choice"
    /** In one language. */
    | "text"
    /** In both languages; `page`: several lines. */
    | "words"
    | "page"
    | "picture";
  options?: readonly string[];
  /** An empty field is null. */
  isOptional?: boolean;
  /** An empty field is an empty text, which is not shown. */
  mayBeEmpty?: boolean;
}

export const settingKeys = [
  "shop",
  "features",
  "payments",
  "login",
  "errand-run",
  "group-orders",
  "weight",
  "maintenance",
  "landing",
  "pages",
] as const;
export type SettingKey = (typeof settingKeys)[number] | "fees";

const switches = (...names: string[]): SettingField[] =>
  names.map((name) => ({ name, kind: "switch" }));
const flags = (...names: string[]): SettingField[] => names.map((name) => ({ name, kind: "flag" }));
const page = (name: string, isOptional = false): SettingField[] => [
  ...(isOptional ? [{ name, kind: "group" } as const] : []),
  { name: `${name}.title`, kind: "words" },
  { name: `${name}.content`, kind: "page" },
];

const words = (...names: string[]): SettingField[] =>
  names.map((name) => ({ name, kind: "words", mayBeEmpty: true }));

export const fieldsOfSetting: Record<SettingKey, readonly SettingField[]> = {
  shop: [
    { name: "name", kind: "text" },
    { name: "logo", kind: "picture", isOptional: true },
    { name: "icon", kind: "picture", isOptional: true },
    { name: "contact.email", kind: "text" },
    { name: "contact.phone", kind: "text" },
    { name: "contact.address", kind: "words" },
    { name: "contact.location.latitude", kind: "number" },
    { name: "contact.location.longitude", kind: "number" },
    { name: "country", kind: "text" },
    { name: "time_zone", kind: "text" },
    { name: "time_format", kind: "choice", options: ["24", "12"] },
    { name: "currency.code", kind: "text" },
    { name: "currency.symbol", kind: "text" },
    { name: "currency.side", kind: "choice", options: ["left", "right"] },
    { name: "currency.decimals", kind: "count" },
    { name: "cookies_text", kind: "words" },
    { name: "partner_portal", kind: "text", isOptional: true },
  ],
  features: [
    ...switches("home_delivery", "take_away", "scheduled_orders"),
    { name: "slot_minutes", kind: "count" },
    ...switches("guest_checkout", "prescription_orders", "delivery_code", "tips", "refunds"),
    ...switches("wishes", "veg_filter", "country_picker"),
    ...switches("store_registration", "courier_registration", "courier_shifts"),
    ...switches("wallet", "add_funds"),
    { name: "loyalty", kind: "group" },
    { name: "loyalty.points_per_unit", kind: "count" },
    { name: "loyalty.purchase_percent", kind: "number" },
    { name: "loyalty.minimum_points", kind: "count" },
    { name: "referral", kind: "group" },
    { name: "referral.reward", kind: "amount" },
    { name: "referral.first_order", kind: "group" },
    { name: "referral.first_order.percent", kind: "number" },
    { name: "referral.first_order.valid_days", kind: "count" },
  ],
  fees: [
    { name: "free_delivery_over", kind: "amount", isOptional: true },
    { name: "service_fee", kind: "group" },
    { name: "service_fee.name", kind: "words" },
    { name: "service_fee.amount", kind: "amount" },
    ...switches("tax_included"),
    { name: "store_commission", kind: "number" },
    { name: "courier_cash_limit", kind: "amount", isOptional: true },
    { name: "parcel_return_percent", kind: "number" },
    { name: "parcel_max_value", kind: "amount" },
    { name: "refund_days", kind: "count" },
    { name: "refund_confirm_above", kind: "amount", isOptional: true },
    { name: "credit_per_day", kind: "amount" },
    { name: "payout_alone_max", kind: "amount" },
    { name: "payout_day", kind: "choice", options: payoutDays },
  ],
  payments: [
    ...switches("cash", "online"),
    { name: "partial", kind: "choice", options: ["off", "cod", "digital_payment", "both"] },
    { name: "transfer_hours", kind: "count" },
  ],
  login: flags(
    "manual_login_status",
    "otp_login_status",
    "social_login_status",
    "google_login_status",
    "facebook_login_status",
    "apple_login_status",
    "phone_verification_status",
    "email_verification_status",
  ),
  "errand-run": [
    { name: "status", kind: "flag" },
    { name: "extra_stop_fee", kind: "amount" },
    { name: "cap", kind: "count" },
    { name: "max_stores", kind: "count" },
  ],
  "group-orders": [
    { name: "status", kind: "flag" },
    { name: "max_members", kind: "count" },
  ],
  weight: [{ name: "tolerance", kind: "number" }],
  maintenance: switches("on"),
  landing: [
    ...words("title", "subtitle", "tag_line", "modules.title", "modules.subtitle"),
    ...words("company.title", "company.subtitle", "company.text", "company.button"),
    { name: "company.link", kind: "text", mayBeEmpty: true },
    ...words("partners.title", "partners.subtitle"),
    ...words("partners.store.title", "partners.store.subtitle", "partners.store.button"),
    ...words("partners.courier.title", "partners.courier.subtitle", "partners.courier.button"),
    ...words("zones.title", "zones.text", "footer"),
  ],
  pages: [
    ...["about", "terms", "privacy"].flatMap((name) => page(name)),
    ...["refund", "shipping", "cancellation"].flatMap((name) => page(name, true)),
  ],
};
