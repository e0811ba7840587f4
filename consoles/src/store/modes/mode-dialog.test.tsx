import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { openTablet } from "../testing.tsx";
import { testStoreOrder } from "../tickets/testing.ts";

afterEach(() => localStorage.clear());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const changed = () => ({ message: "Updated." });

async function openModes(options: Parameters<typeof openTablet>[0]) {
  const sent = await openTablet(options);
  await userEvent.click(screen.getByRole("button", { name: /Slow down or pause/ }));
  return { sent, dialog: within(await screen.findByRole("dialog")) };
}

test("says what customers see before the store is busy, and until when", async () => {
  const { sent, dialog } = await openModes({
    orders: [testStoreOrder()],
    replies: { "PUT /store/busy": changed },
  });
  await userEvent.click(dialog.getByRole("button", { name: /^\+20/ }));
  await userEvent.click(dialog.getByRole("button", { name: /30 min$/, pressed: false }));
  expect(dialog.getByText("15–25 min")).toBeDefined();
  expect(dialog.getByText("35–45 min")).toBeDefined();
  expect(dialog.getByText("The order in preparation keeps its time.")).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: /^Busy, \+20 min until/ }));
  expect(sent).toMatchObject([{ endpoint: "PUT /store/busy", input: { extra_minutes: 20 } }]);
  const left = (Date.parse(String(sent[0]?.input.until)) - Date.now()) / 60_000;
  expect(left).toBeGreaterThan(29);
  expect(left).toBeLessThanOrEqual(35);
});

test("one press pauses the store, and says when it is back", async () => {
  const until = inMinutes(30);
  const { sent, dialog } = await openModes({
    replies: {
      "PUT /store/pause": () => ({ ...changed(), paused_until: until, pause_cause: "store" }),
    },
  });
  await userEvent.click(dialog.getByRole("button", { name: /^30 min\s*back/ }));
  const left = (Date.parse(String(sent[0]?.input.paused_until)) - Date.now()) / 60_000;
  expect(left).toBeGreaterThan(29);
  expect(left).toBeLessThanOrEqual(30);
});

test("a pause ends early by a press", async () => {
  const { sent, dialog } = await openModes({
    capacity: { paused_until: inMinutes(20), pause_cause: "store" },
    replies: {
      "PUT /store/pause": () => ({ ...changed(), paused_until: null, pause_cause: null }),
    },
  });
  await userEvent.click(dialog.getByRole("button", { name: "Take orders again" }));
  expect(sent).toEqual([{ endpoint: "PUT /store/pause", input: { paused_until: null } }]);
});

test("a busy time ends early by a press", async () => {
  const { sent, dialog } = await openModes({
    capacity: { busy: { extra_minutes: 10, until: inMinutes(40) } },
    replies: { "PUT /store/busy": changed },
  });
  await userEvent.click(dialog.getByRole("button", { name: "Back to usual times" }));
  expect(Date.parse(String(sent[0]?.input.until))).toBeLessThan(Date.now());
});

test("a pause by the desk says why, and cannot be ended here", async () => {
  const { dialog } = await openModes({
    capacity: {
      paused_until: inMinutes(60),
      pause_cause: "desk",
      pause_reason: "Water damage",
    },
  });
  expect(dialog.getByText(/^Paused by the desk until/)).toBeDefined();
  expect(dialog.getByText("Water damage · Only the desk can end it.")).toBeDefined();
  expect(dialog.queryByRole("button", { name: "Take orders again" })).toBeNull();
  expect(dialog.queryByRole("button", { name: /back/ })).toBeNull();
});
