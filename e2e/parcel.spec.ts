import type { Store } from "@errand/core/catalog/catalog.types";
import { exactMeters } from "@errand/core/location/geometry";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { toast } from "./locators.ts";
import { visitParcels } from "./send-parcel.ts";
import type { TestData } from "./test-data.ts";
import { desktop, phone } from "./viewports.ts";

const sender = {
  "Name (required)": "Ines Martin",
  "Phone number (required)": "0612345678",
  "Email (required)": "ines@customer.example",
};

test("a guest sends a parcel, its receiver follows it, and it comes back when it is canceled", async ({
  page,
  browser,
  request,
  user,
  testData,
}) => {
  test.slow();
  const from = testData.restaurant.store;
  const to = await farthestStore(request, testData);
  await visitParcels(user, request, from);

  await test.step("the home says what it costs, and takes the addresses along", async () => {
    await page.goto("/home");
    // The browser alone knows where the visitor is.
    await expect(page.getByRole("combobox", { name: "From", exact: true })).toHaveValue(
      from.address,
    );
    await page.getByRole("combobox", { name: "To", exact: true }).fill(to.address);
    await page.getByRole("radio", { name: /^Small parcel/ }).click();
    await expect(page.getByRole("radio", { name: /^Express.*Straight there/ })).toBeVisible();
    await expectAccessibleOnAllScreens(page);
    await page.getByRole("link", { name: /^Send it · / }).click();
    await expect(page).toHaveURL(/\/checkout\?page=parcel/);
    await expect(page.getByRole("heading", { level: 1, name: "Send a parcel" })).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Small parcel/ })).toBeChecked();
  });

  await test.step("missing fields show their errors", async () => {
    await page.getByRole("button", { name: /^Send parcel/ }).click();
    await expect(page.getByText("Name is required").first()).toBeVisible();
    await expectAccessibleOnAllScreens(page);
  });

  await test.step("sends it in cash", async () => {
    const fromPart = page.getByRole("region", { name: "From", exact: true });
    for (const [name, value] of Object.entries(sender)) {
      await fromPart.getByRole("textbox", { name, exact: true }).fill(value);
    }
    const toPart = page.getByRole("region", { name: "To", exact: true });
    await toPart.getByRole("textbox", { name: "Name (required)" }).fill("Hugo Blanc");
    await toPart.getByRole("textbox", { name: "Phone number (required)" }).fill("0687654321");
    await page.getByRole("button", { name: /^Send parcel · / }).click();
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
  });

  const context = await browser.newContext();
  const receiver = await context.newPage();
  await test.step("the receiver opens the link and sees it come", async () => {
    await context.grantPermissions(["clipboard-read"]);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(toast(page, "Link copied")).toBeVisible();
    const { pathname, search, hash } = new URL(
      await page.evaluate(() => navigator.clipboard.readText()),
    );
    await receiver.goto(`${new URL(page.url()).origin}${pathname}${search}${hash}`);
    await expect(
      receiver.getByRole("region", { name: "Tell the courier this code at your door" }),
    ).toBeVisible();
    await expect(receiver.getByRole("button", { name: "Cancel parcel" })).toBeHidden();
    await expect(receiver.getByRole("heading", { level: 1 })).toHaveText("On its way", {
      timeout: 120_000,
    });
  });

  // The couriers of the test shop ride so fast that the parcel arrives within a quarter of a
  // minute.
  await test.step("the sender cancels it on its way, while the receiver sees the courier move", async () => {
    await page.getByRole("button", { name: "Cancel parcel" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel this parcel?" });
    await expect(dialog).toContainText(/This costs .* of the delivery/);
    await dialog.getByRole("checkbox").first().check();
    const courier = receiver.locator(".leaflet-marker-icon").nth(2);
    await expect(courier).toBeVisible();
    const before = await courier.evaluate(({ style }) => style.transform);
    await expect.poll(() => courier.evaluate(({ style }) => style.transform)).not.toBe(before);
    await dialog.getByRole("button", { name: /^Cancel for/ }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the courier brings it back", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Returned" })).toBeVisible();
    await expect(receiver.getByRole("heading", { level: 1, name: "Returned" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Send again" })).toBeVisible();
    await expectAccessibleOnAllScreens(page);
    await expectAccessible(receiver);
  });
  await context.close();
});

test("a sender changes where a parcel is brought before it is collected, and cancels it", async ({
  page,
  request,
  user,
  testData,
}) => {
  const { store: from } = testData.restaurant;
  const { token } = await user.signIn();
  const moduleId = await visitParcels(user, request, from);
  const caller = { zones: testData.zones, moduleId, token };
  const [category] = await callApi(request, "GET /parcel-category", {}, caller);
  const { latitude, longitude, address } = from;
  const receiver = { contact_person_name: "Hugo", contact_person_number: "+33687654321", address };
  // Late tomorrow, on a slot.
  const schedule_at = new Date(Date.now() + 86_400_000).toISOString().replace(/T.*/, "T20:00:00Z");
  const parcel = {
    order_type: "parcel" as const,
    payment_method: "cash_on_delivery" as const,
    parcel_category_id: category?.id ?? 0,
    ...{ latitude, longitude, address, schedule_at },
    receiver_details: { ...receiver, latitude, longitude },
  };
  const { receipt } = await callApi(request, "POST /customer/order/get-Tax", parcel, caller);
  const placing = { ...parcel, order_amount: receipt.total };
  const { order } = await callApi(request, "POST /customer/order/place", placing, caller);

  const { stores } = await callApi(
    request,
    "GET /stores/get-stores/{filter_data}",
    { filter_data: "all", limit: 20 },
    { ...caller, moduleId: testData.foodModule.id, place: { latitude, longitude } },
  );
  const near = stores.find(({ address: other }) => other !== address)?.address ?? "";
  await page.goto(`/track-order?order_id=${order.id}`);
  await page.getByRole("button", { name: "Change the addresses" }).click();
  const dialog = page.getByRole("dialog", { name: "Change the addresses" });
  const to = dialog.getByRole("group", { name: "To" });
  await to.getByRole("combobox", { name: /^Address/ }).fill(near);
  await to.getByRole("combobox", { name: /^Address/ }).blur();
  await expect(to.getByText("Found on the map")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save the addresses" }).click();
  await expect(toast(page, "The new address is set.")).toBeVisible();
  await expect(page.getByText(near).first()).toBeVisible();

  await test.step("looks for another time", async () => {
    await page.getByRole("button", { name: "Change the time" }).click();
    await expect(page.getByRole("dialog", { name: "Change the time" })).toBeVisible();
    await expectAccessibleOnAllScreens(page);
    await page.keyboard.press("Escape");
  });

  await test.step("cancels it by keyboard alone", async () => {
    await tabTo(page, page.getByRole("button", { name: "Cancel parcel" }));
    await page.keyboard.press("Enter");
    const cancel = page.getByRole("dialog", { name: "Cancel this parcel?" });
    await expect(cancel).toContainText("Nothing has been collected yet.");
    await expectAccessibleOnAllScreens(page);
    await tabTo(page, cancel.getByRole("checkbox").first());
    await page.keyboard.press("Space");
    await tabTo(page, cancel.getByRole("button", { name: /^Cancel/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Cancelled" })).toBeVisible();
  });
});

/** An address far from the sender's, so that the parcel is on its way for long. */
async function farthestStore(request: APIRequestContext, data: TestData): Promise<Store> {
  const { foodModule, zones, restaurant } = data;
  const { stores } = await callApi(
    request,
    "GET /stores/get-stores/{filter_data}",
    { filter_data: "all", limit: 100 },
    { zones, moduleId: foodModule.id },
  );
  const meters = (store: Store) =>
    exactMeters(
      [store.longitude, store.latitude],
      [restaurant.store.longitude, restaurant.store.latitude],
    );
  const [farthest = restaurant.store] = stores.toSorted((a, b) => meters(b) - meters(a));
  return farthest;
}

/** Resizes the page, so that a parcel, which takes long, is sent once for both screens. */
test("a customer sends to the receivers of a file, and prints their labels", async ({
  page,
  request,
  user,
  testData,
}) => {
  test.slow();
  const from = testData.restaurant.store;
  const to = await farthestStore(request, testData);
  await user.signIn();
  await visitParcels(user, request, from);

  await page.goto("/parcel-batch");
  const rows = [
    "name;phone;address",
    `Ines Martin;0612345678;${to.address}`,
    `Hugo Lambert;0687654321;${from.address}`,
    "Nobody;1;zzzzzzzz",
  ];
  await page.getByLabel("Choose a file").setInputFiles({
    name: "receivers.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  await expect(page.getByText("1 to correct")).toBeVisible();
  await expect(page.getByText("We do not find this address.")).toBeVisible();
  await expectAccessibleOnAllScreens(page);
  await page.getByRole("button", { name: /^Send 2 parcels/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Labels" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Code of parcel/ })).toHaveCount(2);
  await expectAccessibleOnAllScreens(page);
  await page
    .getByRole("link", { name: /^Parcel \d+$/ })
    .first()
    .click();
  // Whatever has become of it: couriers of the test shop may have brought it by now.
  await expect(page.getByText("Ines Martin").filter({ visible: true }).first()).toBeVisible();
  await expectAccessibleOnAllScreens(page);
});

async function expectAccessibleOnAllScreens(page: Page) {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
  }
}
