import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { ownerEmail } from "@errand/demo/content/staff";
import type { APIRequestContext } from "@playwright/test";
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectAccessibleInBothThemes,
} from "./accessibility.ts";
import { callApi } from "./api.ts";
import { book, newGuest, someMorning, visitFleet } from "./book-trip.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { placeByApi } from "./place-order.ts";
import { findOfferedStore, openAllDay } from "./served-store.ts";
import { signInStaff } from "./staff.ts";
import { leaveToDemo, stage, startShift, tabletSize, thumb, ticketLink } from "./store-tablet.ts";
import { expectTouchTargets } from "./touch-targets.ts";
import { signInAsProvider } from "./trip-provider.ts";
import { desktop } from "./viewports.ts";

/** Of what is sold by weight, which reach the least order of the store. */
const pieces = 5;

const dialogOf = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

/** Closes an open dialog when it has been checked: on a desktop and on a phone by default. */
async function checkDialog(page: Page, check = expectAccessibleEverywhere) {
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(".animate-spin")).toHaveCount(0);
  await check(page);
  await page.emulateMedia({ colorScheme: "light" });
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** Opens dialogs by these buttons, one after the other, and changes nothing. */
async function checkDialogs(
  page: Page,
  buttons: (string | RegExp)[],
  check = expectAccessibleEverywhere,
) {
  for (const name of buttons) {
    await page.getByRole("button", { name, exact: true }).first().click();
    await checkDialog(page, check);
  }
}

/** The session of an owner, with which the page opens. */
async function signInAsOwner(page: Page, request: APIRequestContext, store: Store) {
  const token = await signInStaff(request, "store", ownerEmail(store.id));
  await page.addInitScript((own) => localStorage.setItem("console:store:token", own), token);
  return token;
}

test("the dialogs of the tablet are accessible", async ({ page, request }) => {
  test.slow();
  // In full screen, it keeps its size.
  const check = async (screen: Page) => {
    await expectAccessibleInBothThemes(screen);
    await expectTouchTargets(screen, thumb);
  };
  const { store, weighed } = await findWeighed(request, "superette-des-remparts");
  const token = await signInAsOwner(page, request, store);
  await openAllDay(request, token);
  await page.setViewportSize(tabletSize);
  await page.goto("/vendor");
  await startShift(page);
  try {
    const id = await placeByApi(request, store, weighed, pieces);
    await expect(ticketLink(stage(page, "New"), id)).toBeVisible();
    await checkDialogs(page, [/: Cannot make it…$/], check);
    const mode = page.locator("header").getByRole("button", { name: /^(Open|Busy|Paused)/ });
    await mode.click();
    await checkDialog(page, check);
    const accepted = { id, processing_time: 10 };
    await callApi(request, "POST /store/orders/{id}/accept", accepted, { token });
    await page.goto(`/vendor/orders/${id}/pick`);
    await checkDialogs(page, ["Weigh", "Missing", "Replace"], check);
    await page.goto("/vendor/sold-out");
    await page.getByRole("searchbox").fill(weighed.name);
    await checkDialogs(page, [`${weighed.name}: pick the end…`], check);
    const refusal = { id, reason: "The test is over" };
    await callApi(request, "POST /store/orders/{id}/reject", refusal, { token });
  } finally {
    await leaveToDemo(request, store, token);
  }
});

test("the dialogs of the menu are accessible", async ({ page, request }) => {
  test.slow();
  const { store } = await findOfferedStore(request, "food", "la-cantina-azul");
  await signInAsOwner(page, request, store);
  await page.setViewportSize(desktop);
  await page.goto("/vendor/office/menu");
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  for (const index of [0, 1]) await boxes.nth(index).click();
  await checkDialogs(page, ["Price…", "Sold out…", "Move…"]);

  await test.step("what the server refuses", async () => {
    // Another device has deleted one of them meanwhile.
    await page.route("**/api/v1/store/bulk", async (route) => {
      const { rows } = route.request().postDataJSON();
      const errors = [{ code: "item", message: "This item is no longer available." }];
      const results = rows.map(({ id }: { id: number }) => ({ id, status: 404, errors }));
      await route.fulfill({ json: { results } });
    });
    await page.getByRole("button", { name: "On sale", exact: true }).click();
    await checkDialog(page);
    await page.unroute("**/api/v1/store/bulk");
  });

  await test.step("an item", async () => {
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await page
      .getByRole("main")
      .locator("li")
      .filter({ has: boxes })
      .first()
      .getByRole("link")
      .click();
    await checkDialogs(page, ["Delete…"]);
  });
});

test("the dialogs of offers, reviews and printers are accessible", async ({ page, request }) => {
  test.slow();
  const { store } = await findOfferedStore(request, "food", "bistrot-du-mole");
  const token = await signInAsOwner(page, request, store);
  await page.setViewportSize(desktop);
  const discount = { discount: 1, discount_type: "percent" as const };
  await callApi(request, "PUT /store/discount", { discount }, { token });
  const code = `D-${crypto.randomUUID().slice(0, 8)}`;
  const values = {
    ...{ title: { en: "Dialogs", fr: "Dialogues" }, code, min_purchase: 10 },
    ...{ discount: 1, discount_type: "amount" as const, max_discount: 0, limit: null },
  };
  const { entry } = await callApi(request, "POST /store/coupons", { values }, { token });
  try {
    await page.goto("/vendor/office/offers");
    await checkDialogs(page, ["End the discount…"]);
    await page.goto("/vendor/office/offers?show=coupons");
    await checkDialogs(page, ["New coupon", `Change ${code}`]);
    await page.getByRole("button", { name: `Change ${code}` }).click();
    await page.getByRole("button", { name: "Delete…" }).click();
    await expectAccessible(page);
    await page.goto("/vendor/office/reviews");
    await checkDialogs(page, [/^Report/]);
    await page.goto("/vendor/office/settings?show=printer");
    await page.getByRole("button", { name: "Make an address" }).click();
    await expect(page.getByText("Copy this address now: it is not shown again.")).toBeVisible();
    await expectAccessible(page);
    await checkDialogs(page, ["Make another address…", "Remove…"]);
  } finally {
    await callApi(request, "PUT /store/discount", { discount: null }, { token });
    await callApi(
      request,
      "DELETE /store/coupons/{id}",
      { id: entry.id, version: entry.version },
      { token },
    );
    await callApi(request, "DELETE /store/printer", {}, { token });
  }
});

test("the dialogs of a rental provider are accessible", async ({ page, user, request }) => {
  test.slow();
  const at = someMorning();
  const fleet = await visitFleet(user, request, at);
  const [vehicle] = fleet.vehicles;
  const trip = await book(request, fleet, { at, who: await newGuest(request) });
  const { token } = await signInAsProvider(request, vehicle.provider_id);
  await page.addInitScript((own) => localStorage.setItem("console:store:token", own ?? ""), token);
  await page.setViewportSize(desktop);
  await page.goto("/vendor/office/drivers");
  await checkDialogs(page, ["New driver"]);
  await page.goto(`/vendor/office/vehicles/${vehicle.id}`);
  await checkDialogs(page, ["Delete…"]);
  await page.goto(`/vendor/office/trips/${trip.id}`);
  // The town may have confirmed it meanwhile.
  await checkDialogs(page, [/^(Refuse|Cancel the trip)…$/]);
  await page.goto("/vendor/office");
  await page.getByRole("gridcell").first().getByRole("button").click();
  await checkDialog(page);
});

/** A grocer that the demo leaves to the test, and an item that it sells by weight. */
async function findWeighed(request: APIRequestContext, slug: string) {
  const { store, modules } = await findOfferedStore(request, "grocery", slug);
  const moduleId = modules.find(({ id }) => id === store.module_id)?.id ?? 0;
  const input = { store_id: store.id, limit: 100 };
  const caller = { zones: [store.zone_id], moduleId };
  const { products } = await callApi(request, "GET /items/latest", input, caller);
  // A step of it costs more than 6.00.
  const isDear = ({ price, weight_step }: Item) => price * (weight_step ?? 0) > 6000;
  const weighed = products.find((item) => item.sold_by === "weight" && isDear(item));
  if (!weighed) throw new Error(`${store.name} sells nothing by weight.`);
  return { store, weighed };
}
