import { ownerEmail } from "@errand/demo/content/staff";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { signInStaff, signInToDesk } from "./staff.ts";
import type { Restaurant } from "./test-data.ts";

let token = "";
test.beforeAll(async ({ request }) => {
  token = await signInToDesk(request);
});
test.beforeEach(async ({ page }) => {
  test.slow();
  await page.addInitScript((own) => localStorage.setItem("console:desk:token", own), token);
});

/** A store reports one of its reviews; returns the reason, by which the queue shows it. */
async function reportReview(request: APIRequestContext, { store }: Restaurant) {
  const caller = { token: await signInStaff(request, "store", ownerEmail(store.id)) };
  const { reviews } = await callApi(request, "GET /store/reviews", { limit: 50 }, caller);
  const review = reviews.find(({ report }) => report === null);
  if (!review) throw new Error("all reviews of the store are reported");
  const reason = `About another store ${crypto.randomUUID()}`;
  await callApi(request, "POST /store/reviews/{id}/report", { id: review.id, reason }, caller);
  return reason;
}

/** The row of a report in the list of what waits. */
const waitingFor = (page: Page, reason: string) =>
  page.getByRole("link", { name: new RegExp(reason) });

test("reports of reviews are decided by keyboard alone", async ({ page, request, testData }) => {
  const reason = await reportReview(request, testData.restaurant);
  await page.goto("/desk/queues");
  const row = waitingFor(page, reason);
  await tabTo(page, row);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/reviews\/\d+$/);
  await expectAccessible(page);
  await page.keyboard.press("h");
  const hide = page.getByRole("dialog", { name: "Hide it" });
  await expect(hide).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(hide).toHaveCount(0);
  await tabTo(page, page.getByRole("button", { name: /^Keep it/ }));
  await page.keyboard.press("Enter");
  const keep = page.getByRole("dialog", { name: "Keep it" });
  await tabTo(page, keep.getByRole("textbox"));
  await page.keyboard.type("It is about this store");
  await tabTo(page, keep.getByRole("button", { name: "Keep it" }));
  await page.keyboard.press("Enter");
  await expect(keep).toHaveCount(0);
  await expect(row).toHaveCount(0);
});

test("a setting is changed and undone by keyboard alone", async ({ page }) => {
  await page.goto("/desk/switches/shop");
  const text = page.getByRole("textbox", { name: /^Words about cookies, in English/ });
  await tabTo(page, text);
  const before = await text.inputValue();
  await page.keyboard.press("End");
  await page.keyboard.type(" By keyboard.");
  await page.keyboard.press("Control+s");
  const undo = page.getByRole("button", { name: /^Undo version/ }).first();
  await expect(page.getByRole("button", { name: "Publish" })).toHaveCount(0);
  await expect(text).toHaveValue(`${before} By keyboard.`);
  await tabTo(page, undo);
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(before);
});

test("a view of a list is saved, chosen and removed by keyboard alone", async ({ page }) => {
  const number = crypto.randomUUID();
  const name = `Trip ${number}`;
  await page.goto(`/desk/trips?search=${number}`);
  await tabTo(page, page.getByRole("button", { name: "Save this view…" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await tabTo(page, dialog.getByRole("textbox", { name: /^Name/ }));
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const views = page.getByRole("combobox", { name: "Saved views" });
  await expect(views.locator("option:checked")).toHaveText(name);
  await page.goto("/desk/trips");
  await tabTo(page, views);
  await page.keyboard.type(name);
  await expect(page).toHaveURL(new RegExp(number));
  await tabTo(page, page.getByRole("button", { name: `Remove the view ${name}` }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog");
  await tabTo(page, question.getByRole("button", { name: "Yes" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name })).toHaveCount(0);
});

test("the queues and one order work on a phone", async ({ page, request, testData }) => {
  const reason = await reportReview(request, testData.otherRestaurant);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/desk/queues");
  const row = waitingFor(page, reason);
  await row.click();
  const keep = page.getByRole("button", { name: /^Keep it/ });
  await expect(keep).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the list" }).click();
  await expect(keep).toHaveCount(0);
  await expectAccessible(page);
  await row.click();
  await keep.click();
  const dialog = page.getByRole("dialog", { name: "Keep it" });
  await dialog.getByRole("textbox").fill("It is about this store");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(row).toHaveCount(0);

  const delivered = { state: "delivered", sort: "newest", limit: 1 } as const;
  const { orders } = await callApi(request, "GET /desk/orders", delivered, { token });
  await page.goto(`/desk/orders/${orders[0]?.id}`);
  await expect(page.getByRole("region", { name: "Refund" })).toBeVisible();
  await expect(page.locator("main .animate-spin")).toHaveCount(0);
  await expectAccessible(page);
});
