import type { OrderDetail } from "@errand/core/orders/orders.types";
import { testOrder } from "@errand/core/orders/testing-order";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { testItem } from "../cart/testing.ts";
import { renderInShop } from "../catalog/testing.tsx";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { store } from "../visitor/storage.ts";
import { OrderListRow } from "./order-list.tsx";
import { RateOrder } from "./rate-order.tsx";

const delivered = testOrder({
  order_status: "delivered",
  delivered: "2026-03-05T09:45:00.000Z",
  is_guest: false,
  delivery_man: {
    id: 9,
    f_name: "Karim",
    phone: "+33612345678",
    image_full_url: null,
    vehicle_type: "Bicycle",
    avg_rating: 4.5,
    rating_count: 12,
    reviewed: false,
  },
});

const name = { order_id: delivered.id };
const rated = delivered.store && { ...delivered.store, reviewed: true };

function line(id: number, name: string, changes: Partial<OrderDetail> = {}): OrderDetail {
  return {
    id,
    order_id: delivered.id,
    item_id: id,
    model: "Item",
    price: 4.2,
    quantity: 1,
    weight: null,
    ordered_quantity: 1,
    replaces_id: null,
    variation: [],
    add_ons: [],
    if_sold_out: "call",
    note: null,
    total_add_on_price: 0,
    discount_on_item: 0,
    discount_type: null,
    item_details: testItem({ id, name }),
    image_full_url: null,
    images_full_url: [],
    reviewed: false,
    ...changes,
  };
}

const lines = [
  line(7, "Rye loaf"),
  line(8, "Rye loaf, large", { item_id: 7 }),
  line(9, "Oat loaf"),
  line(10, "Plum cake", { reviewed: true }),
  line(11, "Fig tart", { quantity: 0 }),
];

beforeEach(() => {
  localStorage.clear();
  store("token", "t".repeat(43));
});

function show(replies: FakeReplies = {}, order = delivered, details = lines) {
  const calls = fakeApi({ "GET /customer/order/details": () => details, ...replies });
  renderInShop(<RateOrder order={order} name={name} />);
  return calls;
}

type FakeCalls = ReturnType<typeof fakeApi>;

async function openDialog() {
  await userEvent.click(await screen.findByRole("button", { name: "Rate your order" }));
  return within(await screen.findByRole("dialog", { name: "Rate your order" }));
}

type Dialog = Awaited<ReturnType<typeof openDialog>>;

function rate(dialog: Dialog, name: string, stars: string) {
  const group = within(dialog.getByRole("radiogroup", { name: `Your rating of ${name}` }));
  return userEvent.click(group.getByRole("radio", { name: stars }));
}
const send = (dialog: Dialog) =>
  userEvent.click(dialog.getByRole("button", { name: "Send ratings" }));

test("offers the store, each delivered item once and the courier, without what is rated", async () => {
  show();
  const dialog = await openDialog();
  const groups = dialog.getAllByRole("radiogroup").map((each) => each.getAttribute("aria-label"));
  expect(groups).toEqual([
    "Your rating of Corner Bakery",
    "Your rating of Rye loaf, large",
    "Your rating of Oat loaf",
    "Your rating of Karim",
  ]);
});

const thanks = () => ({ message: "Thank you for your rating." });

/** What was sent, in order. */
const sent = (calls: FakeCalls) =>
  calls
    .filter(({ endpoint }) => endpoint.endsWith("/submit"))
    .map(({ endpoint, input }) => [endpoint.split(" ")[0], input]);

test("saves stars as they are chosen and again when they are changed, and closes with the comment", async () => {
  const toasts = readToasts();
  const calls = show({
    "POST /items/reviews/submit": thanks,
    "PUT /items/reviews/submit": thanks,
  });
  const dialog = await openDialog();
  await rate(dialog, "Oat loaf", "2 stars");
  expect(await dialog.findByText("Saved")).toBeTruthy();
  await rate(dialog, "Oat loaf", "3 stars");
  await waitFor(() => expect(sent(calls)).toHaveLength(2));
  expect(dialog.getAllByRole("radiogroup")).toHaveLength(4);
  await userEvent.type(dialog.getByLabelText("What was good, what was not?"), " Too dry ");
  await send(dialog);

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(toasts).toContain("Thank you for your rating.");
  const item = { order_id: 100_001, item_id: 9 };
  expect(sent(calls)).toEqual([
    ["POST", { ...item, rating: 2 }],
    ["PUT", { ...item, rating: 3 }],
    ["PUT", { ...item, rating: 3, comment: "Too dry" }],
  ]);
  const groups = (await openDialog()).getAllByRole("radiogroup");
  expect(groups.map((each) => each.getAttribute("aria-label"))).toEqual([
    "Your rating of Corner Bakery",
    "Your rating of Rye loaf, large",
    "Your rating of Karim",
  ]);
});

test("a rating that fails stays with its comment, and the others are saved", async () => {
  let refused = true;
  const calls = show({
    "POST /items/reviews/submit": () =>
      refused
        ? errorReply(403, "feature_off", "this store is not having any review plan")
        : thanks(),
    "POST /stores/reviews/submit": thanks,
  });
  const dialog = await openDialog();
  await rate(dialog, "Corner Bakery", "3 stars");
  await rate(dialog, "Oat loaf", "2 stars");
  await userEvent.type(
    dialog.getAllByLabelText("What was good, what was not?")[1] as Element,
    "Dry",
  );
  await send(dialog);
  expect(await dialog.findByText("this store is not having any review plan")).toBeTruthy();
  expect(dialog.getByDisplayValue("Dry")).toBeTruthy();
  expect(dialog.getAllByText("Saved")).toHaveLength(1);

  refused = false;
  await send(dialog);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const item = { order_id: 100_001, item_id: 9, rating: 2 };
  expect(sent(calls)).toEqual([
    ["POST", { order_id: 100_001, store_id: 3, rating: 3 }],
    ["POST", item],
    ["POST", { ...item, comment: "Dry" }],
    ["POST", { ...item, comment: "Dry" }],
  ]);
});

test("requires the stars of one part, and shows the server's error beside its field", async () => {
  const comment = "The comment has a forbidden character.";
  show(
    { "POST /items/reviews/submit": () => errorReply(422, "comment", comment, "comment") },
    { ...delivered, store: rated, delivery_man: null },
    [line(7, "Rye loaf")],
  );
  const dialog = await openDialog();
  await send(dialog);
  expect(dialog.getByText("Choose the stars for at least one of them.")).toBeTruthy();
  await rate(dialog, "Rye loaf", "1 star");
  expect(dialog.queryByText("Choose the stars for at least one of them.")).toBeNull();
  await send(dialog);
  expect(await dialog.findByText(comment)).toBeTruthy();
  const field = dialog.getByLabelText("What was good, what was not?");
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("changes the rating that was given on another device", async () => {
  const calls = show(
    {
      "POST /items/reviews/submit": () => errorReply(409, "review", "You have already rated this."),
      "PUT /items/reviews/submit": thanks,
    },
    { ...delivered, store: rated, delivery_man: null },
    [line(7, "Rye loaf")],
  );
  const dialog = await openDialog();
  await rate(dialog, "Rye loaf", "5 stars");
  expect(await dialog.findByText("Saved")).toBeTruthy();
  await send(dialog);
  expect(await screen.findByText("Thank you for rating this order.")).toBeTruthy();
  const given = { order_id: 100_001, item_id: 7, rating: 5 };
  expect(sent(calls)).toEqual([
    ["POST", given],
    ["PUT", given],
  ]);
});

test("offers no rating of a medicine on prescription", async () => {
  const medicine = { ...testItem({ id: 9, name: "Pill" }), is_prescription_required: 1 as const };
  show({}, delivered, [line(7, "Rye loaf"), line(9, "Pill", { item_details: medicine })]);
  const groups = (await openDialog()).getAllByRole("radiogroup");
  expect(groups.map((each) => each.getAttribute("aria-label"))).toEqual([
    "Your rating of Corner Bakery",
    "Your rating of Rye loaf",
    "Your rating of Karim",
  ]);
});

test("a guest rates with the guest id and the proof of the order", async () => {
  localStorage.clear();
  const guest_id = "g".repeat(22);
  store("guest_id", guest_id);
  const calls = fakeApi({
    "GET /customer/order/details": () => [],
    "POST /delivery-man/reviews/submit": thanks,
  });
  const proof = { ...name, contact_number: "+33612345678" };
  renderInShop(<RateOrder order={{ ...delivered, is_guest: true }} name={proof} />);
  await rate(await openDialog(), "Karim", "5 stars");
  await waitFor(() =>
    expect(sent(calls)).toEqual([["POST", { ...proof, guest_id, delivery_man_id: 9, rating: 5 }]]),
  );
});

test("offers only the courier where the store has no reviews", async () => {
  const store = delivered.store && { ...delivered.store, reviews_section: false };
  show({}, { ...delivered, store });
  const groups = (await openDialog()).getAllByRole("radiogroup");
  expect(groups.map((each) => each.getAttribute("aria-label"))).toEqual(["Your rating of Karim"]);
});

test("the link of the list opens the dialog, and closing it removes it from the URL", async () => {
  fakeApi({ "GET /customer/order/details": () => lines });
  renderInShop(<OrderListRow order={delivered} />);
  const link = screen.getByRole("link", { name: "Rate order #100001" });
  expect(link.getAttribute("href")).toBe("/track-order?order_id=100001&rate");

  renderInShop(<RateOrder order={delivered} name={name} />, {
    query: "?order_id=100001&rate",
  });
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("button", { name: "Rate your order" })).toBeTruthy();
});

test.each([
  ["an order that is not delivered", { delivered: null, order_status: "picked_up" }],
  ["a refunded order", { order_status: "refunded" }],
  ["an order that is rated", { store: rated, delivery_man: null }],
] as const)("offers nothing for %s", async (_case, changes) => {
  const calls = show({}, { ...delivered, ...changes }, []);
  await waitFor(() => expect(calls.length).toBe("delivery_man" in changes ? 1 : 0));
  expect(screen.queryByText("How was it?")).toBeNull();
});
