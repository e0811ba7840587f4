import { ownerEmail } from "@errand/demo/content/staff";
import { expectAccessible, expectNoHorizontalScroll } from "./accessibility.ts";
import { callApi } from "./api.ts";
import {
  assignOrder,
  countUnsent,
  expectNoJob,
  findFreeCourier,
  openConsole,
  phone,
  shortNumber,
  takeCash,
  typeCode,
} from "./courier-console.ts";
import { openCuttableProxy } from "./cuttable-proxy.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { orderTitle, placeOrder } from "./place-order.ts";
import { findOfferedStore, openAllDay } from "./served-store.ts";
import { signInStaff, signInToDesk } from "./staff.ts";
import { stage, startShift, tabletSize, ticketLink } from "./store-tablet.ts";

// The connection of the phone is cut, and a code is wrong once.
test.use({ toleratedErrors: [/status of 422|ERR_INTERNET_DISCONNECTED/] });

test("a courier brings two orders of one store in one trip, without a connection at the doors", async ({
  page,
  user,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const { modules, store, items } = await findOfferedStore(request, "food", "sushi-tsuki");
  // The store has a minimum order.
  const dish = items.reduce((dearest, item) => (item.price > dearest.price ? item : dearest));
  const owner = await signInStaff(request, "store", ownerEmail(store.id));
  const desk = await signInToDesk(request);
  await openAllDay(request, owner);
  await callApi(
    request,
    "PUT /store/heartbeat",
    { orders_screen: true, audio_ok: true },
    { token: owner },
  );
  const courier = await findFreeCourier(request, desk);
  const kitchen = await openConsole(browser, baseURL, "store", owner, tabletSize, "/vendor");
  const proxy = await openCuttableProxy(baseURL ?? "");
  const rider = await openConsole(browser, proxy.url, "courier", courier.token, phone, "/courier");
  await rider.context().setGeolocation(store);

  try {
    await startShift(kitchen);
    await test.step("goes on duty", async () => {
      await callApi(request, "PUT /courier/duty", { on: false }, { token: courier.token });
      await rider.reload();
      await expect(rider.getByRole("heading", { name: "Off duty" })).toBeVisible();
      const vehicles = rider.getByRole("group", { name: "Your vehicle" });
      await vehicles.getByRole("button").first().click();
      await expectAccessible(rider);
      await rider.getByRole("button", { name: "Go on duty" }).click();
      await expectNoJob(rider);
      await expectAccessible(rider);
    });

    const orders: { id: number; code: string; page: string }[] = [];
    await test.step("the store makes two orders of a customer", async () => {
      // Doors away from the counter, so that it pays to fetch both orders first.
      const { stores } = await callApi(
        request,
        "GET /stores/get-stores/{filter_data}",
        { filter_data: "all", limit: 50 },
        { zones: [store.zone_id], moduleId: store.module_id },
      );
      const away = stores.find(
        ({ zone_id, latitude }) =>
          zone_id === store.zone_id && Math.abs(latitude - store.latitude) > 0.003,
      );
      await user.setLocationAndModule(away ?? store, modules);
      await user.signIn();
      for (const pieces of [4, 5]) {
        await user.addToCart(dish, pieces);
        await page.goto("/checkout?page=cart");
        await placeOrder(page);
        const id = Number(new URL(page.url()).searchParams.get("order_id"));
        const code = page.getByRole("region", { name: "Give this code to the courier" });
        const digits = ((await code.textContent()) ?? "").replaceAll(/\D/g, "").slice(-4);
        orders.push({ id, code: digits, page: page.url() });
        await ticketLink(stage(kitchen, "New"), id).click();
        await kitchen.getByRole("button", { name: /^Accept for/ }).click();
        await expect(orderTitle(page, "Being prepared")).toBeVisible();
        await assignOrder(request, desk, { id, courierId: courier.id });
        await kitchen.getByRole("button", { name: "Ready", exact: true }).click();
        await expect(stage(kitchen, "Ready")).toBeVisible();
      }
    });

    await test.step("fetches both at one counter", async () => {
      const both = rider.getByText(/^Pick up \d{3}, \d{3}/);
      await expect(both).toBeVisible();
      // In the order in which they are brought.
      const [first = ""] = ((await both.textContent()) ?? "").match(/\d{3}/) ?? [];
      await expectAccessible(rider);
      await rider.getByRole("button", { name: `I am at ${store.name}` }).click();
      await expect(rider.getByRole("heading", { name: first })).toBeVisible();
      await expectAccessible(rider);
      for (const box of await rider.getByRole("checkbox").all()) await box.check();
      await rider.getByRole("button", { name: /^I have/ }).click();
      await expect(rider.getByRole("button", { name: "I am at the door" })).toBeVisible();
      await expect(orderTitle(page, "On its way")).toBeVisible({ timeout: 60_000 });
    });

    await test.step("the route shows both doors", async () => {
      await rider.getByRole("link", { name: "Route" }).click();
      await expect(rider.getByRole("heading", { name: "2 stops left" })).toBeVisible();
      await expectAccessible(rider);
      await rider.getByRole("link", { name: "To the next stop" }).click();
    });

    await test.step("hands the first over with a wrong code at first", async () => {
      await rider.getByRole("button", { name: "I am at the door" }).click();
      await expect(rider.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(rider);
      const { code } = await findOrderAtDoor(rider, orders);
      await typeCode(rider, code === "0000" ? "0001" : "0000");
      await takeCash(rider);
      await rider.getByRole("button", { name: "Handed over" }).click();
      await expect(rider.getByText("That code is wrong. Ask again.")).toBeVisible();
      await typeCode(rider, code);
      await rider.getByRole("button", { name: "Handed over" }).click();
      await expect(rider.getByRole("button", { name: "I am at the door" })).toBeVisible();
    });

    await test.step("hands the second over without a connection, which a reload does not lose", async () => {
      // Otherwise the phone says how much is unsent instead.
      await expect.poll(() => countUnsent(rider)).toBe(0);
      await rider.context().setOffline(true);
      proxy.cut();
      await expect(rider.getByText("Go on as usual.")).toBeVisible({ timeout: 60_000 });
      await rider.getByRole("button", { name: "I am at the door" }).click();
      const { code } = await findOrderAtDoor(rider, orders);
      await typeCode(rider, code);
      await takeCash(rider);
      await rider.getByRole("button", { name: "Handed over" }).click();
      await expect(rider.getByText("2 acts are kept and sent later.")).toBeVisible();
      await expectAccessible(rider);
      await rider.context().setOffline(false);
      await rider.reload();
      await expect(rider.getByRole("heading", { name: "Waiting for a job" })).toBeVisible({
        timeout: 60_000,
      });
      for (const order of orders) {
        await page.goto(order.page);
        await expect(orderTitle(page, "Delivered")).toBeVisible({ timeout: 60_000 });
      }
    });

    await test.step("the money is there, and the day ends", async () => {
      await rider.getByRole("link", { name: "Money" }).click();
      await expect(rider.getByText(/^\d+ jobs$/)).toBeVisible();
      await rider.getByRole("button", { name: "Change the account" }).click();
      await expectAccessible(rider);
      await rider.getByRole("link", { name: "Me", exact: true }).click();
      await rider.getByRole("button", { name: "Add a paper" }).click();
      await expectAccessible(rider);
      await rider.getByRole("button", { name: "Cancel" }).click();
      await rider.getByRole("button", { name: "Name, contacts, password, devices" }).click();
      await expect(rider.getByRole("dialog")).toBeVisible();
      await expectAccessible(rider);
      await rider.keyboard.press("Escape");
      await expect(rider.getByRole("dialog")).toBeHidden();
      for (const width of [360, 320]) {
        await rider.setViewportSize({ width, height: 640 });
        await expectNoHorizontalScroll(rider);
      }
      await rider.getByRole("button", { name: "Sign out" }).click();
      await expect(rider.getByRole("button", { name: "Sign in" })).toBeVisible();
    });
  } finally {
    const ended = { orders_screen: false, audio_ok: false };
    await callApi(request, "PUT /store/heartbeat", ended, { token: owner });
    await callApi(request, "PUT /store/settings", { schedules: store.schedules }, { token: owner });
    await kitchen.context().close();
    await rider.context().close();
    proxy.close();
  }
});

async function findOrderAtDoor<Order extends { id: number }>(
  rider: Page,
  orders: Order[],
): Promise<Order> {
  const text = (await rider.getByText(/^At the door, \d{3}/).textContent()) ?? "";
  const [number] = text.match(/\d{3}/) ?? [];
  const found = orders.find(({ id }) => number === shortNumber(id));
  if (!found) throw new Error(`No order is ${text}.`);
  return found;
}
