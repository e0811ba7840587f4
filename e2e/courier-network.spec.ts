import { createHash } from "node:crypto";
import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { ownerEmail } from "@errand/demo/content/staff";
import type { APIRequestContext } from "@playwright/test";
import { callApi } from "./api.ts";
import {
  assignOrder,
  countUnsent,
  expectNoJob,
  findFreeCourier,
  openConsole,
  phone,
  shortNumber,
  typeCode,
} from "./courier-console.ts";
import { type CuttableProxy, openCuttableProxy } from "./cuttable-proxy.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { sendParcel } from "./send-parcel.ts";
import { findOfferedStore, openAllDay } from "./served-store.ts";
import { type CourierDay, readDay } from "./shop-commands.ts";
import { signInStaff, signInToDesk } from "./staff.ts";
import { leaveToDemo } from "./store-tablet.ts";
import type { TestData } from "./test-data.ts";

/** What the phone waits before it sends an act that can be undone, in milliseconds. */
const undoMs = 10_000;
const photo = {
  name: "torn.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test("a day whose connection is cut at every act in turn ends like one without a cut", async ({
  user,
  browser,
  request,
  baseURL,
  testData,
}) => {
  test.slow();
  const { modules, store, items } = await findOfferedStore(request, "ecommerce", "maison-corail");
  const [item] = items;
  const owner = await signInStaff(request, "store", ownerEmail(store.id));
  const desk = await signInToDesk(request);
  await openAllDay(request, owner);
  const beat = { orders_screen: true, audio_ok: true };
  await callApi(request, "PUT /store/heartbeat", beat, { token: owner });
  await user.setLocationAndModule(store, modules);
  const { token } = await user.signIn();
  const courier = await findFreeCourier(request, desk);
  await callApi(request, "PUT /courier/duty", { on: true }, { token: courier.token });
  const proxy = await openCuttableProxy(baseURL ?? "");
  const rider = await openConsole(browser, proxy.url, "courier", courier.token, phone, "/courier");
  const world: World = {
    ...{ request, testData, rider, proxy, store, item, owner, desk, customer: token },
    courierId: courier.id,
  };

  try {
    await rider.context().setGeolocation(store);
    await expectNoJob(rider);
    // What is done later is still reported with a time that is over.
    await rider.clock.install({ time: Date.now() - 40 * 60_000 });
    await rider.reload();
    await expectNoJob(rider);

    const connected = await workDay(world, false);
    const cut = await workDay(world, true);
    const [whole, mended] = await Promise.all(
      [connected, cut].map((ids) => readDay(courier.id, ids)),
    );
    expect(whole?.orders).toMatchObject([
      { status: "delivered", payment_status: "paid", is_own: true },
      { status: "returned", is_own: true },
    ]);
    expect(whole).toMatchObject({ incidents: [{}, {}], photos: [{ count: "2" }], stock: [{}] });
    expect(whole?.ledger.length).toBeGreaterThan(0);
    expect(mended).toEqual(whole);
    expect(hashOf(mended)).toBe(hashOf(whole));
    await callApi(request, "PUT /courier/duty", { on: false }, { token: courier.token });
  } finally {
    await rider.context().close();
    proxy.close();
    await leaveToDemo(request, store, owner);
  }
});

interface World {
  request: APIRequestContext;
  testData: TestData;
  rider: Page;
  proxy: CuttableProxy;
  store: Store;
  item: Item;
  owner: string;
  desk: string;
  customer: string;
  courierId: number;
}

/**
 * Brings an order that is paid in cash, and a parcel whose receiver does not open back to its
 * sender. Where `isCut`, the phone has no connection at each act, and again one after it. Returns
 * the ids of both.
 */
async function workDay(world: World, isCut: boolean): Promise<number[]> {
  const { rider, proxy, request, desk } = world;
  const button = (name: string | RegExp) => rider.getByRole("button", { name });
  const tick = async () => {
    for (const box of await rider.getByRole("checkbox").all()) await box.check();
  };
  const addPhoto = async () => {
    await rider.locator("input[type=file]").setInputFiles(photo);
    await expect(rider.getByText("1 photo taken")).toBeVisible();
  };

  /** Does something on the phone, and lets it arrive before the next. */
  async function act(press: () => Promise<unknown>) {
    if (isCut) {
      await rider.context().setOffline(true);
      proxy.cut();
    }
    await press();
    if (isCut) {
      expect(await countUnsent(rider)).toBe(1);
      await rider.clock.fastForward(undoMs);
      await expect(rider.getByText("1 act is kept and sent later.")).toBeVisible();
      await rider.context().setOffline(false);
    }
    await rider.clock.fastForward(undoMs);
    await expect.poll(() => countUnsent(rider)).toBe(0);
  }

  /** Without a connection, the phone would not know of it. */
  const expectJob = (job: number) =>
    expect(rider.getByText(`Pick up ${shortNumber(job)}`)).toBeVisible();

  const { id, otp } = await placeForDoor(world);
  await expectJob(id);
  await act(() => button(`I am at ${world.store.name}`).click());
  await tick();
  await act(() => button(/^I have/).click());
  await button("Trouble").click();
  await button("Wrong address").click();
  await addPhoto();
  await act(() => button("Tell the desk").click());
  await act(() => button("I am at the door").click());
  await typeCode(rider, otp);
  await button(/^Exact/).click();
  await act(() => button("Handed over").click());

  const parcel = await sendParcel(request, world.testData, world.customer);
  await assignOrder(request, desk, { id: parcel, courierId: world.courierId });
  await expectJob(parcel);
  await act(() => button(/^I am at /).click());
  await tick();
  await act(() => button("I have it").click());
  await act(() => button("I am at the door").click());
  await rider.clock.fastForward(8 * 60_000);
  await button("Trouble at the door").click();
  await button("Nobody opens").click();
  await addPhoto();
  await act(() => button("Not handed over").click());
  const canceled = { id: parcel, reason: "Nobody opened." };
  await callApi(request, "POST /desk/orders/{id}/cancel", canceled, { token: desk });
  await expect(rider.getByText(`Bring back ${shortNumber(parcel)}`)).toBeVisible();
  await button("I am at the door").click();
  await act(() => button("Brought back").click());
  await expectNoJob(rider);
  return [id, parcel];
}

/** Places an order to be paid in cash at the door, which its store makes ready for the courier. */
async function placeForDoor(world: World) {
  const { request, testData, store, item, customer, owner, desk, courierId } = world;
  const caller = { zones: [store.zone_id], moduleId: store.module_id, token: customer };
  const { latitude, longitude, address } = testData.restaurant.store;
  const quantity = Math.max(1, Math.ceil(store.minimum_order / item.price));
  const order = {
    order_type: "delivery" as const,
    payment_method: "cash_on_delivery" as const,
    store_id: store.id,
    is_buy_now: 1 as const,
    cart: [{ model: "Item" as const, item_id: item.id, quantity, price: item.price }],
    contact_person_name: "Ines Martin",
    contact_person_number: "+33612345678",
    ...{ latitude, longitude, address },
  };
  const { receipt } = await callApi(request, "POST /customer/order/get-Tax", order, caller);
  const placing = { ...order, order_amount: receipt.total };
  const placed = await callApi(request, "POST /customer/order/place", placing, caller);
  const { id, otp } = placed.order;
  const accepted = { id, processing_time: 5 };
  await callApi(request, "POST /store/orders/{id}/accept", accepted, { token: owner });
  await assignOrder(request, desk, { id, courierId });
  // A delivery that a courier accepts first is begun by the second call.
  await callApi(request, "POST /store/orders/{id}/accept", accepted, { token: owner });
  await callApi(request, "POST /store/orders/{id}/ready", { id }, { token: owner });
  return { id, otp: otp ?? "" };
}

function hashOf(day: CourierDay | undefined): string {
  return createHash("sha256").update(JSON.stringify(day)).digest("hex");
}
