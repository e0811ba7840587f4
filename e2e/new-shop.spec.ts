import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./accessibility.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { placeOrder } from "./place-order.ts";
import { openProductionShop, type ProductionShop } from "./production-shop.ts";
import { codeFrom } from "./staff.ts";
import { stage, startShift, ticketLink } from "./store-tablet.ts";

test.use({ actionTimeout: 30_000 });

let shop: ProductionShop;

test.beforeAll(async () => {
  shop = await openProductionShop();
});
test.afterAll(() => shop?.close());

const password = "Bread&roses1";
const grocer = { firstName: "Grace", email: "grace@bakery.example", phone: "+33612345601" };
const customer = { name: "Ines Martin", email: "ines@customer.example", phone: "+33612345602" };
const partner = { name: "Max Roux", email: "max@shop.example" };
const daysLater = 4;
const storeName = "Grace’s bakery";

const textbox = (page: Page, name: string | RegExp) =>
  page.getByRole("textbox", { name, exact: true });

test("a production shop is set up, filled, sold from, paid out and closed through screens", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const desk = await openPage(browser);
  const visitor = await openPage(browser);
  const vendor = await openPage(browser);

  await test.step("the owner signs in at the desk, and names the shop", async () => {
    await desk.goto("/desk");
    await signIn(desk, shop.owner);
    await desk.goto("/desk/switches/shop");
    await textbox(desk, /^Name/).fill("Errand Autun and around");
    await publish(desk);
  });

  await test.step("adds a zone, draws it and opens it", async () => {
    await desk.goto("/desk/zones");
    await desk.getByRole("button", { name: "Add a zone" }).click();
    const dialog = desk.getByRole("dialog", { name: "A new zone" });
    await dialog.getByRole("textbox", { name: /in English/ }).fill("Old mills");
    await dialog.getByRole("textbox", { name: /in French/ }).fill("Vieux moulins");
    await dialog.getByRole("combobox").click();
    await desk.getByRole("option", { name: "As in Town centre" }).click();
    await expectAccessible(desk);
    await dialog.getByRole("button", { name: "Add it" }).click();
    await desk.getByRole("textbox", { name: /GeoJSON/ }).fill(JSON.stringify(area));
    await desk.getByRole("button", { name: "Take it" }).click();
    await desk.getByRole("switch", { name: /^Open/ }).click();
    await publish(desk);
    await desk.goto("/desk/zones");
    await expect(desk.getByRole("row", { name: /Old mills.*Open/ })).toBeVisible();
  });

  await test.step("a store applies, and the desk approves it", async () => {
    await apply(visitor);
    await desk.goto("/desk/queues");
    await desk.getByRole("link", { name: new RegExp(storeName) }).click();
    await expect(desk.getByRole("heading", { level: 2, name: storeName })).toBeVisible();
    await desk.getByRole("button", { name: /^Approve/ }).click();
    await expect(desk.getByRole("link", { name: new RegExp(storeName) })).toHaveCount(0);
  });

  await test.step("the store states its hours, fills its menu and takes orders", async () => {
    await vendor.goto("/vendor");
    await signIn(vendor, { email: grocer.email, password });
    await expect(vendor.getByRole("heading", { name: "Start taking orders" })).toBeVisible();
    await vendor.goto("/vendor/office/hours");
    await vendor.getByLabel("Monday, opens").fill("00:00");
    await vendor.getByLabel("Monday, closes").fill("00:00");
    await vendor.getByRole("button", { name: "Same on all days" }).first().click();
    await vendor.getByRole("button", { name: "Save" }).click();
    await expect(vendor.getByText("Not saved yet")).toBeHidden();
    await vendor.goto("/vendor/office/settings");
    await vendor.getByRole("checkbox", { name: "Take-away" }).click();
    await vendor.getByRole("button", { name: "Save" }).click();
    await expect(vendor.getByText("Not saved yet")).toBeHidden();
    await vendor.goto("/vendor/office/money");
    await vendor.getByRole("button", { name: "Change…" }).click();
    await vendor.getByRole("textbox", { name: /^Account holder/ }).fill("Grace Hopper");
    await vendor.getByRole("textbox", { name: /^IBAN/ }).fill("FR76 3000 6000 0112 3456 7890 189");
    await vendor.getByLabel(/^Your password/).fill(password);
    await vendor.getByRole("button", { name: "Save" }).click();
    await expect(vendor.getByText(/^From /)).toBeVisible();
    await importMenu(vendor);
    await vendor.goto("/vendor");
    await startShift(vendor);
  });

  let orderId = 0;
  await test.step("a customer signs up, gets goodwill, and pays an order with it", async () => {
    await visitor.goto("/about-us");
    await signUp(visitor);
    await desk.goto(`/desk/people?search=${encodeURIComponent(customer.email)}`);
    await desk.getByRole("row").nth(1).getByRole("link").click();
    await desk.getByRole("button", { name: "Credit…" }).click();
    const dialog = desk.getByRole("dialog", { name: /^Credit the wallet/ });
    await dialog.getByRole("textbox", { name: /^Amount/ }).fill("40");
    await dialog.getByRole("textbox", { name: /^Reason/ }).fill("Welcome to our town");
    await dialog.getByRole("button", { name: /^Credit/ }).click();
    await expect(dialog).toBeHidden();
    await order(visitor);
    orderId = Number(new URL(visitor.url()).searchParams.get("order_id"));
  });

  await test.step("the store makes it, and the customer collects it", async () => {
    await ticketLink(stage(vendor, "New"), orderId).click();
    await vendor.getByRole("button", { name: /^Accept for/ }).click();
    await vendor.getByRole("button", { name: "Ready", exact: true }).click();
    await ticketLink(stage(vendor, "Ready"), orderId).click();
    const code = (await visitor.getByText(/^\d{4}$/).textContent()) ?? "";
    await vendor.getByRole("textbox", { name: /^The customer’s code/ }).fill(code);
    await vendor.getByRole("button", { name: "Hand over" }).click();
    await expect(visitor.getByRole("heading", { level: 1, name: "Picked up" })).toBeVisible();
  });

  const second = await openPage(browser);
  await test.step("the owner invites a second operator, who sets up an account", async () => {
    await desk.goto("/desk/staff");
    await desk.getByRole("button", { name: /^Invite/ }).click();
    const dialog = desk.getByRole("dialog", { name: /Invite/ });
    await dialog.getByRole("textbox").fill(partner.email);
    await dialog.getByRole("combobox").click();
    await desk.getByRole("option", { name: "Owner" }).click();
    await dialog.getByRole("button").last().click();
    await expect(dialog).toBeHidden();
    await second.goto(await shop.mail.find(partner.email, /(http:\/\/127\S+)/));
    await second.getByRole("textbox", { name: /^Your name/ }).fill(partner.name);
    await second.getByLabel(/^Password/).fill(password);
    await second.getByRole("button", { name: "Create my account" }).click();
    await second.getByRole("link", { name: /^Sign in to/ }).click();
    await signIn(second, { email: partner.email, password });
    await expect(second.getByRole("navigation").first()).toBeVisible();
  });

  // A new bank account is paid to after three days.
  await shop.goOn(daysLater);
  const later = Date.now() + daysLater * 24 * 3_600_000;

  await test.step("four days later one operator drafts the payout, and the other approves it", async () => {
    await desk.clock.install({ time: later });
    await desk.goto("/desk/payouts");
    await desk.getByRole("button", { name: /^Draft/ }).click();
    const dialog = desk.getByRole("dialog", { name: /[Dd]raft/ });
    await dialog.getByRole("button", { name: "Draft", exact: true }).click();
    await expect(desk.getByRole("row", { name: new RegExp(storeName) })).toBeVisible();
    await second.goto(desk.url());
    await second.getByRole("button", { name: /^Approve/ }).click();
    await second.getByRole("button", { name: "Yes" }).click();
    await expect(second.getByText("Approved", { exact: true })).toBeVisible();
    await second.getByRole("button", { name: "Mark paid…" }).click();
    await second.getByRole("textbox", { name: /Reference/ }).fill("SEPA 1");
    await second.getByRole("button", { name: "Save" }).click();
    await expect(second.getByRole("row", { name: /SEPA 1/ })).toBeVisible();
  });

  await test.step("the payout is in the ledger, and the sale in the statement of the month", async () => {
    await second.getByRole("link", { name: "Ledger", exact: true }).click();
    await second.getByRole("combobox", { name: "Kind" }).selectOption("store_payout");
    const payout = second.getByRole("row", { name: new RegExp(`Payout to a store.*${storeName}`) });
    await expect(payout).toContainText("12.32");
    await vendor.goto("/vendor/office/money");
    await vendor.getByRole("button", { expanded: false }).last().click();
    await expect(vendor.getByRole("link", { name: `Order ${orderId}` })).toBeVisible();
    await expectAccessible(vendor);
  });
});

/** Around the mills of the town, east of its centre. */
const area = {
  type: "Polygon",
  coordinates: [
    [
      [4.4, 46.94],
      [4.43, 46.94],
      [4.43, 46.96],
      [4.4, 46.96],
      [4.4, 46.94],
    ],
  ],
};

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, locale: "en-GB" });
  return context.newPage();
}

/** Signs in for the first time, which sets up an authenticator app. */
async function signIn(page: Page, account: { email: string; password: string }) {
  await textbox(page, "E-mail or phone (required)").fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const shown = page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  await textbox(page, "The code that the app shows now (required)").fill(
    codeFrom((await shown.textContent()) ?? ""),
  );
  await page.getByRole("button", { name: "Finish" }).click();
}

async function publish(desk: Page) {
  await desk.getByRole("button", { name: "Publish" }).click();
  await expect(desk.getByRole("button", { name: "Publish" })).toBeHidden();
}

/** Registers the store on the storefront; its e-mail is verified by a code. */
async function apply(page: Page) {
  const background = { r: 200, g: 120, b: 60 };
  const image = sharp({ create: { width: 300, height: 300, channels: 3, background } });
  const logo = { name: "logo.png", mimeType: "image/png", buffer: await image.png().toBuffer() };
  await page.goto("/store-registration?active=active");
  await textbox(page, "First name (required)").fill(grocer.firstName);
  await textbox(page, "Email (required)").fill(grocer.email);
  await textbox(page, "Phone number (required)").fill(grocer.phone);
  await textbox(page, "Phone number (required)").press("Enter");
  await textbox(page, "Name of the store (required)").fill(storeName);
  await page.getByRole("radio", { name: "Food" }).click();
  await page.getByRole("combobox", { name: "Address (required)", exact: true }).fill("1 Mill Lane");
  await page.getByRole("combobox", { name: /^Zone/ }).click();
  await page.getByRole("option", { name: "Old mills" }).click();
  // Without a map service no address is found: the pin says where it is.
  await page.locator(".leaflet-container").click();
  await proceed(page, "Delivery and taxes");
  await textbox(page, "At least (required)").fill("10");
  await textbox(page, "At most (required)").fill("20");
  await textbox(page, "SIRET number (required)").fill("732 829 320 00074");
  await proceed(page, "Pictures");
  await page.getByLabel("Choose picture: Logo").setInputFiles(logo);
  await expect(page.getByRole("img", { name: "Logo, preview" })).toBeVisible();
  await proceed(page, "Check and send");
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Send application" }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Confirm your email");
  await textbox(page, "Verification code (required)").fill(
    await shop.mail.find(grocer.email, /\b(\d{6})\b/),
  );
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(title).toHaveText("We are checking your application");
}

/** Continues to the next step. */
async function proceed(page: Page, title: string) {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
}

async function importMenu(vendor: Page) {
  await vendor.goto("/vendor/office/menu");
  await vendor.getByRole("link", { name: "Import…" }).click();
  await vendor.getByLabel("Choose a file").setInputFiles({
    name: "menu.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Name;Category;Price\nRye loaf;Pizza;14,50"),
  });
  await vendor.getByRole("button", { name: "Import 1 item" }).click();
  await expect(vendor.getByText("1 item imported").first()).toBeVisible();
}

async function signUp(page: Page) {
  await page.getByRole("button", { name: "Sign In" }).click();
  await page
    .getByRole("dialog", { name: "Sign In" })
    .getByRole("button", { name: "Sign Up" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await dialog.getByLabel("Name").fill(customer.name);
  await dialog.getByLabel("Email").fill(customer.email);
  await dialog.getByLabel("Phone number").fill(customer.phone);
  await dialog.getByLabel("Password", { exact: false }).first().fill("a long walk");
  await dialog.getByLabel("Confirm password").fill("a long walk");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Sign Up" }).click();
  await expect(dialog).toBeHidden();
}

/** Chooses a place in the new zone, and buys a loaf there to be collected. */
async function order(page: Page) {
  const { url } = shop;
  await page.context().grantPermissions(["geolocation"], { origin: url });
  await page.context().setGeolocation({ latitude: 46.95, longitude: 4.415 });
  await page.goto("/");
  await page
    .getByRole("button", { name: /current location/i })
    .first()
    .click();
  const modules = page.getByRole("dialog", { name: "What do you need?" });
  await modules.getByRole("button", { name: /^Food/ }).click();
  await page.getByText("Not now").click();
  await page.getByRole("link", { name: storeName }).first().click();
  await page
    .getByRole("button", { name: /^Add Rye loaf/ })
    .first()
    .click();
  await page.goto("/checkout?page=cart");
  await page.getByRole("radio", { name: /^Pickup/ }).click();
  await page.getByRole("button", { name: "Change: Payment" }).click();
  await page.getByRole("radio", { name: /^Wallet/ }).check();
  await placeOrder(page);
}
