import * as z from "zod";
import { anywhere, endpoint } from "../endpoint.ts";
import { module, moduleType } from "../modules/modules.contract.ts";
import { staffAudiences } from "../principals.ts";
import { flag, id, money, percent, timestamp } from "../values.ts";

const moduleSettings = z.object({
  order_status: z.object({ accepted: z.boolean() }),
  order_place_to_schedule_interval: z.boolean(),
  stock: z.boolean(),
  add_on: z.boolean(),
  veg_non_veg: z.boolean(),
  unit: z.boolean(),
  item_available_time: z.boolean(),
  order_attachment: z.boolean(),
  organic: z.boolean(),
  halal: z.boolean(),
  nutrition: z.boolean(),
  allergy: z.boolean(),
  generic_name: z.boolean(),
  common_condition: z.boolean(),
  basic: z.boolean(),
  brand: z.boolean(),
  cutlery: z.boolean(),
  always_open: z.boolean(),
});
export type ModuleSettings = z.infer<typeof moduleSettings>;

const nullableUrl = z.string().nullable();

const demoStaffAccount = z.object({
  audience: z.enum(staffAudiences),
  name: z.string(),
  /** What the account is for: the module of a store, the vehicle of a courier. */
  about: z.string(),
  login: z.string(),
  password: z.string(),
  /** What its authenticator app has, in base32: the sign-in shows the present code. */
  totp_secret: z.string(),
});
export type DemoStaffAccount = z.infer<typeof demoStaffAccount>;

export const config = z.object({
  business_name: z.string(),
  logo_full_url: nullableUrl,
  fav_icon_full_url: nullableUrl,
  /** The picture of shared links to pages without a picture of their own. */
  link_preview_full_url: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  country: z.string(),
  default_location: z.object({ lat: z.number(), lng: z.number() }),
  time_zone: z.string(),
  timeformat: z.enum(["12", "24"]),
  currency_code: z.string(),
  currency_symbol: z.string(),
  currency_symbol_direction: z.enum(["left", "right"]),
  digit_after_decimal_point: z.int(),
  language: z.array(
    z.object({ key: z.string(), value: z.string(), direction: z.enum(["ltr", "rtl"]) }),
  ),
  social_media: z.array(z.object({ name: z.string(), link: z.string() })),
  footer_text: z.string(),
  cookies_text: z.string(),
  vendor_portal_url: z.string().nullable(),
  base_urls: z.object({ customer_image_url: z.string(), item_image_url: z.string() }),
  maintenance_mode: z.boolean(),
  demo: z.boolean(),
  demo_info: z
    .object({
      otp: z.string(),
      accounts: z.array(z.object({ name: z.string(), login: z.string(), password: z.string() })),
      /** Accounts to take over a store, a courier or the desk with. */
      staff: z.array(demoStaffAccount),
    })
    .nullable(),
  module: module.nullable(),
  module_config: z.record(moduleType, moduleSettings),
  toggle_veg_non_veg: z.boolean(),
  toggle_store_registration: z.boolean(),
  toggle_dm_registration: z.boolean(),
  country_picker_status: flag,
  guest_checkout_status: flag,
  wishes_status: flag,
  /** Several stores can be ordered from at once, with one courier. */
  errand_run_status: flag,
  /** Several people can choose for one order, by a link. */
  group_order_status: flag,
  home_delivery_status: flag,
  takeaway_status: flag,
  schedule_order: z.boolean(),
  schedule_order_slot_duration: z.int(),
  order_delivery_verification: z.boolean(),
  prescription_order_status: z.boolean(),
  dm_tips_status: flag,
  tax_included: flag,
  free_delivery_over: money.nullable(),
  additional_charge_status: flag,
  additional_charge_name: z.string(),
  additional_charge: money,
  cash_on_delivery: z.boolean(),
  digital_payment: z.boolean(),
  offline_payment_status: flag,
  partial_payment_status: flag,
  partial_payment_method: z.enum(["cod", "digital_payment", "both"]),
  active_payment_method_list: z.array(
    z.object({
      gateway: z.string(),
      gateway_title: z.string(),
      gateway_image: z.string(),
      gateway_image_full_url: nullableUrl,
    }),
  ),
  customer_wallet_status: flag,
  add_fund_status: flag,
  loyalty_point_status: flag,
  loyalty_point_exchange_rate: z.int(),
  loyalty_point_item_purchase_point: percent,
  loyalty_point_minimum_point: z.int(),
  ref_earning_status: flag,
  ref_earning_exchange_rate: money,
  refund_active_status: z.boolean(),
  /** Days after the delivery in which a refund can be requested. */
  refund_days: z.int(),
  /** How much more than ordered of what is sold by weight may be charged, in percent. */
  weight_tolerance: z.int(),
  parcel_return_fee: percent,
  /** The most that a sender can say a parcel is worth. */
  parcel_max_declared_value: money,
  refund_policy: flag,
  cancelation_policy: flag,
  shipping_policy: flag,
  firebase_otp_verification: flag,
  firebase: z
    .object({
      api_key: z.string(),
      auth_domain: z.string(),
      project_id: z.string(),
      app_id: z.string(),
    })
    .nullable(),
  is_mail_active: z.boolean(),
  is_sms_active: z.boolean(),
  social_login: z.array(
    z.object({
      login_medium: z.enum(["google", "facebook"]),
      status: z.boolean(),
      client_id: z.string(),
    }),
  ),
  apple_login: z.array(
    z.object({
      login_medium: z.literal("apple"),
      status: z.boolean(),
      client_id: z.string(),
      redirect_url_react: z.string(),
      /** The script that opens the window of Apple. */
      script_url: z.string(),
    }),
  ),
  centralize_login: z.object({
    manual_login_status: flag,
    otp_login_status: flag,
    social_login_status: flag,
    google_login_status: flag,
    facebook_login_status: flag,
    apple_login_status: flag,
    phone_verification_status: flag,
    email_verification_status: flag,
  }),
  vehicle_hourly_min: money,
  vehicle_distance_min: money,
  vehicle_day_wise_min: money,
});
export type Config = z.infer<typeof config>;

export const getConfig = endpoint("GET /config", {
  inMaintenance: true,
  about: "The settings and the features of the shop.",
  allow: "anyone",
  ...anywhere,
  input: z.object({}),
  reply: config,
  errors: [],
});

const landing = z.object({
  header_title: z.string(),
  header_sub_title: z.string(),
  header_tag_line: z.string(),
  header_banner_full_url: nullableUrl,
  module_section: z.object({ title: z.string(), sub_title: z.string() }),
  company: z.object({
    title: z.string(),
    sub_title: z.string(),
    description: z.string(),
    button_name: z.string(),
    button_url: z.string(),
  }),
  promotion_banners_full_url: z.array(z.string()),
  earning: z.object({
    title: z.string(),
    sub_title: z.string(),
    seller: z.object({
      title: z.string(),
      sub_title: z.string(),
      button_name: z.string(),
      status: flag,
    }),
    dm: z.object({
      title: z.string(),
      sub_title: z.string(),
      button_name: z.string(),
      status: flag,
    }),
  }),
  testimonial_title: z.string(),
  testimonial_list: z.array(
    z.object({
      id,
      name: z.string(),
      designation: z.string(),
      review: z.string(),
      reviewer_image_full_url: nullableUrl,
    }),
  ),
  newsletter: z.object({ title: z.string(), sub_title: z.string() }),
  footer_description: z.string(),
  available_zone: z.object({
    status: flag,
    title: z.string(),
    short_description: z.string(),
    list: z.array(z.object({ id, display_name: z.string(), modules: z.array(z.string()) })),
  }),
});
export type Landing = z.infer<typeof landing>;

export const getLanding = endpoint("GET /landing-page", {
  about: "The texts and pictures of the landing page.",
  allow: "anyone",
  ...anywhere,
  input: z.object({}),
  reply: landing,
  errors: [],
});

const page = {
  allow: "anyone",
  input: z.object({}),
  reply: z.object({ title: z.string(), content: z.string(), updated_at: timestamp }),
  errors: ["page_not_found"],
} as const;

export const getTerms = endpoint("GET /terms-and-conditions", {
  about: "Terms and conditions.",
  ...page,
});
export const getPrivacy = endpoint("GET /privacy-policy", { about: "Privacy policy.", ...page });
export const getAbout = endpoint("GET /about-us", { about: "About us.", ...page });
export const getRefund = endpoint("GET /refund-policy", { about: "Refund policy.", ...page });
export const getShipping = endpoint("GET /shipping-policy", { about: "Shipping policy.", ...page });
export const getCancellation = endpoint("GET /cancelation", {
  about: "Cancellation policy.",
  ...page,
});
