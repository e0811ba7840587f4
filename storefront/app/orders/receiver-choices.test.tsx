import type { Order } from "@errand/core/orders/orders.types";
import type { ReceivedParcel } from "@errand/core/parcel/receiver.contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { testParcel } from "../parcel/testing.ts";
import { errorReply, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { OrderView } from "./order-view.tsx";

// jsdom has no layout to draw a map in.
vi.mock("./order-map.tsx", () => ({ OrderMap: () => <p>The way</p> }));

const at = "2026-03-05T09:46:00.000Z";
let parcel: ReceivedParcel;
let refusal: Response | null;
let calls: RecordedCall[];

beforeEach(() => {
  visitAsGuest();
  refusal = null;
  parcel = {
    state: "booked",
    expected_at: null,
    schedule_at: null,
    courier: { first_name: "Samir", vehicle: "Scooter" },
    sender_name: "Ada Lovelace",
    to_pay: null,
    choices: ["present", "safe_place", "later"],
    choice: null,
    times: ["2026-03-05T11:30:00.000Z", "2026-03-06T08:00:00.000Z"],
  };
  calls = fakeApi({
    "GET /parcel/receiver": () => parcel,
    "PUT /parcel/receiver": ({ choice }) => {
      if (refusal) return refusal;
      parcel = { ...parcel, choice: { choice: choice as never, at } };
      return parcel;
    },
  });
});

const received = (changes: Partial<Order> = {}) =>
  testParcel({
    viewed_by: "receiver",
    pickup_code: null,
    receiver_link: null,
    actions: [],
    ...changes,
  });

function show(order: Order) {
  const name = { order_id: order.id, order_token: "abc" };
  return act(async () =>
    renderApp(
      <ShopContext value={testShop()}>
        <OrderView order={order} name={name} courier={null} lostSince={null} onChange={() => {}} />
      </ShopContext>,
      { at: "/track-order" },
    ),
  );
}

const choices = async () =>
  within(await screen.findByRole("region", { name: "How would you like to get it?" }));
const sent = () =>
  calls.filter(({ endpoint }) => endpoint === "PUT /parcel/receiver").map(({ input }) => input);

test("a receiver has the parcel left where the button says, and changes it", async () => {
  await show(received());
  expect(screen.getByText("Documents from Ada Lovelace")).toBeTruthy();
  const own = await choices();
  expect(own.getByRole("radio", { name: /^I’ll be there.*Code at the door: 8152/ })).toBeTruthy();
  await userEvent.click(
    own.getByRole("radio", { name: /^Leave it in a safe place.*No code, Samir/ }),
  );
  await userEvent.click(own.getByRole("radio", { name: "Neighbour" }));
  await userEvent.click(own.getByRole("textbox", { name: "How to find the place" }));
  await userEvent.paste("Ms Blanc, 2nd floor");
  await userEvent.click(own.getByRole("button", { name: "Leave it with a neighbour" }));
  expect(await own.findByText(/^Chosen at .*You can change it until/)).toBeTruthy();
  expect(own.queryByRole("button", { name: "Leave it with a neighbour" })).toBeNull();
  await userEvent.click(own.getByRole("radio", { name: "At my door" }));
  await userEvent.click(own.getByRole("button", { name: "Leave it at my door" }));
  const note = "Ms Blanc, 2nd floor";
  await waitFor(() =>
    expect(sent()).toMatchObject([
      { token: "100001:abc", choice: { kind: "safe_place", place: "neighbour", note } },
      { token: "100001:abc", choice: { kind: "safe_place", place: "door", note } },
    ]),
  );
});

test("a receiver has the parcel brought at another time", async () => {
  await show(received());
  const own = await choices();
  await userEvent.click(own.getByRole("radio", { name: /^Another time.*From / }));
  expect(own.getByText("You can do this once, and it is free.")).toBeTruthy();
  await userEvent.click(own.getByRole("button", { name: /^Bring it on 5 March at / }));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ choice: { kind: "later", schedule_at: parcel.times[0] } }]),
  );
});

test("a receiver reads that it is too late for a choice", async () => {
  refusal = errorReply(409, "receiver_choice", "No longer possible.", "choice");
  await show(received());
  const own = await choices();
  await userEvent.click(own.getByRole("radio", { name: /^I’ll be there/ }));
  await userEvent.click(own.getByRole("button", { name: "I’ll be there" }));
  expect((await own.findByRole("alert")).textContent).toBe("No longer possible.");
});

test("nobody is asked who has no choice, and no sender", async () => {
  parcel = { ...parcel, choices: ["present"], times: [] };
  await show(received());
  await waitFor(() =>
    expect(calls.some(({ endpoint }) => endpoint.endsWith("receiver"))).toBe(true),
  );
  expect(screen.queryByRole("region", { name: /^How would you like/ })).toBeNull();
});

const door = {
  choice: { kind: "safe_place", place: "door", note: "Behind the plant" },
  at,
} as const;

test("its sender reads what the receiver chose, and sees the photo once it is there", async () => {
  const { unmount } = await show(testParcel({ receiver_choice: door }));
  expect(screen.getByText("To be left at the door, as Grace chose")).toBeTruthy();
  expect(screen.getByText(/“Behind the plant”/)).toBeTruthy();
  unmount();
  const url = "https://shop.example/door.jpg";
  await show(
    testParcel({
      order_status: "delivered",
      delivered: at,
      receiver_choice: door,
      order_proof_full_url: [url],
      delivery_man: {
        id: 7,
        f_name: "Samir",
        phone: "+33612345678",
        image_full_url: null,
        vehicle_type: "Scooter",
        avg_rating: 4.8,
        rating_count: 12,
        reviewed: true,
      },
    }),
  );
  expect(screen.getByText("Left at the door, as Grace chose")).toBeTruthy();
  expect(screen.getByText("It is where Grace Hopper wanted it.")).toBeTruthy();
  const proof = within(screen.getByRole("region", { name: "Proof of delivery" }));
  expect(proof.getByRole("link").getAttribute("href")).toBe(url);
  expect(proof.getByText(/^Photo by Samir, /)).toBeTruthy();
});
