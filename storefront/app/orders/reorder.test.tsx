import { testOrder } from "@errand/core/orders/testing-order";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Reply } from "../api/api-request.ts";
import { testLine, visitAsGuest } from "../cart/testing.ts";
import { renderInShop } from "../catalog/testing.tsx";
import { closePanel, panelStore } from "../shell/panels.ts";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { Reorder } from "./reorder.tsx";

type Reordered = Reply<"POST /customer/order/reorder">;

const order = testOrder({ order_status: "delivered", actions: [] });
const name = { order_id: order.id, contact_number: "+33612345678" };
const asBefore: Reordered = { cart: [testLine()], changes: [], closed: null };
const about = { item_id: 7, name: "Rye loaf", in_cart: true };

beforeEach(() => {
  visitAsGuest();
  closePanel();
});

function press(reply: NonNullable<FakeReplies["POST /customer/order/reorder"]>) {
  const calls = fakeApi({ "POST /customer/order/reorder": reply });
  renderInShop(<Reorder order={order} name={name} />);
  return {
    calls,
    clicked: userEvent.click(screen.getByRole("button", { name: "Order again" })),
  };
}

const dialogNamed = async (title: string) =>
  within(await screen.findByRole("dialog", { name: title }));

test("opens the cart at once when everything is as before", async () => {
  const { calls, clicked } = press(() => asBefore);
  await clicked;
  await waitFor(() => expect(panelStore.get()).toMatchObject({ name: "cart", isOpen: true }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls[0]?.input).toMatchObject({ ...name, replaces_cart: 0 });
});

test("lists what has changed in plain words before the cart opens", async () => {
  const { clicked } = press(() => ({
    cart: [testLine()],
    changes: [
      { ...about, kind: "price", before: 4.2, now: 4.5 },
      { ...about, kind: "quantity", before: 3, now: 1 },
      { ...about, kind: "options", missing: ["Sesame"] },
      { ...about, kind: "gone", name: "Brioche", in_cart: false },
    ],
    closed: { store_name: "Corner Bakery", opens_at: "2026-03-05T07:00:00.000Z" },
  }));
  await clicked;
  const dialog = await dialogNamed("Not everything is as before");
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Corner Bakery is closed. It opens on .*5.* at .*8:00.*\.$/),
    "Rye loaf now costs €4.50 instead of €4.20.",
    "Rye loaf: only 1 of the 3 you ordered can be added.",
    "Rye loaf is in your cart, but no longer comes with Sesame.",
    "Brioche is no longer sold.",
  ]);
  expect(panelStore.get()?.isOpen ?? false).toBe(false);
  await userEvent.click(dialog.getByRole("button", { name: "View cart" }));
  expect(panelStore.get()).toMatchObject({ name: "cart", isOpen: true });
});

test("leads to the store when nothing of the order is left", async () => {
  const { clicked } = press(() => ({
    cart: [],
    changes: [{ ...about, kind: "gone", in_cart: false }],
    closed: null,
  }));
  await clicked;
  const dialog = await dialogNamed("This can’t be ordered again");
  expect(dialog.queryByRole("button", { name: "View cart" })).toBeNull();
  expect(dialog.getByRole("link", { name: "Go to store" }).getAttribute("href")).toBe(
    "/store/corner-bakery",
  );
});

test("asks before the cart of another store is replaced", async () => {
  const { calls, clicked } = press(({ replaces_cart }) =>
    replaces_cart === 1 ? asBefore : errorReply(409, "different_stores", "Another store"),
  );
  await clicked;
  const question = await dialogNamed("Start a new cart?");
  expect(panelStore.get()?.isOpen ?? false).toBe(false);
  await userEvent.click(question.getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(panelStore.get()).toMatchObject({ name: "cart", isOpen: true }));
  expect(calls.map(({ input }) => input.replaces_cart)).toEqual([0, 1]);
});
