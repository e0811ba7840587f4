import { afterEach, expect, test } from "vitest";
import { openSection } from "../office/testing.tsx";
import { TestPrinter, TestUsb } from "../printing/testing-usb.ts";
import type { TabletSounds } from "../sound/sounds.ts";
import { SoundContext } from "../sound/use-sound.ts";
import { useSendHeartbeats } from "./use-heartbeat.ts";

const sounds: TabletSounds = {
  canPlay: () => true,
  allow: async () => true,
  play: () => {},
  subscribe: () => () => {},
};

function Beat() {
  useSendHeartbeats(true);
  return null;
}

const open = () =>
  openSection(
    <SoundContext value={sounds}>
      <Beat />
    </SoundContext>,
    { "PUT /store/heartbeat": () => ({ open: true, paused_until: null }) },
  );

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, "usb");
});

test("states at once that the printer of the device is gone", async () => {
  const device = new TestPrinter();
  const usb = new TestUsb(device);
  Object.defineProperty(navigator, "usb", { value: usb, configurable: true });
  localStorage.setItem("console:store:printer", device.productName);
  const sent = await open();
  await expect.poll(() => sent.at(-1)?.input).toMatchObject({ audio_ok: true, printer: "ready" });
  usb.unplug();
  await expect.poll(() => sent.at(-1)?.input).toMatchObject({ printer: "gone" });
});

test("states nothing of a printer where none was connected", async () => {
  const sent = await open();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.input).not.toHaveProperty("printer");
});

test("sends a heartbeat at once when the page becomes visible, and when the connection is back", async () => {
  const sent = await open();
  await expect.poll(() => sent).toHaveLength(1);
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => sent).toHaveLength(2);
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent.at(-1)?.input).toMatchObject({ orders_screen: true, audio_ok: true });
});
