import * as z from "zod";
import { config } from "../config/config.contract.ts";
import { endpoint } from "../endpoint.ts";
import { nameEndpoints, settingEndpoints } from "../entries/entry-endpoints.ts";
import { entryEffect } from "../entries/entry-schema.ts";
import { email, money, note, percent, text } from "../values.ts";
import {
  contactFields,
  errandRunFields,
  featureFields,
  feeFields,
  groupOrderFields,
  landingFields,
  pageFields,
  paymentFields,
  weightFields,
} from "./setting-values.ts";

/** The settings of the shop, as the desk edits them (contract 7.3): parts of `shop.json`. */

const inBoth = <Text extends z.ZodString>(one: Text) => z.strictObject({ en: one, fr: one });
const forms = {
  words: inBoth(text(500)),
  longText: inBoth(note(100_000)),
  shortText: text(200),
  webLink: z.url({ protocol: /^https?$/ }),
  amount: money,
  percent,
};
/** The name under which a picture is stored. */
const picture = text(200);

export const featuresSetting = z.strictObject(featureFields(forms));
export const feesSetting = z.strictObject(feeFields(forms));
export const paymentsSetting = z.strictObject(paymentFields);
export const errandRunSetting = z.strictObject(errandRunFields(forms));
export const groupOrdersSetting = z.strictObject(groupOrderFields);
export const weightSetting = z.strictObject(weightFields);
export const maintenanceSetting = z.strictObject({
  /** Customers can only follow the orders that run. */
  on: z.boolean(),
});
export const loginSetting = config.shape.centralize_login;

const page = z.strictObject(pageFields(forms));
export const pagesSetting = z.strictObject({
  /** Every shop has the first three; null: nobody has written it yet. */
  about: page.nullable(),
  terms: page.nullable(),
  privacy: page.nullable(),
  refund: page.nullable(),
  shipping: page.nullable(),
  cancellation: page.nullable(),
});

export const shopSetting = z.strictObject({
  name: forms.shortText,
  logo: picture.nullable(),
  icon: picture.nullable(),
  /** ISO 3166. */
  country: text(2, 2),
  time_zone: text(60),
  time_format: z.enum(["12", "24"]),
  currency: z.strictObject({
    /** ISO 4217. It stays once there are orders. */
    code: text(3, 3),
    symbol: text(10),
    side: z.enum(["left", "right"]),
    decimals: z.int().min(0).max(2),
  }),
  contact: z.strictObject({ email, ...contactFields(forms) }),
  cookies_text: forms.words,
  /** Where stores sign in, when it is not the console of this installation. */
  partner_portal: forms.webLink.nullable(),
});

/** What is empty is not shown. */
const shown = { words: inBoth(text(500, 0)), shortText: text(200, 0) };
export const landingSetting = z.strictObject(landingFields(shown, picture));

export type FeaturesSetting = z.output<typeof featuresSetting>;
export type FeesSetting = z.output<typeof feesSetting>;
export type PaymentsSetting = z.output<typeof paymentsSetting>;
export type ErrandRunSetting = z.output<typeof errandRunSetting>;
export type GroupOrdersSetting = z.output<typeof groupOrdersSetting>;
export type WeightSetting = z.output<typeof weightSetting>;
export type MaintenanceSetting = z.output<typeof maintenanceSetting>;
export type LoginSetting = z.output<typeof loginSetting>;
export type PagesSetting = z.output<typeof pagesSetting>;
export type ShopSetting = z.output<typeof shopSetting>;
export type LandingSetting = z.output<typeof landingSetting>;

export const deskFeatures = settingEndpoints({
  key: "features",
  about: "What customers, stores and couriers can do.",
  values: featuresSetting,
});
export const deskFees = settingEndpoints({
  key: "fees",
  about: "Taxes, fees, the commission of stores, and limits.",
  values: feesSetting,
});
export const deskPaymentSettings = settingEndpoints({
  key: "payments",
  about: "How customers can pay. What they transfer to is a list of its own.",
  values: paymentsSetting,
  errors: ["setting_all_off"],
});
export const deskErrandRun = settingEndpoints({
  key: "errand-run",
  about:
    "Whether several stores can be ordered from at once, with one courier, and what that costs.",
  values: errandRunSetting,
});
export const deskGroupOrders = settingEndpoints({
  key: "group-orders",
  about: "Whether several people can choose for one order, by a link, and how many.",
  values: groupOrdersSetting,
});
export const deskWeight = settingEndpoints({
  key: "weight",
  about: "What is sold by weight.",
  values: weightSetting,
});
export const deskMaintenance = settingEndpoints({
  key: "maintenance",
  about: "Whether customers can only follow the orders that run.",
  values: maintenanceSetting,
});
export const deskLogin = settingEndpoints({
  key: "login",
  about: "How customers sign in, and what they confirm.",
  values: loginSetting,
  errors: ["setting_all_off"],
});
export const deskPages = settingEndpoints({
  key: "pages",
  about: "The texts of the information pages, in Markdown.",
  values: pagesSetting,
  errors: ["setting_page_missing"],
});
export const deskShop = settingEndpoints({
  key: "shop",
  about: "The name of the shop, how it is reached, its times and its currency.",
  values: shopSetting,
  errors: ["setting_currency_used", "setting_value_unknown"],
});
export const deskLanding = settingEndpoints({
  key: "landing",
  about: "The texts of the landing page.",
  values: landingSetting,
});

export const namedDeskSettings = {
  ...nameEndpoints("Shop", deskShop),
  ...nameEndpoints("Features", deskFeatures),
  ...nameEndpoints("Fees", deskFees),
  ...nameEndpoints("PaymentSettings", deskPaymentSettings),
  ...nameEndpoints("Login", deskLogin),
  ...nameEndpoints("ErrandRun", deskErrandRun),
  ...nameEndpoints("GroupOrders", deskGroupOrders),
  ...nameEndpoints("Weight", deskWeight),
  ...nameEndpoints("Maintenance", deskMaintenance),
  ...nameEndpoints("Pages", deskPages),
  ...nameEndpoints("Landing", deskLanding),
};

export const findDeskFeeEffects = endpoint("POST /desk/settings/fees/effects", {
  about: "What the orders of the last 24 hours would have cost with other fees.",
  allow: { staff: "desk", permission: "settings" },
  isRead: true,
  input: z.object({ values: feesSetting }),
  reply: z.object({ effects: z.array(entryEffect) }),
  errors: [],
});
