import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { openTablet } from "../testing.tsx";
import { testStoreOrder } from "../tickets/testing.ts";
import { keyMap } from "./key-map.ts";

afterEach(() => {
  act(() => keyMap.reset());
  localStorage.clear();
});

const inTenMinutes = new Date(Date.now() + 600_000).toISOString();
const order = testStoreOrder({ id: 100_424, ready_by: inTenMinutes, module_type: "food" });

async function change(name: string, key: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Change the key: ${name}` }));
  await userEvent.keyboard(key);
}

test("an act gets another key, which does it on the board from then on", async () => {
  await openTablet({ orders: [order], path: "/vendor/keys" });
  await change("Ready", "x");
  await change("Choose ticket 1", "{F1}");
  expect(screen.queryByText("Press the new key now.")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "To the orders" }));
  await screen.findByRole("link", { name: "Open order 424" });
  await userEvent.keyboard("{F1}x");
  expect(await screen.findByRole("button", { name: /^Undo/ })).toBeDefined();
});

test("a key that does something else, or leads through the page, is refused in words", async () => {
  await openTablet({ path: "/vendor/keys" });
  await change("Ready", "a");
  expect(await screen.findByText(/^A already does this: Accept\./)).toBeDefined();
  await userEvent.keyboard("{Shift}");
  expect(await screen.findByText(/^This key leads through the page\./)).toBeDefined();
  await userEvent.keyboard("{Escape}");
  expect(keyMap.read().ready).toBe("r");
});

test("all keys go back to the usual ones", async () => {
  await openTablet({ path: "/vendor/keys" });
  await change("Undo", "z");
  expect(keyMap.read().undo).toBe("z");
  await userEvent.click(screen.getByRole("button", { name: "Back to the usual keys" }));
  expect(keyMap.read().undo).toBe("u");
});
