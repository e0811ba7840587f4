import type { Store } from "@errand/core/catalog/catalog.types";
import { ownerEmail, ownerName, staffPassword, totpSecret } from "@errand/demo/content/staff";
import { stepAt, totpCode } from "@errand/server/staff/totp";
import { expectAccessible, expectAccessibleEverywhere } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { findOfferedStore } from "./served-store.ts";
import { expectNoEnglishText } from "./translations.ts";

/** Names of the sections with the words of their parts, in the order of the menu. */
const sections = [
  { name: "Today", parts: [] },
  { name: "Orders", parts: [] },
  { name: "Menu", parts: [] },
  { name: "Hours", parts: [] },
  { name: "Offers", parts: ["Coupons", "Campaigns"] },
  { name: "Reviews", parts: ["Without a reply"] },
  { name: "Money", parts: [] },
  { name: "Staff and devices", parts: [] },
  { name: "Settings", parts: ["Profile", "Printer"] },
] as const;

// One after the other: a code of the owner's authenticator app counts once.
test.describe.configure({ mode: "default" });

let store: Store;
let token = "";

test.beforeAll(async ({ request }) => {
  ({ store } = await findOfferedStore(request, "food", "forno-bellini"));
  ({ token } = await callApi(request, "POST /store/auth/login", {
    email_or_phone: ownerEmail(store.id),
    password: staffPassword,
    code: totpCode(totpSecret, stepAt(new Date())),
  }));
});

test("an owner walks through the back office by keyboard", async ({ page }) => {
  test.slow();
  await openOffice(page, "en");
  const menu = page.getByRole("navigation", { name: "Sections" });
  for (const { name, parts } of sections) {
    await tabTo(page, menu.getByRole("link", { name, exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expectLoaded(page);
    await expectAccessibleEverywhere(page);
    for (const part of parts) {
      await page.getByRole("radio", { name: part, exact: true }).press("Space");
      await expectLoaded(page);
      await expectAccessibleEverywhere(page);
    }
  }
});

test("the dialogs of the back office are accessible, and closed by Escape", async ({ page }) => {
  test.slow();
  await openOffice(page, "en");
  for (const [path, opener] of [
    ["offers?show=coupons", "New coupon"],
    ["staff", "End the account…"],
  ] as const) {
    await page.goto(`/vendor/office/${path}`);
    await expectLoaded(page);
    const button = page.getByRole("button", { name: opener }).first();
    await button.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(button).toBeFocused();
  }
  const account = page.getByRole("button", { name: ownerName(store.id) });
  await account.filter({ visible: true }).press("Enter");
  await page.getByRole("button", { name: "Account and devices" }).press("Enter");
  for (const tab of ["Name and contact", "Password", "Devices"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expectLoaded(page);
    await expectAccessible(page);
  }
  await page.keyboard.press("Escape");
  await expect(account.filter({ visible: true })).toBeFocused();
});

test("the back office speaks French", async ({ page }) => {
  test.slow();
  await openOffice(page, "fr");
  for (const path of [
    ...["today", "orders", "hours", "offers", "offers?show=coupons", "reviews", "money", "staff"],
    ...["settings", "settings?show=profile", "settings?show=printer"],
  ]) {
    await page.goto(`/vendor/office/${path}`);
    await expectLoaded(page);
    await expectNoEnglishText(page);
  }
});

/** Opens the back office of a kitchen as its owner, who may read every section. */
async function openOffice(page: Page, language: "en" | "fr") {
  await page.addInitScript(
    ([name, value, chosen]) => {
      localStorage.setItem(name, value);
      localStorage.setItem("language-setting", chosen);
    },
    ["console:store:token", token, language] as const,
  );
  const { origin } = new URL((await page.goto("/vendor"))?.url() ?? "");
  await page.context().addCookies([{ name: "language-setting", value: language, url: origin }]);
  await page.goto("/vendor/office");
  await expectLoaded(page);
}

/** Waits until nothing of the page is still read. */
async function expectLoaded(page: Page) {
  await expect(page.locator("h1")).toBeAttached();
  await expect(page.locator("svg.animate-spin")).toHaveCount(0);
}
