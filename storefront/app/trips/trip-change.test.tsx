import { addDays } from "@errand/core/time";
import type { Trip } from "@errand/core/trips/trips.types";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { renderInShop } from "../catalog/testing.tsx";
import { type FakeReplies, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { testTrip, tripReceipt } from "./testing.ts";
import { TripChangePanel } from "./trip-change-panel.tsx";
import { TripExtendPanel } from "./trip-extend-panel.tsx";

beforeEach(visitAsGuest);

const inputsOf = (calls: RecordedCall[], endpoint: string) =>
  calls.filter((each) => each.endpoint === endpoint).map(({ input }) => input);

const name = { trip_id: 100_007, contact_number: "+33612345678" };
const refused = (code: string, data: object = {}) =>
  Response.json({ errors: [{ code, message: "Fewer vehicles are free.", data }] }, { status: 409 });

/** 50.00 for each day of a trip, from Monday 9 March on. */
function quoteOf(days: number, changes: object = {}) {
  const total = days * 50;
  return {
    trip_amount: total,
    difference: total - 100,
    to_pay: total,
    returned: 0,
    estimated_trip_end_time: `2026-03-${String(9 + days).padStart(2, "0")}T09:00:00.000Z`,
    pay_until: "2026-03-08T09:00:00.000Z",
    coupon_code: null,
    receipt: tripReceipt(total),
    ...changes,
  };
}

function showChange(trip = testTrip()) {
  const [onChange, onClose] = [vi.fn<(trip: Trip) => void>(), vi.fn()];
  renderInShop(<TripChangePanel {...{ trip, name, onChange, onClose }} />);
  return { onChange, onClose };
}

async function choose(field: RegExp, ...days: string[]) {
  await userEvent.click(screen.getByRole("button", { name: field }));
  for (const day of days) await userEvent.click(screen.getByRole("button", { name: day }));
}
const chooseReturn = (day: string) => choose(/^Return/, day);

/** The days of a calendar, on all of which four vehicles are free but on some. */
function freeDays(
  vehicle_id: number,
  { from, to }: RecordedCall["input"],
  some: Record<string, number> = {},
) {
  const days = [];
  for (let date = String(from); date <= String(to); date = addDays(date, 1)) {
    days.push({ date, free: some[date] ?? 4, of: 6 });
  }
  return { vehicle_id, days };
}

const serve = (replies: FakeReplies) =>
  fakeApi({
    "GET /rental/user/trip/change/calendar": (input) => ({ vehicles: [freeDays(70, input)] }),
    ...replies,
  });

test("names the difference before the button, and changes the trip for what was shown", async () => {
  const changed = testTrip({ trip_amount: 150 });
  const calls = serve({
    "POST /rental/user/trip/change/quote": () => quoteOf(3),
    "POST /rental/user/trip/change": () => ({ message: "Your trip is changed.", trip: changed }),
  });
  const { onChange, onClose } = showChange();
  expect(screen.queryByText("Difference")).toBeNull();
  await chooseReturn("Thursday 12 March");
  expect(
    screen.getByRole("button", { name: /^Return, 3 days, was Wed 11 Mar, 10:00/ }),
  ).toBeTruthy();
  expect(await screen.findByText("2 days, as booked")).toBeTruthy();
  expect(screen.getByText("+€50.00")).toBeTruthy();
  expect(screen.getByText("Left to pay would be €150.00, by Sunday 8 March, 10:00.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Change for +€50.00" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onChange).toHaveBeenCalledWith(changed);
  expect(inputsOf(calls, "POST /rental/user/trip/change")).toMatchObject([
    { ...name, estimated_hours: 72, trip_amount: 150 },
  ]);
});

test("moves the trip to other days, and counts the vehicles", async () => {
  const calls = serve({
    "POST /rental/user/trip/change/quote": () => quoteOf(4, { returned: 20, to_pay: 0 }),
  });
  showChange();
  await choose(/^Pickup/, "Tuesday 10 March", "Thursday 12 March");
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  expect(await screen.findByText("€20.00 comes back to you.")).toBeTruthy();
  expect(inputsOf(calls, "POST /rental/user/trip/change/quote").at(-1)).toMatchObject({
    pickup_time: "2026-03-10T09:00:00.000Z",
    quantities: [{ vehicle_id: 70, quantity: 2 }],
  });
  expect(inputsOf(calls, "POST /rental/user/trip/change/quote").at(-1)).not.toHaveProperty(
    "estimated_hours",
  );
});

test("says when a vehicle that is taken then is free again, and has no button", async () => {
  serve({
    "POST /rental/user/trip/change/quote": () =>
      refused("vehicle_unavailable", { available: 0, next_free_at: "2026-03-12T09:00:00.000Z" }),
  });
  showChange();
  await chooseReturn("Thursday 12 March");
  expect(
    await screen.findByText("Fewer vehicles are free. Free again from Thursday 12 March, 10:00."),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Change for/ })).toBeNull();
});

test("marks days on which not all its vehicles are free, and does not cross them", async () => {
  const calls = serve({
    "POST /rental/user/trip/change/quote": () => quoteOf(3),
    "GET /rental/user/trip/change/calendar": (input) => ({
      vehicles: [
        freeDays(70, input, { "2026-03-14": 0, "2026-03-20": 1 }),
        freeDays(71, input, { "2026-03-14": 2 }),
      ],
    }),
  });
  showChange();
  await choose(/^Pickup/);
  const taken = await screen.findByRole("button", { name: "Saturday 14 March, taken" });
  expect(taken.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("button", { name: "Friday 20 March, 1 left" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  expect(screen.getByRole("button", { name: "Friday 20 March, taken" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Thursday 12 March" }));
  await userEvent.click(screen.getByRole("button", { name: "Monday 16 March" }));
  expect(screen.getByText(/^Days in between are taken/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Wednesday 18 March" }));
  expect(await screen.findByText("Difference")).toBeTruthy();
  expect(inputsOf(calls, "GET /rental/user/trip/change/calendar")).toMatchObject([
    { ...name, trip_id: "100007", from: "2026-03-04", to: "2026-04-30" },
  ]);
});

test("says that a coupon is lost", async () => {
  serve({ "POST /rental/user/trip/change/quote": () => quoteOf(1, { to_pay: 50 }) });
  showChange(testTrip({ coupon_code: "LONG" }));
  await chooseReturn("Tuesday 10 March");
  expect(await screen.findByText(/^LONG cannot be used for this trip any more/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Change for −€50.00" })).toBeTruthy();
});

test("asks again where the price moved while it was shown", async () => {
  const moved = testTrip({ trip_amount: 110 });
  let asked = 0;
  serve({
    "POST /rental/user/trip/change/quote": () => {
      asked += 1;
      return quoteOf(3);
    },
    "POST /rental/user/trip/change": () => refused("price_changed"),
    "GET /rental/user/trip/get-trip-details": () => moved,
  });
  const { onChange, onClose } = showChange();
  await chooseReturn("Thursday 12 March");
  await userEvent.click(await screen.findByRole("button", { name: "Change for +€50.00" }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(moved));
  await waitFor(() => expect(asked).toBeGreaterThan(1));
  expect(onClose).not.toHaveBeenCalled();
});

test("keeps a vehicle longer by one press on how long and one on the price", async () => {
  const trip = testTrip({
    trip_status: "ongoing",
    rental_type: "hourly",
    estimated_hours: 3,
    estimated_trip_end_time: "2026-03-04T12:00:00.000Z",
    actions: ["extend"],
  });
  const extended = testTrip({ trip_amount: 114 });
  const calls = serve({
    "POST /rental/user/trip/change/quote": (input) => {
      const more = Number(input.estimated_hours) - 3;
      if (more === 3) return refused("vehicle_unavailable", { available: 0 });
      return quoteOf(2, {
        trip_amount: 100 + 7 * more,
        difference: 7 * more,
        estimated_trip_end_time: `2026-03-04T${12 + more}:00:00.000Z`,
      });
    },
    "POST /rental/user/trip/change": () => ({ message: "You keep it longer.", trip: extended }),
  });
  const onChange = vi.fn<(trip: Trip) => void>();
  renderInShop(<TripExtendPanel {...{ trip, name, onChange }} />);
  const group = within(screen.getByRole("radiogroup", { name: "Keep it longer" }));
  expect(await group.findByText("+€7.00")).toBeTruthy();
  expect(await group.findByText("Taken")).toBeTruthy();
  await userEvent.click(group.getByRole("radio", { name: /^Until 15:00/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Extend to 15:00 for €14.00" }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(extended));
  expect(inputsOf(calls, "POST /rental/user/trip/change")).toMatchObject([
    { estimated_hours: 5, trip_amount: 114 },
  ]);
});
