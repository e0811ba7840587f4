import { expectAccessibleEverywhere } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { signInToDesk } from "./staff.ts";
import { desktop } from "./viewports.ts";

// An order that was delivered cannot be accepted, which the results of a bulk act say.
test.use({ toleratedErrors: [/status of 409/] });

let token = "";
test.beforeAll(async ({ request }) => {
  token = await signInToDesk(request);
});
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript((own) => localStorage.setItem("console:desk:token", own), token);
});

/**
 * Opens dialogs by these buttons, one after the other, and changes nothing. Waits no longer than
 * `timeout`, in milliseconds, where a button may go.
 */
async function checkDialogs(page: Page, buttons: (string | RegExp)[], timeout?: number) {
  for (const name of buttons) {
    await page.getByRole("button", { name, exact: true }).first().click({ timeout });
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(dialog).toBeVisible({ timeout });
    await expect(dialog.locator(".animate-spin")).toHaveCount(0);
    await expectAccessibleEverywhere(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.setViewportSize(desktop);
  }
}

test("the dialogs of stores, couriers and customers are accessible", async ({ page, request }) => {
  await page.goto("/desk/stores");
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await checkDialogs(page, ["Pause…", "Commission…", "Change…"]);

  await expect(async () => {
    const { couriers } = await callApi(request, "GET /desk/couriers", { limit: 100 }, { token });
    const courier = couriers.find(({ cash }) => cash > 0);
    await page.goto(`/desk/couriers/${courier?.id}`);
    await expect(page.getByRole("button", { name: "Take cash…" })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await checkDialogs(page, ["Take cash…", "Block…"]);

  await page.goto("/desk/people?search=1");
  await page.getByRole("row").nth(1).getByRole("link").click();
  await checkDialogs(page, ["Show contacts…", "Credit…", "Block…"]);
});

test("the dialogs of operators, zones and payouts are accessible", async ({ page }) => {
  await page.goto("/desk/staff");
  await checkDialogs(page, ["Invite an operator…", /^Change /]);
  await page.goto("/desk/zones");
  await checkDialogs(page, ["Add a zone"]);
  await page.goto("/desk/payouts");
  await checkDialogs(page, ["Draft a run"]);
});

test("the dialogs of a list are accessible", async ({ page }) => {
  await page.goto("/desk/marketing/coupons");
  await page.getByRole("row").nth(1).getByRole("link").click();
  await checkDialogs(page, ["History", "Delete"]);
  await page.getByRole("textbox", { name: "Title, in English" }).fill("Another title");
  await checkDialogs(page, ["Later…"]);
});

test("the dialogs of the live town and of orders are accessible", async ({ page, request }) => {
  await page.goto("/desk/live");
  await checkDialogs(page, ["Keys"]);
  const active = { state: "active", order_type: "delivery", limit: 100 } as const;
  // Couriers bring what was waiting a moment ago.
  await expect(async () => {
    const { orders } = await callApi(request, "GET /desk/orders", active, { token });
    const order = orders.find((each) => each.delivery_man === null && each.confirmed !== null);
    await page.goto(`/desk/live?order=${order?.id}`);
    await checkDialogs(page, ["Assign…", "Tell the customer…"], 5_000);
  }).toPass();

  await page.goto("/desk/orders?state=delivered&sort=newest");
  for (const row of [1, 2]) await page.getByRole("row").nth(row).getByRole("checkbox").check();
  await checkDialogs(page, ["Cancel…", "Accept for the store"]);
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await page.getByRole("radio", { name: "An amount" }).check();
  await page.getByRole("textbox", { name: /^Reason/ }).fill("Cold");
  await checkDialogs(page, [/^Refund /]);
});
