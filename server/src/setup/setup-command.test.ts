import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { categories } from "../catalog/catalog.tables.ts";
import { addItem, addStore, middle } from "../catalog/testing.ts";
import { pages, shop } from "../config/config.tables.ts";
import { setMaintenance } from "../config/maintenance.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import { cancellationReasons } from "../order-rows/orders.tables.ts";
import { addGuest, contact, deliveryLocation } from "../orders/testing.ts";
import { parcelCategories } from "../parcel/parcel.tables.ts";
import { startTestApi } from "../testing.ts";
import example from "./example.json" with { type: "json" };
import { notSetUpPage } from "./not-set-up.page.ts";
import { createOpening } from "./opening.ts";
import { setupCommand } from "./setup-command.ts";

const { ask, db, changes } = await startTestApi(undefined, { demo: false });
const folder = await mkdtemp(join(tmpdir(), "errand-setup-"));
afterAll(() => rm(folder, { recursive: true }));

const here = { latitude: middle.latitude, longitude: middle.longitude };
/** The example, where the tests order. */
const town = {
  ...example,
  contact: { ...example.contact, location: here },
  zones: example.zones.map((zone, index) => ({
    ...zone,
    area: { ...here, radius_km: 3 + 4 * index },
  })),
};

async function run(file: object, args: string[] = [], database = db) {
  const path = join(folder, "shop.json");
  await writeFile(path, JSON.stringify(file));
  const lines: string[] = [];
  await setupCommand(
    { withDatabase: (use) => use(database), picturesFolder: () => join(folder, "pictures") },
    [path, ...args],
    (line) => lines.push(line),
  );
  return lines;
}

async function counts() {
  const tables = [shop, modules, zones, zoneModules, categories, pages, cancellationReasons];
  return Promise.all([...tables, parcelCategories].map((table) => db.$count(table)));
}

describe("before", () => {
  const opening = createOpening(db, changes);
  const page = notSetUpPage(opening, { url: "https://shop.test", styles: null }).all("*", (c) =>
    c.text("the shop"),
  );

  test("the API says that the shop is not set up, and a page does in both languages", async () => {
    const refused = await page.request("/api/v1/config", { headers: { "X-localization": "fr" } });
    expect([refused.status, await refused.json()]).toEqual([
      503,
      {
        errors: [{ code: "not_set_up", message: "Cette boutique n’est pas encore configurée." }],
      },
    ]);
    const shown = await page.request("/home");
    expect(shown.status).toBe(503);
    expect(await shown.text()).toContain("This shop is not set up yet");
    const inFrench = await (await page.request("/home?language=fr")).text();
    expect(inFrench).toContain("Cette boutique n’est pas encore configurée");
    expect((await page.request("/plain-page.css")).status).toBe(200);
    // Also where nothing stands in front of the API.
    expect(await ask("GET /config")).toMatchObject({
      status: 503,
      body: { errors: [{ code: "not_set_up" }] },
    });
  });

  test.each<[string, object]>([
    ["name: is missing", { name: undefined }],
    ["the file: has an unknown name: colour", { colour: "red" }],
    ["modules[0].name.fr: is missing", { modules: [{ ...town.modules[0], name: { en: "Food" } }] }],
    [
      "modules[0].delivery.kind: must be one of",
      { modules: [{ ...town.modules[0], delivery: { kind: "free" } }] },
    ],
    [
      "rental.categories[1].name: there are two with the name Vans",
      { rental: { categories: [{ name: "Vans" }, { name: "Vans" }], brands: [{ name: "Fiat" }] } },
    ],
    [
      "modules[0].zones: there is no zone Moon",
      { modules: [{ ...town.modules[0], zones: ["Moon"] }] },
    ],
    [
      "modules[1].slug: there are two with the slug food",
      { modules: [town.modules[0], town.modules[0]] },
    ],
    [
      "modules[0].icon: there is no picture bowl.png",
      { modules: [{ ...town.modules[0], icon: "bowl.png" }] },
    ],
    [
      "zones[0].area: a ring of the polygon is not closed",
      {
        zones: [
          {
            name: "Centre",
            area: {
              type: "Polygon",
              coordinates: [
                [
                  [3, 43],
                  [4, 43],
                  [4, 44],
                  [3, 44],
                ],
              ],
            },
          },
        ],
      },
    ],
    [
      "zones[0].area: must be a GeoJSON polygon",
      { zones: [{ name: "Centre", area: "everywhere" }] },
    ],
    ["fees.store_commission: must be a percentage", { fees: { store_commission: 150 } }],
    [
      "fees.free_delivery_over: has more than two decimals",
      { fees: { free_delivery_over: 1.005 } },
    ],
    ["currency.code: must be a code", { currency: { code: "EURO" } }],
    ["time_zone: must be a time zone", { time_zone: "Belrive" }],
    ["contact.phone: is not a phone number", { contact: { ...town.contact, phone: "12" } }],
    [
      "pages.terms.content.en: ",
      { pages: { ...town.pages, terms: { content: { en: { file: "none.md" }, fr: "…" } } } },
    ],
    [
      "must lie beside the file",
      { pages: { ...town.pages, terms: { content: { file: "../../etc/passwd" } } } },
    ],
  ])("refuses a file with: %s", async (reason, change) => {
    await expect(run({ ...town, ...change })).rejects.toThrow(reason);
    expect((await counts()).slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  test("of two parallel runs, one sets up the shop, and a running server opens", async () => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
    await picture.png().toFile(join(folder, "logo.png"));
    const opened = createOpening(db, changes);
    const isOpened = new Promise<void>((resolve) => opened.onSetUp(resolve));
    const both = await Promise.allSettled([
      run({ ...town, logo: "logo.png", icon: "emoji-1f355-tomato" }),
      run({ ...town, logo: "logo.png", icon: "emoji-1f355-tomato" }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await isOpened;
    expect(await (await page.request("/home")).text()).toBe("the shop");
    await changes.flushed();
  });
});

describe("after", () => {
  test("what pages read is there, in both languages", async () => {
    expect((await ask("GET /config")).body).toMatchObject({
      business_name: "Errand Autun",
      logo_full_url: expect.stringContaining("/images/goods-"),
      currency_symbol: "€",
      currency_symbol_direction: "right",
      guest_checkout_status: 1,
      takeaway_status: 1,
      additional_charge: 0.49,
      demo: false,
      refund_policy: 1,
    });
    const { body: french } = await ask("GET /landing-page", {}, { language: "fr" });
    expect(french).toMatchObject({
      header_title: "Toute votre ville, à votre porte",
      earning: { seller: { status: 1 } },
      available_zone: { list: [{ display_name: "Centre-ville" }, {}] },
    });
    const { body: all } = await ask("GET /module");
    expect(all.map(({ module_type: type }) => type)).toEqual(
      example.modules.map(({ type }) => type),
    );
    const zone = await ask("GET /config/get-zone-id", { lat: here.latitude, lng: here.longitude });
    expect(zone).toMatchObject({ status: 200, body: { zone_data: [{}, {}] } });
    for (const path of [
      "GET /terms-and-conditions",
      "GET /privacy-policy",
      "GET /shipping-policy",
    ] as const) {
      expect(await ask(path)).toMatchObject({
        status: 200,
        body: { content: expect.stringMatching(/\w/) },
      });
    }
    expect(await readdir(join(folder, "pictures"))).toHaveLength(1);
  });

  test("a guest orders at the first store", async () => {
    const [food] = await db.select().from(modules).where(eq(modules.slug, "food"));
    const [centre] = await db.select().from(zones).orderBy(zones.id);
    if (!food || !centre) throw new Error("the modules or zones are missing");
    const place = { moduleId: food.id, zoneId: centre.id };
    const store = await addStore(db, { ...place, latitude: here.latitude + 0.01 });
    const item = await addItem(db, { storeId: store });
    await changes.flushed();
    const placed = await ask(
      "POST /customer/order/place",
      {
        guest_id: await addGuest(db),
        ...{ order_type: "take_away", payment_method: "cash_on_delivery", order_amount: 10.49 },
        ...{ store_id: store, address: "2 Place des Essais", ...deliveryLocation, ...contact },
        ...{ is_buy_now: 1, cart: [{ model: "Item", item_id: item, quantity: 1, price: 10 }] },
      },
      { zones: [centre.id], module: food.id, key: crypto.randomUUID() },
    );
    expect(placed).toMatchObject({ status: 201 });
  });

  test("a second run is refused, and with --update changes what it names and deletes nothing", async () => {
    const before = await counts();
    await expect(run(town)).rejects.toThrow("has a shop already");
    expect(await counts()).toEqual(before);
    expect(await run(town, ["--update"])).toEqual(["The shop is updated."]);
    expect(await counts()).toEqual(before);

    const [centre] = town.zones;
    const [food] = town.modules;
    const fewer = {
      ...{ ...town, name: "Errand Beaune", logo: null },
      zones: [{ ...centre, delivers_to: [] }],
      modules: [{ ...food, delivery: { kind: "fixed", charge: 2.5 } }],
    };
    await setMaintenance(db, true);
    await run(fewer, ["--update"]);
    await changes.flushed();
    expect(await counts()).toEqual(before);
    expect((await ask("GET /config")).body).toMatchObject({
      business_name: "Errand Beaune",
      logo_full_url: null,
      maintenance_mode: true,
    });
    await setMaintenance(db, false);
    await changes.flushed();
    const { body: modulesNow } = await ask("GET /module");
    expect(modulesNow).toHaveLength(example.modules.length);
  });

  test("what only the database refuses changes nothing, and stores no picture", async () => {
    const [food, grocery] = town.modules;
    const [pizza] = food?.categories ?? [];
    await sharp({ create: { width: 8, height: 8, channels: 3, background: "blue" } })
      .png()
      .toFile(join(folder, "blue.png"));
    const ofFood = { ...grocery, categories: [{ ...pizza, slug: "food-pizza" }] };
    for (const [modules, reason] of [
      [[{ ...food, type: "grocery" }], "the module food is of another type"],
      [[ofFood], "the category food-pizza belongs to another module"],
    ] as const) {
      const changed = { ...town, name: "Changed", logo: "blue.png", modules };
      await expect(run(changed, ["--update"])).rejects.toThrow(reason);
    }
    const [row] = await db.select({ settings: shop.settings }).from(shop);
    expect(row?.settings.businessName).toBe("Errand Beaune");
    expect(await readdir(join(folder, "pictures"))).toHaveLength(1);
  });

  test("prints the example, and says how it is used", async () => {
    const lines: string[] = [];
    const parts = {
      withDatabase: () => Promise.reject(new Error("not needed")),
      picturesFolder: () => "",
    };
    await setupCommand(parts, ["--example"], (line) => lines.push(line));
    expect(JSON.parse(lines.join("\n"))).toEqual(example);
    for (const args of [[], ["a.json", "b.json"], ["--force"]]) {
      await expect(setupCommand(parts, args, () => {})).rejects.toThrow("usage: npm run");
    }
  });
});
