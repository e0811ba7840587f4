import type { Trip } from "@errand/core/trips/trips.types";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { storeProof } from "../orders/order-proof.ts";
import OrderInvoicePage from "../pages/order-invoice.page.tsx";
import { errorReply, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { rentalModule, testTrip, tripReceipt } from "./testing.ts";

beforeEach(() => visitAsGuest());

const at = "2026-03-05T10:00:00.000Z";
const party = { name: "Errand", address: "1 Mill Lane", phone: null, email: null };

function showPage(isKnown = true, changes: Partial<Trip> = {}) {
  storeProof(100_007, "+33612345678");
  const calls = fakeApi({
    "GET /rental/user/trip/invoice": () =>
      isKnown
        ? {
            number: "100007",
            issued_at: at,
            issuer: party,
            seller: { ...party, name: "Harbour Cars" },
            buyer: { ...party, name: "Ada Lovelace" },
            trip: testTrip({ receipt: tripReceipt(100, 100), ...changes }),
            payments: [{ title: "Wallet", amount: 100, at }],
            refunds: [],
          }
        : errorReply(404, "trip", "This trip was not found."),
  });
  renderApp(
    <ShopContext value={testShop({}, [rentalModule])}>
      <OrderInvoicePage />
    </ShopContext>,
    { at: "/order-invoice", query: "?trip_id=100007" },
  );
  return calls;
}

test("names provider, customer, time, price and payments of a trip", async () => {
  const calls = showPage();
  expect(await screen.findByRole("heading", { level: 1, name: "Invoice 100007" })).toBeTruthy();
  expect(calls[0]?.input).toMatchObject({ trip_id: "100007", contact_number: "+33612345678" });
  for (const text of ["Harbour Cars", "Ada Lovelace", "Total", "VAT rate: 20 %", "Wallet"]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText(/Monday 9 March, 10:00/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the trip" }).getAttribute("href")).toBe(
    "/track-order?trip_id=100007",
  );
});

test.each([
  ["confirmed", "Booking confirmation 100007"],
  ["ongoing", "Booking confirmation 100007"],
  ["completed", "Invoice 100007"],
  ["canceled", "Invoice 100007"],
] as const)("the paper of a trip that is %s: %s", async (trip_status, title) => {
  showPage(true, { trip_status });
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
});

test("says that there is no such trip", async () => {
  showPage(false);
  expect(await screen.findByText(/We find no order or trip/)).toBeTruthy();
});
