import type { Store } from "@errand/core/catalog/catalog.types";
import { ownerEmail, staffEmail } from "@errand/demo/content/staff";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessibleEverywhere } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { findOfferedStore } from "./served-store.ts";
import { signInStaff } from "./staff.ts";
import { desktop } from "./viewports.ts";

/** Signs a page in as the owner of a store or the staff of a provider. */
async function enter(page: Page, token: string, path: string) {
  await page.addInitScript((own) => localStorage.setItem("console:store:token", own), token);
  await page.goto(path);
  await expectLoaded(page);
}

async function expectLoaded(page: Page) {
  await expect(page.locator("h1")).toBeAttached();
  await expect(page.locator("svg.animate-spin")).toHaveCount(0);
}

/** Opens the dialog of a button, looks at it at every width, and closes it by Escape. */
async function checkDialog(page: Page, name: string | RegExp) {
  await page.getByRole("button", { name, exact: true }).first().click();
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(".animate-spin")).toHaveCount(0);
  await expectAccessibleEverywhere(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize(desktop);
}

test.describe("a kitchen", () => {
  let store: Store;
  let token = "";
  test.beforeAll(async ({ request }) => {
    ({ store } = await findOfferedStore(request, "food", "forno-bellini"));
    token = await signInStaff(request, "store", ownerEmail(store.id));
  });
  test.beforeEach(() => test.slow());

  test("the dialogs of its menu are accessible", async ({ page }) => {
    await enter(page, token, "/vendor/office/menu");
    const boxes = page.getByRole("main").getByRole("checkbox");
    await boxes.nth(1).check();
    for (const name of ["Price…", "Sold out…", "Move…"]) await checkDialog(page, name);
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expectLoaded(page);
    await checkDialog(page, /^Delete/);
  });

  test("the dialogs of its offers, reviews and printer are accessible", async ({
    page,
    request,
  }) => {
    const now = new Date();
    const day = (days: number) =>
      new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const key = crypto.randomUUID();
    const coupon = await callApi(
      request,
      "POST /store/coupons",
      {
        values: {
          ...{ title: { en: "Axe", fr: "Axe" }, code: `AXE${key.slice(0, 6)}`.toUpperCase() },
          ...{ discount: 5, discount_type: "percent", min_purchase: 10, max_discount: 0, limit: 1 },
        },
        until: day(3),
      },
      { token },
    );
    try {
      await enter(page, token, "/vendor/office/offers?show=coupons");
      await checkDialog(page, "Delete…");
      await page.goto("/vendor/office/reviews");
      await expectLoaded(page);
      await checkDialog(page, /^Report /);
      await page.goto("/vendor/office/settings?show=printer");
      await expectLoaded(page);
    } finally {
      const { id, version } = coupon.entry;
      await callApi(request, "DELETE /store/coupons/{id}", { id: Number(id), version }, { token });
    }
  });

  test("the dialogs of what is sold out are accessible", async ({ page }) => {
    await enter(page, token, "/vendor/sold-out");
    await page.getByRole("button", { name: "Only look at the orders" }).click();
    await checkDialog(page, /: pick the end…$/);
  });
});

test.describe("a rental provider", () => {
  test.beforeEach(() => test.slow());

  test("the dialogs of its drivers, vehicles, days and trips are accessible", async ({
    page,
    request,
  }) => {
    const provider = await findProvider(request);
    const token = await signInStaff(request, "store", staffEmail("store", provider.id));
    await enter(page, token, "/vendor/office/drivers");
    await checkDialog(page, "New driver");
    await checkDialog(page, /^Change /);
    await page.goto("/vendor/office/vehicles");
    await expectLoaded(page);
    await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
    await expectLoaded(page);
    await checkDialog(page, "Delete…");
    await page.goto("/vendor/office");
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await checkDialog(page, /trip/i);
    await page.goto("/vendor/office/trips");
    await expectLoaded(page);
    await page
      .getByRole("link", { name: /, trip \d+$/ })
      .first()
      .click();
    await expectLoaded(page);
    await checkDialog(page, "Cancel the trip…");
  });
});

async function findProvider(request: APIRequestContext) {
  const modules = await callApi(request, "GET /module", {});
  const module = modules.find(({ module_type }) => module_type === "rental");
  if (!module) throw new Error("The shop has no rental module.");
  const caller = { zones: module.zones, moduleId: module.id };
  const path = "GET /rental/provider/get-provider-details/{id}";
  return callApi(request, path, { id: "belrive-mobilite" }, caller);
}
