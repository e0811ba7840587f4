import { beforeEach, expect, test } from "vitest";
import { createPrinter } from "./printer.ts";
import { TestPrinter, TestUsb } from "./testing-usb.ts";

beforeEach(() => localStorage.clear());

const hello = new TextEncoder().encode("Hello");

test("prints on the printer that a person has chosen, also after a reload", async () => {
  const device = new TestPrinter();
  const usb = new TestUsb(device);
  const printer = createPrinter(usb);
  printer.start();
  expect(printer.state()).toEqual({ status: "none" });
  expect(await printer.connect()).toBe(true);
  await printer.print(hello);
  const reloaded = createPrinter(usb);
  expect(reloaded.state()).toEqual({ status: "gone", name: "TM-T20III" });
  reloaded.start();
  await expect.poll(() => reloaded.state().status).toBe("ready");
  await reloaded.print(hello);
  expect(device.printed).toEqual(["Hello", "Hello"]);
});

test("leaves a printer alone that was not chosen on this device", async () => {
  const printer = createPrinter(new TestUsb(new TestPrinter()));
  printer.start();
  await expect(printer.print(hello)).rejects.toThrow();
  expect(printer.state()).toEqual({ status: "none" });
});

test("says that no printer was chosen, and keeps its state", async () => {
  const printer = createPrinter(new TestUsb(null));
  expect(await printer.connect()).toBe(false);
  expect(printer.state()).toEqual({ status: "none" });
});

test("knows when the printer is unplugged, and prints once it is back", async () => {
  const device = new TestPrinter();
  const usb = new TestUsb(device);
  const printer = createPrinter(usb);
  printer.start();
  await printer.connect();
  usb.unplug();
  expect(printer.state().status).toBe("gone");
  await expect(printer.print(hello)).rejects.toThrow();
  expect(printer.state().status).toBe("gone");
  usb.plug(device);
  await expect.poll(() => printer.state().status).toBe("ready");
});

test("prints again after a failure as soon as the printer takes it", async () => {
  const device = new TestPrinter();
  const printer = createPrinter(new TestUsb(device));
  await printer.connect();
  device.isBroken = true;
  await expect(printer.print(hello)).rejects.toThrow();
  expect(printer.state().status).toBe("failed");
  device.isBroken = false;
  await printer.print(hello);
  expect(printer.state().status).toBe("ready");
  expect(device.printed).toEqual(["Hello"]);
});

test("expects no printer any more once it is forgotten", async () => {
  const usb = new TestUsb(new TestPrinter());
  const printer = createPrinter(usb);
  await printer.connect();
  printer.forget();
  expect(printer.state()).toEqual({ status: "none" });
  expect(createPrinter(usb).state()).toEqual({ status: "none" });
});

test("says where the browser has no access to USB", async () => {
  const printer = createPrinter(null);
  expect(await printer.connect()).toBe(false);
  expect(printer.state()).toEqual({ status: "unsupported" });
});
