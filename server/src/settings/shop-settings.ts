import { AppError } from "@errand/core/errors";
import { toExistingE164 } from "@errand/core/phone";
import * as endpoints from "@errand/core/store-desk/desk-settings.contract";
import type { Database } from "../database/database.ts";
import type { Setting } from "../entries/entry-source.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { findFeatureEffects, findPaymentEffects } from "./feature-effects.data.ts";
import { featuresPart } from "./feature-settings.ts";
import { findFeeEffects } from "./fee-effects.data.ts";
import {
  errandRunPart,
  feesPart,
  groupOrdersPart,
  loginPart,
  maintenancePart,
  paymentsPart,
  weightPart,
} from "./fee-settings.ts";
import { toLanding, toLandingValues } from "./landing-texts.ts";
import { pageKeys, readPages, removePage, writePage } from "./page-texts.data.ts";
import { isCountry, isCurrency, isTimeZone, shopPart } from "./shop-details.ts";
import { changeShopRow, readShopRow } from "./shop-row.data.ts";
import { shopSetting } from "./shop-setting.ts";

/** The settings of the shop as the desk edits them (contract 7.3). */

const ofEveryShop = ["about", "terms", "privacy"] as const;

const pages: Setting<endpoints.PagesSetting> = {
  ...{ name: "pages", kind: "setting", endpoints: endpoints.deskPages },
  read: readPages,
  async check(_db, _id, { values }) {
    const missing = ofEveryShop.find((key) => values[key] === null);
    if (missing) throw new AppError("setting_page_missing", { field: `values.${missing}` });
  },
  async change(tx, _id, { values }) {
    for (const key of pageKeys) {
      const page = values[key];
      if (page) await writePage(tx, key, page);
      else await removePage(tx, key);
    }
    // What links and orders offer.
    const { refund, cancellation, shipping } = values;
    await changeShopRow(tx, ({ settings }) => ({
      settings: {
        ...settings,
        policies: {
          refund: refund !== null,
          cancellation: cancellation !== null,
          shipping: shipping !== null,
        },
      },
    }));
  },
};

const landing: Setting<endpoints.LandingSetting> = {
  ...{ name: "landing", kind: "setting", endpoints: endpoints.deskLanding },
  read: async (db) => toLandingValues((await readShopRow(db)).landing),
  change: (tx, _id, { values }) =>
    changeShopRow(tx, ({ landing: before, settings }) => ({
      landing: toLanding(values, before),
      // A shop may have another text in the footers of its other pages.
      settings:
        settings.footerText.en === before.en.footer_description
          ? { ...settings, footerText: values.footer }
          : settings,
    })),
};

const waysToPay = ["cash", "online"] as const;
const waysToSignIn = ["manual_login_status", "otp_login_status", "social_login_status"] as const;

export const shopSettings = [
  shopSetting({
    ...{ name: "shop", endpoints: endpoints.deskShop, part: shopPart },
    async check(db, _id, { values }) {
      requireKnown(values);
      await requireCurrency(db, values.currency.code);
    },
  }),
  shopSetting({
    ...{ name: "features", endpoints: endpoints.deskFeatures, part: featuresPart },
    findEffects: findFeatureEffects,
  }),
  shopSetting({
    ...{ name: "fees", endpoints: endpoints.deskFees, part: feesPart },
    findEffects: (db, { after }, { now }) => findFeeEffects(db, after.values, now),
  }),
  shopSetting({
    ...{ name: "payments", endpoints: endpoints.deskPaymentSettings, part: paymentsPart },
    async check(db, _id, { values }) {
      const { offlinePayment } = (await readShopRow(db)).settings;
      if (offlinePayment || waysToPay.some((way) => values[way])) return;
      throw new AppError("setting_all_off", { field: "values.cash" });
    },
    findEffects: findPaymentEffects,
  }),
  shopSetting({
    ...{ name: "login", endpoints: endpoints.deskLogin, part: loginPart },
    async check(_db, _id, { values }) {
      if (waysToSignIn.some((way) => values[way] === 1)) return;
      throw new AppError("setting_all_off", { field: "values.manual_login_status" });
    },
  }),
  shopSetting({ name: "errand-run", endpoints: endpoints.deskErrandRun, part: errandRunPart }),
  shopSetting({
    ...{ name: "group-orders", endpoints: endpoints.deskGroupOrders },
    part: groupOrdersPart,
  }),
  shopSetting({ name: "weight", endpoints: endpoints.deskWeight, part: weightPart }),
  shopSetting({
    ...{ name: "maintenance", endpoints: endpoints.deskMaintenance, part: maintenancePart },
  }),
  pages,
  landing,
] as const;

/** Throws `setting_value_unknown`. */
function requireKnown({ country, time_zone, currency, contact }: endpoints.ShopSetting) {
  const checks: [string, boolean][] = [
    ["country", isCountry(country)],
    ["time_zone", isTimeZone(time_zone)],
    ["currency.code", isCurrency(currency.code)],
    ["contact.phone", toExistingE164(contact.phone, country) !== null],
  ];
  const [unknown] = checks.find(([, isKnown]) => !isKnown) ?? [];
  if (unknown) throw new AppError("setting_value_unknown", { field: `values.${unknown}` });
}

/** Amounts are stored without their currency. Throws `setting_currency_used`. */
async function requireCurrency(db: Database, code: string) {
  const { settings } = await readShopRow(db);
  if (settings.currencyCode === code) return;
  const count = await db.$count(orders);
  if (count === 0) return;
  throw new AppError("setting_currency_used", { field: "values.currency.code", data: { count } });
}
