import { fakeServer } from "@errand/core/testing-server";
import type { Trip } from "@errand/core/trips/trips.types";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testCustomer } from "../account/testing.ts";
import { testZone, visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { linkTokenOf, proofOf, storeProof } from "../orders/order-proof.ts";
import TrackOrderPage from "../pages/track-order.page.tsx";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { rentalModule, testTrip, testTripVehicle, tripReceipt } from "./testing.ts";
import { tripArrival } from "./trip-arrival.ts";

// jsdom has no layout to draw a map in.
vi.mock("../orders/order-map.tsx", () => ({ OrderMap: () => <p>The way</p> }));

const token = "0123456789012345678901234567890123456789abc";
const confirmedAt = "2026-03-05T10:00:00.000Z";
let streams: ReadableStreamDefaultController<Uint8Array>[];
let requested: { path: string; values: Record<string, unknown>; headers: Headers }[];
let missing: string[];
let paid: Trip;
let polled: Trip | null;
let cancelReply: Response | null;
/** What was paid for the trip that is canceled. */
let paidFor: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-05T09:30:00Z") });
  visitAsGuest();
  [streams, requested, missing, polled, cancelReply, paidFor] = [[], [], [], null, null, 0];
  paid = testTrip({ payment_status: "paid", payment_method: "wallet", actions: ["cancel"] });
  fakeServer(async (request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace("/api/v1", "");
    const isForm = request.headers.get("content-type")?.startsWith("multipart");
    const body = request.body
      ? isForm
        ? Object.fromEntries(await request.formData())
        : await request.json()
      : {};
    requested.push({
      path,
      values: { ...Object.fromEntries(url.searchParams), ...body },
      headers: request.headers,
    });
    if (path === "/config/get-zone-id")
      return Response.json({ zone_id: "[1]", zone_data: [testZone()] });
    if (path === "/customer/order/stream" || path === "/rental/user/trip/stream") {
      if (!missing.includes(path)) {
        return new Response(new ReadableStream({ start: (stream) => void streams.push(stream) }));
      }
      const code = path.startsWith("/rental") ? "trip" : "order";
      return Response.json({ errors: [{ code, message: "Not found." }] }, { status: 404 });
    }
    if (path === "/rental/user/trip/payment") {
      const isOnline = body.payment_method === "digital_payment";
      return Response.json({
        message: "Your trip is paid.",
        redirect_link: isOnline ? "https://pay.test/1" : null,
        payment_id: isOnline ? "0123456789012345678901" : null,
        trip: isOnline ? testTrip({ payment_state: "open" }) : paid,
      });
    }
    if (path === "/customer/info") return Response.json(testCustomer({ wallet_balance: 30 }));
    if (path === "/rental/user/trip/get-trip-details" && polled) return Response.json(polled);
    if (path === "/rental/user/trip/cancel-trip") {
      const kept = Number(body.kept);
      const returned = paidFor - kept;
      const trip = testTrip({
        trip_status: "canceled",
        canceled: confirmedAt,
        canceled_by: "customer",
        cancellation_reason: (body.cancellation_reason as string | undefined) ?? null,
        if_canceled: { returned, kept },
        actions: [],
      });
      return (
        cancelReply ?? Response.json({ message: "The trip is canceled.", trip, returned, kept })
      );
    }
    if (path === "/rental/user/review/add") {
      return Response.json({ message: "Thank you." }, { status: 201 });
    }
    return new Response(null, { status: 503 });
  });
});
afterEach(() => {
  for (const stream of streams) stream.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function send(trip: Trip) {
  const text = `id: 1\nevent: trip\ndata: ${JSON.stringify(trip)}\n\n`;
  return act(async () => streams.at(-1)?.enqueue(new TextEncoder().encode(text)));
}

function showPage(query = "") {
  const config = {
    digital_payment: true,
    customer_wallet_status: 1,
    partial_payment_status: 1,
    partial_payment_method: "both",
  } as const;
  return act(async () =>
    renderApp(
      <ShopContext value={testShop(config, [rentalModule])}>
        <TrackOrderPage />
      </ShopContext>,
      { at: "/track-order", query },
    ),
  );
}

async function follow(trip = testTrip(), query = "") {
  storeProof(trip.id, "+33612345678");
  await showPage(`?trip_id=${trip.id}${query}`);
  await waitFor(() => expect(streams).toHaveLength(1));
  await send(trip);
  await screen.findByRole("heading", { level: 1 });
}

const calledAs = (path: string) => requested.filter((each) => each.path === path);

test("says how the trip stands, in the title of the tab, too, and follows it", async () => {
  await follow();
  expect(
    screen.getByRole("heading", { level: 1, name: "Pickup in 3 days and 23 hours" }),
  ).toBeTruthy();
  expect(screen.getAllByText("Monday 9 March, 10:00")).not.toHaveLength(0);
  await waitFor(() =>
    expect(document.title).toContain("Pickup in 3 days and 23 hours · Waiting for confirmation"),
  );
  await send(
    testTrip({
      trip_status: "confirmed",
      confirmed: confirmedAt,
      vehicle_identity: [
        testTripVehicle({
          driver_data: {
            id: 3,
            first_name: "Noé",
            last_name: "Faure",
            phone: "+33600000003",
            image_full_url: null,
          },
        }),
      ],
      actions: ["cancel", "pay"],
    }),
  );
  await waitFor(() => expect(document.title).toContain("Confirmed"));
  expect(screen.getAllByText("AB-123-CD")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Call Noé" }).getAttribute("href")).toBe(
    "tel:+33600000003",
  );
  // It can be canceled until the hand-over.
  expect(screen.getByRole("button", { name: "Cancel trip" })).toBeTruthy();
});

test("names the deposit as a step, and when it is settled after the return", async () => {
  await follow();
  const steps = within(screen.getByRole("list", { name: "Trip progress" }));
  expect(steps.getByText(/^Deposit released/)).toBeTruthy();
  // Two days after the return, on Wednesday.
  expect(steps.getByText("By Fri 13 Mar")).toBeTruthy();
  const completed = { trip_status: "completed", completed: "2026-03-11T09:00:00.000Z" } as const;
  await send(testTrip({ ...completed, actions: [] }));
  expect(await screen.findByText("Released by Fri 13 Mar")).toBeTruthy();
  await send(
    testTrip({ ...completed, deposit_settled_at: "2026-03-11T09:05:00.000Z", actions: [] }),
  );
  expect(
    await screen.findByText("Settled by Harbour Cars, Wednesday 11 March, 10:05"),
  ).toBeTruthy();
  expect(steps.getByText(/^Deposit settled/)).toBeTruthy();
});

test("cash for a trip on the road is paid at the return", async () => {
  await follow();
  await send(testTrip({ trip_status: "ongoing", ongoing: confirmedAt, actions: ["pay"] }));
  expect(await screen.findByRole("button", { name: "Pay in cash at the return" })).toBeTruthy();
});

test("the receipt names where cash that was chosen is paid, and no place once it is paid", async () => {
  const cash = { payment_method: "cash_payment" } as const;
  await follow();
  await send(testTrip(cash));
  expect(await screen.findByText("Cash at the pickup, €100.00 left to pay")).toBeTruthy();
  await send(testTrip({ ...cash, trip_status: "ongoing", ongoing: confirmedAt }));
  expect(await screen.findByText("Cash at the return, €100.00 left to pay")).toBeTruthy();
  const { receipt } = testTrip();
  const isOver = { trip_status: "completed", payment_status: "paid" } as const;
  await send(testTrip({ ...cash, ...isOver, receipt: { ...receipt, paid: 100, due: 0 } }));
  expect(await screen.findByText("Paid: Cash")).toBeTruthy();
});

test("one form finds an order or a trip, by number and phone", async () => {
  missing = ["/customer/order/stream"];
  await showPage();
  await userEvent.type(screen.getByRole("textbox", { name: /Order or trip number/ }), "100007");
  await userEvent.type(screen.getByRole("textbox", { name: /Phone number/ }), "0612345678");
  await userEvent.click(screen.getByRole("button", { name: "Track order" }));
  await waitFor(() => expect(calledAs("/rental/user/trip/stream")).toHaveLength(1));
  expect(calledAs("/rental/user/trip/stream")[0]?.values).toMatchObject({
    trip_id: "100007",
    contact_number: "+33612345678",
  });
  await send(testTrip());
  expect(await screen.findByText(/^Trip #100007/)).toBeTruthy();
  expect(proofOf(100_007)).toBe("+33612345678");
});

test("asks a guest for a code where this device has no order and no trip with the number", async () => {
  missing = ["/customer/order/stream", "/rental/user/trip/stream"];
  storeProof(100_007, "+33612345678");
  await showPage("?trip_id=100007");
  expect(await screen.findByRole("heading", { level: 1, name: "Enter the code" })).toBeTruthy();
});

test("the link of a message opens the trip without a phone number", async () => {
  await showPage("?trip_id=100007#key=AbC_-9");
  await waitFor(() => expect(streams).toHaveLength(1));
  await send(testTrip());
  await screen.findByText(/^Trip #100007/);
  expect(calledAs("/rental/user/trip/stream").at(-1)?.values).toMatchObject({
    trip_token: "AbC_-9",
  });
  expect(linkTokenOf(100_007)).toBe("AbC_-9");
});

test("pays in cash, and says so", async () => {
  paid = testTrip({ payment_method: "cash_payment" });
  await follow();
  const panel = within(screen.getByRole("region", { name: "Payment" }));
  expect(panel.getByText("€100.00 to pay")).toBeTruthy();
  await userEvent.click(panel.getByRole("button", { name: "Pay in cash at the pickup" }));
  expect(await screen.findByText("€100.00 in cash at the pickup")).toBeTruthy();
  expect(calledAs("/rental/user/trip/payment")[0]?.values).toMatchObject({
    trip_id: 100_007,
    payment_method: "cash_payment",
    contact_number: "+33612345678",
  });
});

test("the wallet pays a part first, and the rest is cash at the pickup", async () => {
  store("token", token);
  paid = testTrip({
    is_guest: false,
    payment_method: "partial_payment",
    payment_status: "partially_paid",
    receipt: tripReceipt(100, 30),
  });
  await showPage("?trip_id=100007");
  await waitFor(() => expect(streams).toHaveLength(1));
  await send(testTrip({ is_guest: false }));
  const panel = within(await screen.findByRole("region", { name: "Payment" }));
  await userEvent.click(await panel.findByRole("checkbox", { name: /Use my wallet first/ }));
  await userEvent.click(panel.getByRole("button", { name: /^Pay/ }));
  await waitFor(() => expect(calledAs("/rental/user/trip/payment")).toHaveLength(1));
  expect(calledAs("/rental/user/trip/payment")[0]?.values).toMatchObject({
    payment_method: "partial_payment",
  });
  expect(await screen.findByText("€70.00 to pay")).toBeTruthy();
});

test("polls the trip while the connection is lost", async () => {
  await follow();
  polled = testTrip({ trip_status: "confirmed", confirmed: confirmedAt, actions: ["pay"] });
  await act(async () => streams.pop()?.error(new TypeError("network error")));
  await waitFor(() => expect(document.title).toContain("Confirmed"));
  expect(screen.getByText(/Last update just now\./)).toBeTruthy();
  expect(calledAs("/rental/user/trip/get-trip-details")[0]?.values).toMatchObject({
    trip_id: "100007",
    contact_number: "+33612345678",
  });
});

test("a new trip is paid at once in the way that was chosen when booking", async () => {
  tripArrival.set(100_007, { payment_method: "wallet" });
  await follow();
  await waitFor(() => expect(calledAs("/rental/user/trip/payment")).toHaveLength(1));
  expect(calledAs("/rental/user/trip/payment")[0]?.values).toMatchObject({
    payment_method: "wallet",
  });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Payment" })).toBeNull());
});

test("a payment that is not decided yet is being checked, never failed", async () => {
  await follow(
    testTrip({ payment_state: "open", payment_method: "sandbox" }),
    "&flag=success&payment_id=0123456789012345678901",
  );
  expect(await screen.findByText(/There’s no need to pay again/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
});

test("a declined payment leaves the trip booked, and can be repeated", async () => {
  await follow(testTrip({ payment_state: "failed" }));
  expect(screen.getByText(/your trip is still booked/)).toBeTruthy();
});

test("cancels with a reason", async () => {
  await follow();
  await userEvent.click(screen.getByRole("button", { name: "Cancel trip" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel this trip?" }));
  await userEvent.click(dialog.getByRole("button", { name: "My plans have changed" }));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel trip" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Cancelled" })).toBeTruthy();
  expect(screen.getByText("Reason: My plans have changed")).toBeTruthy();
  expect(screen.queryByRole("timer")).toBeNull();
});

test("cancels without a reason", async () => {
  await follow();
  await userEvent.click(screen.getByRole("button", { name: "Cancel trip" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel this trip?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel trip" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Cancelled" })).toBeTruthy();
  expect(screen.queryByText(/^Reason/)).toBeNull();
  const [sent] = calledAs("/rental/user/trip/cancel-trip");
  expect(sent?.values).not.toHaveProperty("cancellation_reason");
});

test("canceling leads on to changing the trip", async () => {
  await follow(testTrip({ actions: ["cancel", "change"] }));
  await userEvent.click(screen.getByRole("button", { name: "Cancel trip" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel this trip?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Change the trip instead" }));
  expect(await screen.findByRole("region", { name: "Change your trip" })).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: "Cancel this trip?" })).toBeNull();
  expect(calledAs("/rental/user/trip/cancel-trip")).toEqual([]);
});

test("states until when canceling is free, what it costs later, and until when to pay", async () => {
  await follow();
  const terms = within(screen.getByRole("region", { name: "Terms" }));
  expect(
    terms.getByText(
      "Free to cancel until Sunday 8 March, 10:00. Later the rental company keeps one day (€50.00).",
    ),
  ).toBeTruthy();
  expect(terms.getByText("Deposit €400.00, not in the total")).toBeTruthy();
  expect(
    terms.getByText("Pay by Sunday 8 March, 10:00, or choose cash at the pickup."),
  ).toBeTruthy();
  const panel = within(screen.getByRole("region", { name: "Payment" }));
  expect(panel.getByText(/^Pay by Sunday 8 March, 10:00\. Not paid by then/)).toBeTruthy();
});

test("canceling names what comes back and what is kept, and sends what was shown", async () => {
  paidFor = 100;
  const confirmed = {
    trip_status: "confirmed",
    confirmed: confirmedAt,
    payment_status: "paid",
    payment_method: "wallet",
    receipt: tripReceipt(100, 100),
    actions: ["cancel"],
  } as const;
  const changed = { if_canceled: { returned: 50, kept: 50 } };
  await follow(
    testTrip({ ...confirmed, actions: ["cancel"], if_canceled: { returned: 100, kept: 0 } }),
  );
  cancelReply = Response.json(
    { errors: [{ code: "price_changed", message: "Changed.", data: { kept: 50 } }] },
    { status: 409 },
  );
  polled = testTrip({ ...confirmed, actions: ["cancel"], ...changed });
  await userEvent.click(screen.getByRole("button", { name: "Cancel trip" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel this trip?" }));
  await userEvent.click(dialog.getByRole("button", { name: "My plans have changed" }));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel trip, €100.00 back" }));
  expect(await dialog.findByText(/Please check what comes back/)).toBeTruthy();
  cancelReply = null;
  expect(dialog.getByText("Kept by Harbour Cars")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: "Cancel trip, €50.00 back" }));
  expect(await screen.findByText("€50.00 was returned, Harbour Cars keeps €50.00.")).toBeTruthy();
  expect(calledAs("/rental/user/trip/cancel-trip").map(({ values }) => values.kept)).toEqual([
    0, 50,
  ]);
});

test("says who helps once the vehicles are handed over", async () => {
  await follow(testTrip({ trip_status: "ongoing", ongoing: confirmedAt, actions: ["pay"] }));
  expect(screen.queryByRole("button", { name: "Cancel trip" })).toBeNull();
  expect(screen.getByText(/Harbour Cars helps you/)).toBeTruthy();
  expect(screen.getByText("Pay before you bring the vehicles back.")).toBeTruthy();
});

test("a customer rates each vehicle of a completed trip once", async () => {
  store("token", token);
  await showPage("?trip_id=100007");
  await waitFor(() => expect(streams).toHaveLength(1));
  await send(
    testTrip({
      is_guest: false,
      trip_status: "completed",
      completed: confirmedAt,
      payment_status: "paid",
      receipt: tripReceipt(100, 100),
      vehicle_identity: [
        testTripVehicle(),
        testTripVehicle({
          id: 10,
          vehicle_identity_id: 91,
          license_plate_number: "EF-456-GH",
          rating: 5,
        }),
      ],
      actions: ["review"],
    }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Rate your trip" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Rate your vehicles" }));
  expect(dialog.queryByText(/EF-456-GH/)).toBeNull();
  await userEvent.click(dialog.getByRole("radio", { name: /4/ }));
  await userEvent.type(dialog.getByRole("textbox"), "Clean and quick");
  await userEvent.click(dialog.getByRole("button", { name: "Send ratings" }));
  expect(await screen.findByText("Thank you for rating this trip.")).toBeTruthy();
  expect(calledAs("/rental/user/review/add")[0]?.values).toMatchObject({
    trip_id: 100_007,
    vehicle_id: 70,
    vehicle_identity_id: 90,
    rating: 4,
    comment: "Clean and quick",
  });
});

test("saves the trip for a calendar", async () => {
  const created = vi.fn<(file: Blob) => string>(() => "blob:trip");
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: created, revokeObjectURL: vi.fn() }));
  await follow();
  await userEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
  const text = await created.mock.calls[0]?.[0].text();
  expect(text).toContain(
    "DTSTART:20260309T090000Z\r\nDTEND:20260311T090000Z\r\nSUMMARY:Rental: Harbour Cars",
  );
});

test.each([
  ["pending", null],
  ["confirmed", "Booking confirmation"],
  ["completed", "Invoice"],
] as const)("a trip that is %s has this paper: %s", async (trip_status, name) => {
  await follow(testTrip({ trip_status, confirmed: confirmedAt }));
  const papers = screen.queryAllByRole("link", { name: /^(Booking confirmation|Invoice)$/ });
  expect(papers.map(({ textContent }) => textContent)).toEqual(name === null ? [] : [name]);
});

test("a phone shows the same steps as a wide page, and names the next one", async () => {
  const terms = { ...testTrip().terms, deposit: 400 };
  await follow(testTrip({ trip_status: "confirmed", confirmed: confirmedAt, terms }));
  const bar = screen.getByRole("progressbar");
  const steps = within(screen.getByRole("list", { name: "Trip progress" })).getAllByRole(
    "listitem",
  );
  expect(bar.ariaValueMax).toBe(String(steps.length));
  expect(bar.ariaValueNow).toBe("2");
  expect(bar.nextSibling?.textContent).toBe("PlateBefore the pickup");
});
