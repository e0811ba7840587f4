import type { RentalCart } from "@errand/core/trips/trips.types";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { NowProvider } from "../catalog/now.tsx";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { type TripRequest, useRentalCart } from "../rental/rental-cart-context.ts";
import { panelStore } from "../shell/panels.ts";
import { errorReply, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { RentalCartDrawer } from "./rental-cart-drawer.tsx";
import { RentalCartProvider } from "./rental-cart-provider.tsx";
import {
  testProvider,
  testRentalCart,
  testRentalLine,
  testVehicle,
  tripReceipt,
  visitRental,
} from "./testing.ts";
import { tripOfCart } from "./trip-of-cart.ts";

const van = testVehicle({ id: 71, slug: "trafic", name: "Trafic", total_vehicles: 1 });
const both = [testRentalLine(), testRentalLine({ id: 2, vehicle: van, vehicle_id: 71 })];
const sunday = Date.parse("2026-03-08T11:00:00Z");

let calls: RecordedCall[];
let cart: RentalCart;
let addReplies: Response[];
let changeReply: Response | null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: sunday });
  visitAsGuest();
  visitRental();
  panelStore.set(null);
  cart = testRentalCart();
  [addReplies, changeReply] = [[], null];
  calls = fakeApi({
    "GET /rental/user/cart/get-cart": () => cart,
    "POST /rental/user/cart/add-to-cart": () => addReplies.shift() ?? cart,
    "PUT /rental/user/cart/update-cart": ({ quantity }) => {
      cart = testRentalCart([testRentalLine({ quantity: Number(quantity) })]);
      return cart;
    },
    "PUT /rental/user/cart/update-user-data/{id}": () => changeReply ?? cart,
    "DELETE /rental/user/cart/remove-vehicle/{cart_id}": () => removed([1]),
    "DELETE /rental/user/cart/remove-multiple-cart": ({ cart_ids }) =>
      removed(JSON.parse(String(cart_ids))),
    "DELETE /rental/user/cart/remove-cart": () => {
      cart = testRentalCart([]);
      return cart;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function removed(ids: number[]): RentalCart {
  cart = testRentalCart(cart.carts.filter(({ id }) => !ids.includes(id)));
  return cart;
}

const sent = (endpoint: string) =>
  calls.filter((each) => each.endpoint.startsWith(endpoint)).map(({ input }) => input);

function showDrawer() {
  const onClose = vi.fn();
  renderApp(
    <ShopContext value={testShop()}>
      <NowProvider start={sunday}>
        <RentalCartDrawer open onClose={onClose} input={undefined} />
      </NowProvider>
    </ShopContext>,
    { routes: { "/rental/vehicle-search": <p>All vehicles</p> } },
  );
  return onClose;
}

test("shows the trip with its vehicles and their sum", async () => {
  cart = testRentalCart(both);
  showDrawer();
  const trip = within(await screen.findByRole("region", { name: "Your trip" }));
  expect(trip.getByText("Monday 9 March, 10:00")).toBeTruthy();
  expect(trip.getByText("until Wednesday 11 March, 10:00")).toBeTruthy();
  expect(trip.getByText("2 days")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Clio" }).getAttribute("href")).toBe(
    "/rental/vehicle/clio",
  );
  expect(screen.getByText("€200.00")).toBeTruthy();
});

test("the total has discounts and the service fee in it", async () => {
  const [line] = tripReceipt(200).lines;
  if (!line) throw new Error("no line");
  const fee = { ...line, key: "additional_charge" as const, label: "Service fee", amount: 0.49 };
  cart = testRentalCart(both);
  if (cart.user_data) {
    cart.user_data.receipt = { ...tripReceipt(200.49), lines: [line, fee] };
  }
  showDrawer();
  expect(await screen.findByText("€200.49")).toBeTruthy();
  expect(screen.getByText("Service fee")).toBeTruthy();
  expect(screen.getByText("With VAT and all fees. You pay nothing yet.")).toBeTruthy();
});

test("an empty cart leads to the vehicles", async () => {
  cart = testRentalCart([]);
  showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Find a vehicle" }));
  expect(await screen.findByText("All vehicles")).toBeTruthy();
});

test("books more of a vehicle at once, and says how many are free when that is too many", async () => {
  showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "One more" }));
  await waitFor(() =>
    expect(sent("PUT /rental")).toEqual([expect.objectContaining({ quantity: 2 })]),
  );
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  await waitFor(() => expect(sent("PUT /rental")).toHaveLength(2));
  // The provider has three.
  const toasts = readToasts();
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  expect(toasts).toEqual(["No more than 3 of this vehicle."]);
});

test("removes a vehicle, and the focus stays in the cart", async () => {
  showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await screen.findByText("No trip yet")).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
});

test("removes several vehicles together", async () => {
  cart = testRentalCart([
    ...both,
    testRentalLine({ id: 3, vehicle: testVehicle({ id: 72, name: "Zoe" }) }),
  ]);
  showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Select" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Remove Clio" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Remove Zoe" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove 2 vehicles" }));
  await waitFor(() => expect(sent("DELETE")).toMatchObject([{ cart_ids: "[1,3]" }]));
  expect(screen.queryByText("Zoe")).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test("problems of a line prevent the booking and are said", async () => {
  const problems = [
    { code: "vehicle_unavailable", message: "This vehicle is not free at that time." },
  ];
  cart = testRentalCart([testRentalLine({ problems })]);
  showDrawer();
  expect(await screen.findByText("This vehicle is not free at that time.")).toBeTruthy();
  const book = screen.getByRole("button", { name: "Continue to booking" });
  expect(book.getAttribute("aria-disabled")).toBe("true");
});

test("a guest chooses how to go on before the booking", async () => {
  const onClose = showDrawer();
  await userEvent.click(await screen.findByRole("button", { name: "Continue to booking" }));
  expect(panelStore.get()).toMatchObject({
    name: "guest-or-login",
    input: { next: "/rental/booking" },
  });
  expect(onClose).toHaveBeenCalled();
});

async function changeTime() {
  await userEvent.click(await screen.findByRole("button", { name: "Change trip" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change your trip" }));
  await userEvent.click(dialog.getByRole("button", { name: /^Pickup/ }));
  await userEvent.selectOptions(dialog.getByLabelText("Pickup time"), "14:00");
  await userEvent.click(dialog.getByRole("button", { name: "Change trip" }));
}

function conflict(ids: number[]): Response {
  const error = {
    code: "vehicle_unavailable",
    message: "This vehicle is not free at that time.",
    data: { cart_ids: ids },
  };
  return Response.json({ errors: [error] }, { status: 409 });
}

test("changes the trip of all vehicles", async () => {
  showDrawer();
  await changeTime();
  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: "Change your trip" })).toBeNull(),
  );
  expect(sent("PUT /rental/user/cart/update-user-data/5")).toMatchObject([
    { pickup_time: "2026-03-09T13:00:00.000Z", rental_type: "day_wise", estimated_hours: 48 },
  ]);
});

test("names the vehicles that cannot follow, and removes them when the customer wants that", async () => {
  cart = testRentalCart(both);
  changeReply = conflict([2]);
  showDrawer();
  await changeTime();
  const dialog = within(
    await screen.findByRole("dialog", { name: "Not all vehicles are free then" }),
  );
  expect(dialog.getByText("Trafic")).toBeTruthy();
  expect(dialog.queryByText("Clio")).toBeNull();
  changeReply = null;
  await userEvent.click(dialog.getByRole("button", { name: "Remove it and change the trip" }));
  await waitFor(() => expect(sent("DELETE")).toMatchObject([{ cart_ids: "[2]" }]));
  await waitFor(() => expect(sent("PUT /rental/user/cart/update-user-data/5")).toHaveLength(2));
});

test("keeps the trip when the vehicles shall stay, and offers no removal of all", async () => {
  changeReply = conflict([1]);
  showDrawer();
  await changeTime();
  const dialog = within(
    await screen.findByRole("dialog", { name: "Not all vehicles are free then" }),
  );
  expect(dialog.queryByRole("button", { name: /^Remove/ })).toBeNull();
  await userEvent.click(dialog.getByRole("button", { name: "Keep the trip as it was" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /free then/ })).toBeNull());
  expect(sent("DELETE")).toEqual([]);
});

const asked: TripRequest = tripOfCart({ ...cartTrip(), id: 5 });

function cartTrip() {
  const { user_data: trip } = testRentalCart();
  if (!trip) throw new Error("The cart has a trip.");
  return trip;
}

/** A page of the rental module. */
function VehiclePage({ goesOn = false }: { goesOn?: boolean }) {
  const { add, count } = useRentalCart();
  const vehicle = testVehicle({ id: 80, provider: testProvider({ id: 41, name: "Cape Cars" }) });
  return (
    <>
      <p>{count} in the cart</p>
      <button
        type="button"
        onClick={() =>
          void add({ vehicle, quantity: 2, trip: asked, goesOn }).then((isAdded) =>
            document.body.setAttribute("data-added", String(isAdded)),
          )
        }
      >
        Add
      </button>
    </>
  );
}

async function showPage({ goesOn = false } = {}) {
  document.body.removeAttribute("data-added");
  await act(async () =>
    renderApp(
      <ShopContext value={testShop()}>
        <RentalCartProvider>
          <VehiclePage goesOn={goesOn} />
        </RentalCartProvider>
      </ShopContext>,
    ),
  );
}

const isAdded = () => document.body.getAttribute("data-added");

test("adds vehicles for a trip", async () => {
  await showPage();
  expect(await screen.findByText("1 in the cart")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(isAdded()).toBe("true"));
  expect(sent("POST")).toMatchObject([
    { vehicle_id: 80, quantity: 2, pickup_time: "2026-03-09T09:00:00.000Z" },
  ]);
  expect(panelStore.get()?.name).toBe("rental-cart");
});

test("a vehicle that is booked at once leads to the booking instead of the cart", async () => {
  await showPage({ goesOn: true });
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() =>
    expect(panelStore.get()).toMatchObject({
      name: "guest-or-login",
      input: { next: "/rental/booking" },
    }),
  );
});

test("booking a vehicle again that alone is in the cart takes its new days and number", async () => {
  const provider = testProvider({ id: 41, name: "Cape Cars" });
  cart = testRentalCart([testRentalLine({ vehicle: testVehicle({ id: 80, provider }) })]);
  await showPage({ goesOn: true });
  expect(await screen.findByText("1 in the cart")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(panelStore.get()?.name).toBe("guest-or-login"));
  expect(sent("DELETE /rental/user/cart/remove-cart")).toMatchObject([{ vehicle_id: "80" }]);
  expect(sent("POST /rental")).toMatchObject([{ vehicle_id: 80, quantity: 2 }]);
});

test.each([
  ["different_stores", /^You have item from another store in cart/],
  ["rental_type", /^Your cart holds a trip of another type/],
])("asks before a vehicle replaces the cart: %s", async (code, question) => {
  addReplies = [errorReply(409, code, "No.")];
  await showPage();
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Start a new cart?" }));
  expect(dialog.getByText(question)).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
  await waitFor(() => expect(isAdded()).toBe("true"));
  // Emptied only if the new vehicle can be booked.
  expect(sent("DELETE /rental/user/cart/remove-cart")).toMatchObject([
    { vehicle_id: "80", quantity: "2", pickup_time: asked.pickup_time, rental_type: "day_wise" },
  ]);
  expect(sent("POST /rental")).toHaveLength(2);
});

test("keeps the cart when the customer does not want to replace it", async () => {
  addReplies = [errorReply(409, "different_stores", "No.")];
  await showPage();
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Start a new cart?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(isAdded()).toBe("false"));
  expect(sent("DELETE")).toEqual([]);
});

test("says how many are free, or opens the cart that has the vehicle", async () => {
  const few = { code: "vehicle_unavailable", message: "Not free.", data: { available: 1 } };
  addReplies = [
    Response.json({ errors: [few] }, { status: 409 }),
    errorReply(409, "cart_item", "It is in your cart already."),
  ];
  const toasts = readToasts();
  await showPage();
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(toasts).toEqual(["Only 1 is free at that time."]));
  await userEvent.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(panelStore.get()?.name).toBe("rental-cart"));
});

const cleared =
  "Your cart has been cleared as the selected zone does not support the previous pickup point.";

test("clears the cart when a place is chosen whose zones do not have its pickup zone", async () => {
  const toasts = readToasts();
  await showPage();
  await screen.findByText("1 in the cart");
  expect(toasts).toEqual([]);
  act(() => store("zoneid", [2]));
  await waitFor(() => expect(toasts).toEqual([cleared]));
  expect(sent("DELETE")).toMatchObject([{}]);
});

test("clears the cart when the module is chosen at such a place, and only then", async () => {
  store("zoneid", [2]);
  store("module", { id: 1, slug: "food", module_name: "Food", module_type: "food" });
  const toasts = readToasts();
  await showPage();
  expect(sent("GET")).toEqual([]);
  act(() => visitRental());
  await waitFor(() => expect(toasts).toEqual([cleared]));

  // A pickup elsewhere that is chosen afterwards is no reason.
  cart = testRentalCart();
  calls.length = 0;
  await showPage();
  await waitFor(() => expect(sent("GET")).not.toEqual([]));
  expect(sent("DELETE")).toEqual([]);
});
