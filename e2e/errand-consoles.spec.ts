import { ownerEmail } from "@errand/demo/content/staff";
import { expectAccessible } from "./accessibility.ts";
import { callApi } from "./api.ts";
import {
  assignOrder,
  expectNoJob,
  findFreeCourier,
  openConsole,
  phone,
  takeCash,
  typeCode,
} from "./courier-console.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { placeButton } from "./place-order.ts";
import { findOfferedStore, openAllDay } from "./served-store.ts";
import { signInStaff, signInToDesk } from "./staff.ts";
import { leaveToDemo, stage, startShift, tabletSize, ticketLink } from "./store-tablet.ts";

test("one courier brings what two stores have made to one door, and a parcel on from there", async ({
  page,
  user,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const offered = [
    await findOfferedStore(request, "food", "ramen-kaze"),
    await findOfferedStore(request, "food", "baan-siam"),
  ];
  const desk = await signInToDesk(request);
  const courier = await findFreeCourier(request, desk);
  const kitchens = await Promise.all(
    offered.map(async ({ store, items }) => {
      const token = await signInStaff(request, "store", ownerEmail(store.id));
      await openAllDay(request, token);
      const beat = { orders_screen: true, audio_ok: true };
      await callApi(request, "PUT /store/heartbeat", beat, { token });
      const tablet = await openConsole(browser, baseURL, "store", token, tabletSize, "/vendor");
      // The stores have a minimum order.
      const dish = items.reduce((dearest, item) => (item.price > dearest.price ? item : dearest));
      return { store, token, tablet, dish };
    }),
  );
  const [first] = kitchens;
  if (!first) throw new Error("There is no store.");
  await callApi(request, "PUT /courier/duty", { on: true }, { token: courier.token });
  const rider = await openConsole(browser, baseURL, "courier", courier.token, phone, "/courier");
  await rider.context().setGeolocation(first.store);

  try {
    for (const { tablet } of kitchens) await startShift(tablet);
    const { token } =
      await test.step("a customer orders from both, and sends a parcel", async () => {
        await user.setLocationAndModule(first.store, offered[0]?.modules ?? []);
        const account = await user.signIn();
        await user.addToCart(first.dish, 3);
        for (const { dish } of kitchens.slice(1)) await user.addToOtherCart(dish, 3);
        await page.goto("/errand");
        await addParcel(page, offered[1]?.store.address ?? "");
        await placeButton(page).click();
        await expect(page).toHaveURL(/\/run\/\d+$/);
        return account;
      });
    const run_id = Number(page.url().split("/").at(-1));
    const run = await callApi(request, "GET /customer/run", { run_id }, { token });
    expect(run.orders).toHaveLength(3);
    const parcel = run.orders.find(({ order_type }) => order_type === "parcel");

    await test.step("each store makes its own order", async () => {
      for (const { store, tablet } of kitchens) {
        const id = run.orders.find(({ store_id }) => store_id === store.id)?.id ?? 0;
        await ticketLink(stage(tablet, "New"), id).click();
        await tablet.getByRole("button", { name: /^Accept for/ }).click();
        await assignOrder(request, desk, { id, courierId: courier.id });
        await tablet.getByRole("button", { name: "Ready", exact: true }).click();
        await expect(stage(tablet, "Ready")).toBeVisible();
      }
      // What is done on a tablet is sent after ten seconds.
      const statuses = async () =>
        (await callApi(request, "GET /customer/run", { run_id }, { token })).orders
          .filter(({ id }) => id !== parcel?.id)
          .map(({ order_status }) => order_status);
      await expect.poll(statuses).toEqual(["handover", "handover"]);
      await assignOrder(request, desk, { id: parcel?.id ?? 0, courierId: courier.id });
    });

    await test.step("the courier fetches both", async () => {
      for (const _stop of kitchens) {
        await rider.getByRole("button", { name: /^I am at (?!the door)/ }).click();
        for (const box of await rider.getByRole("checkbox").all()) await box.check();
        await rider.getByRole("button", { name: /^I have/ }).click();
      }
    });

    await test.step("hands them over at one door", async () => {
      await rider.getByRole("button", { name: "I am at the door" }).click();
      await expect(rider.getByText(/^At the door, \d{3}, \d{3}/)).toBeVisible();
      await expectAccessible(rider);
      await typeCode(rider, run.otp ?? "");
      await takeCash(rider);
      await rider.getByRole("button", { name: "Handed over" }).click();
    });

    await test.step("and takes the parcel along, to its receiver", async () => {
      await rider.getByRole("button", { name: "I am at the door" }).click();
      for (const box of await rider.getByRole("checkbox").all()) await box.check();
      await rider.getByRole("button", { name: /^I have/ }).click();
      await expect(rider.getByText("Hugo Blanc")).toBeVisible();
      await rider.getByRole("button", { name: "I am at the door" }).click();
      await typeCode(rider, parcel?.otp ?? "");
      await rider.getByRole("button", { name: "Handed over" }).click();
      await expectNoJob(rider);
      await expect(page.getByText("Everything has arrived").first()).toBeVisible();
    });
  } finally {
    for (const { store, token: owner, tablet } of kitchens) {
      await leaveToDemo(request, store, owner);
      await tablet.context().close();
    }
    await rider.context().close();
  }
});

/** Sends a parcel from the address of the errand. */
async function addParcel(page: Page, address: string) {
  await page.getByRole("button", { name: "Add a parcel" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a parcel" });
  await dialog.getByRole("radio", { name: /^Send it/ }).click();
  await dialog.getByRole("radio", { name: /^Small parcel/ }).click();
  await dialog.getByLabel(/^Address/).fill(address);
  await dialog.getByLabel(/^Address/).press("Tab");
  await expect(dialog.getByText("Found on the map")).toBeVisible();
  await dialog.getByRole("textbox", { name: /^Name/ }).fill("Hugo Blanc");
  await dialog.getByRole("textbox", { name: /^Phone number/ }).fill("0687654321");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add to the errand" }).click();
  const stops = page.getByRole("list", { name: "Stops" });
  await expect(stops).toContainText("A parcel to Hugo Blanc");
  await expectAccessible(page);
}
