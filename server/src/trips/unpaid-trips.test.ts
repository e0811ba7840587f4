import { beforeEach, expect, test } from "vitest";
import { addCarts, renterOf, startBookingTest } from "./booking-testing.ts";

const tested = await startBookingTest({ unpaidOrders: 5 });
const { ask, db, car, garage, moduleId, headers } = tested;

beforeEach(() => tested.reset());

test("guests hold five vehicles without paying at most, also under 20 parallel bookings", async () => {
  const vehicleId = await car({ total: 60 });
  const cart = { providerId: garage, lines: [{ vehicleId, quantity: 2 }], from: 24, hours: 3 };
  const carts = await addCarts(
    db,
    moduleId,
    Array.from({ length: 20 }, () => cart),
  );
  const responses = await Promise.all(
    carts.map(({ guestId }) =>
      renterOf(ask, { guestId }, headers).book({ provider_id: garage, trip_amount: 66 }),
    ),
  );
  const answers = responses.map(({ status, body }) => body.errors?.[0]?.code ?? status);
  // They name one phone: two trips of two vehicles each.
  expect(answers.filter((answer) => answer === 201)).toHaveLength(2);
  expect(answers.filter((answer) => answer === "unpaid_orders")).toHaveLength(18);
});
