import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { seedShop, testShopSettings } from "../catalog/testing.ts";
import { zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { startTestApi } from "../testing.ts";
import { pages, shop } from "./config.tables.ts";

const { ask, db, changes } = await startTestApi();
const { zoneId, otherZoneId, grocery } = await seedShop(db, { logo: "logo" });

async function set(changed: Partial<ReturnType<typeof testShopSettings>>) {
  await db.update(shop).set({ settings: { ...testShopSettings(), ...changed } });
  await changes.flushed();
}

describe("GET /config", () => {
  test("returns the settings of the shop and of the installation", async () => {
    const { status, body } = await ask("GET /config");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      business_name: "Errand",
      logo_full_url: pictureUrl("http://127.0.0.1:4000", "logo"),
      fav_icon_full_url: null,
      time_zone: "Europe/Paris",
      currency_code: "EUR",
      language: [
        { key: "en", value: "English", direction: "ltr" },
        { key: "fr", value: "Français", direction: "ltr" },
      ],
      base_urls: { item_image_url: "http://127.0.0.1:4000/images" },
      demo: true,
      module: null,
      guest_checkout_status: 1,
      cash_on_delivery: true,
    });
  });

  test("returns 0 for features that are off", async () => {
    const { body } = await ask("GET /config");
    expect(body).toMatchObject({
      digital_payment: false,
      offline_payment_status: 0,
      partial_payment_status: 0,
      active_payment_method_list: [],
      customer_wallet_status: 0,
      loyalty_point_status: 0,
      ref_earning_status: 0,
      refund_active_status: false,
      firebase_otp_verification: 0,
      social_login: [],
      free_delivery_over: null,
      additional_charge_status: 0,
      vehicle_hourly_min: 0,
    });
  });

  test("returns a changed setting on the next read, in the requested language", async () => {
    await set({
      freeDeliveryOver: minor(2500),
      additionalCharge: { name: { en: "Service", fr: "Frais" }, amount: minor(50) },
      wallet: true,
      loyalty: { pointsPerUnit: 100, purchasePercent: 5, minimumPoints: 200 },
    });
    const { body } = await ask("GET /config", {}, { language: "fr" });
    expect(body).toMatchObject({
      free_delivery_over: 25,
      additional_charge_status: 1,
      additional_charge_name: "Frais",
      additional_charge: 0.5,
      customer_wallet_status: 1,
      loyalty_point_exchange_rate: 100,
      loyalty_point_item_purchase_point: 5,
      footer_text: "Toute la ville",
    });
  });

  test("returns the module if there is only one", async () => {
    await db.update(modules).set({ active: false }).where(eq(modules.id, grocery.moduleId));
    await changes.flushed();
    expect((await ask("GET /config")).body.module).toMatchObject({ module_type: "food" });
    await db.update(modules).set({ active: true });
    await changes.flushed();
  });
});

describe("the vendor portal", () => {
  test.each([
    [null, "http://127.0.0.1:4000/vendor"],
    ["https://vendors.test/sign-in", "https://vendors.test/sign-in"],
  ])(
    "is the console of the installation unless the shop names another: %s",
    async (vendorPortalUrl, url) => {
      await set({ vendorPortalUrl });
      expect((await ask("GET /config")).body.vendor_portal_url).toBe(url);
    },
  );
});

describe("GET /landing-page", () => {
  test("lists the open zones with their modules", async () => {
    await db.update(zones).set({ open: false }).where(eq(zones.id, otherZoneId));
    await changes.flushed();
    const { body } = await ask("GET /landing-page", {}, { language: "fr" });
    expect(body).toMatchObject({
      header_title: "Toute la ville chez vous",
      header_banner_full_url: null,
      available_zone: {
        status: 1,
        list: [{ id: zoneId, display_name: "Centre", modules: ["food", "grocery"] }],
      },
    });
  });
});

describe("information pages", () => {
  const paths = [
    ["GET /terms-and-conditions", "terms"],
    ["GET /privacy-policy", "privacy"],
    ["GET /about-us", "about"],
    ["GET /refund-policy", "refund"],
    ["GET /shipping-policy", "shipping"],
    ["GET /cancelation", "cancellation"],
  ] as const;

  test.each(paths)("returns 404 for %s until the page is written", async (path, key) => {
    await set({ policies: { refund: true, shipping: true, cancellation: true } });
    expect(await ask(path)).toMatchObject({ status: 404, body: { errors: [{ code: "page" }] } });
    await db.insert(pages).values({
      key,
      title: { en: "Title", fr: "Titre" },
      content: { en: "# Words", fr: "# Mots" },
      updatedAt: new Date("2026-03-02T11:00:00Z"),
    });
    await changes.flushed();
    expect((await ask(path, {}, { language: "fr" })).body).toEqual({
      title: "Titre",
      content: "# Mots",
      updated_at: "2026-03-02T11:00:00.000Z",
    });
  });

  test.each(paths.slice(3))("returns 404 for %s while the policy is off", async (path) => {
    await set({ policies: { refund: false, shipping: false, cancellation: false } });
    expect(await ask(path)).toMatchObject({ status: 404, body: { errors: [{ code: "page" }] } });
  });
});
