import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { openTablet } from "../testing.tsx";
import { testStoreOrder } from "../tickets/testing.ts";
import { TestPrinter, TestUsb } from "./testing-usb.ts";

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, "usb");
});

/** Gives this device a printer that was connected before. */
function connectPrinter() {
  const device = new TestPrinter();
  const usb = new TestUsb(device);
  Object.defineProperty(navigator, "usb", { value: usb, configurable: true });
  localStorage.setItem("console:store:printer", device.productName);
  return { device, usb };
}

const ringing = testStoreOrder({
  id: 100_431,
  order_status: "confirmed",
  processing_time: null,
  ready_by: null,
});
const accepted = testStoreOrder({ ...ringing, order_status: "processing", processing_time: 20 });
const inPreparation = testStoreOrder({ id: 100_424 });

const replies = {
  "POST /store/orders/{id}/accept": () => ({ message: "Changed.", order: accepted }),
  "GET /store/orders/{id}/ticket": ({ kind }: Record<string, unknown>, id: number) => ({
    language: "en",
    rtl: false,
    lines: [{ left: `${kind} ${id}` }],
  }),
};

const accept = async () =>
  userEvent.click(await screen.findByRole("button", { name: /^Accept for/ }));

test("prints what is accepted from now on, for the kitchen and for the customer", async () => {
  const { device } = connectPrinter();
  await openTablet({
    capacity: { print_on_accept: "both" },
    orders: [inPreparation, ringing],
    replies,
  });
  expect(await screen.findByText("Connected")).toBeDefined();
  await accept();
  await expect.poll(() => device.printed).toHaveLength(2);
  expect(device.printed[0]).toContain("kitchen 100431");
  expect(device.printed[1]).toContain("customer 100431");
});

test("prints nothing by itself where the store does not want it", async () => {
  const { device } = connectPrinter();
  await openTablet({ orders: [ringing], replies });
  await accept();
  expect(await screen.findByRole("link", { name: "Open order 431" })).toBeDefined();
  expect(device.printed).toEqual([]);
});

test("accepts an order that the printer refuses, and prints it once the printer is back", async () => {
  const { device, usb } = connectPrinter();
  device.isBroken = true;
  const sent = await openTablet({
    capacity: { print_on_accept: "kitchen" },
    orders: [ringing],
    replies,
  });
  await accept();
  expect(await screen.findByText("Does not answer")).toBeDefined();
  expect(sent.map(({ endpoint }) => endpoint)).toContain("POST /store/orders/100431/accept");
  device.isBroken = false;
  usb.unplug();
  usb.plug(device);
  await expect.poll(() => device.printed).toHaveLength(1);
  expect(device.printed[0]).toContain("kitchen 100431");
});

test("shows what is printed of an order, and prints it on the printer of this device", async () => {
  const { device } = connectPrinter();
  await openTablet({ path: "/vendor/orders/100424/print", orders: [inPreparation], replies });
  expect(await screen.findAllByText("kitchen 100424")).toHaveLength(2);
  await userEvent.click(screen.getByRole("radio", { name: "Receipt" }));
  await userEvent.click(await screen.findByRole("button", { name: "Print on TM-T20III" }));
  await expect.poll(() => device.printed).toHaveLength(1);
  expect(device.printed[0]).toContain("customer 100424");
});

test("opens the print dialog with paper as long as the ticket", async () => {
  const rules: string[] = [];
  window.print = () => {
    for (const { cssRules } of document.adoptedStyleSheets)
      for (const { cssText } of cssRules) rules.push(cssText);
  };
  await openTablet({ path: "/vendor/orders/100424/print", orders: [inPreparation], replies });
  expect(await screen.findAllByText("kitchen 100424")).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Print…" }));
  expect(rules.join().replaceAll(/\s+/g, " ")).toContain("size: 80mm 12mm");
  window.dispatchEvent(new Event("afterprint"));
  expect(document.adoptedStyleSheets).toEqual([]);
});
