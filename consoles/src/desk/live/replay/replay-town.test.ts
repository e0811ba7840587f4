import type { Replay } from "@errand/core/store-desk/desk-live.contract";
import { expect, test } from "vitest";
import { placesOf, toTownAt } from "./replay-town.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 19, minute)).toISOString();
const order = (id: number, statuses: [string, number][], due = 59): Replay["orders"][number] => ({
  ...{ id, order_type: "delivery", pickup: null, dropoff: null, due_at: at(due) },
  statuses: statuses.map(([status, minute]) => ({
    status: status as Replay["orders"][number]["statuses"][number]["status"],
    at: at(minute),
  })),
});
const place = (minute: number) => ({ latitude: 48 + minute / 1000, longitude: -4, at: at(minute) });
const replay: Replay = {
  from: at(0),
  to: at(60),
  couriers: [{ id: 7, name: "Lola", places: [place(2), place(3), place(30)] }],
  orders: [
    order(
      1,
      [
        ["pending", -20],
        ["picked_up", 10],
        ["delivered", 30],
      ],
      20,
    ),
    order(2, [
      ["pending", 25],
      ["canceled", 40],
    ]),
  ],
};
const shown = (minute: number) => {
  const { open, states, events } = toTownAt(replay, Date.parse(at(minute)));
  return {
    open: open.map(({ id }) => id),
    late: [...states.keys()],
    events: events.map(({ id, status }) => `${id} ${status}`),
  };
};

test("has the orders that were in progress at a moment, and those that were late then", () => {
  expect(shown(0)).toEqual({ open: [1], late: [], events: [] });
  expect(shown(25)).toEqual({
    ...{ open: [1, 2], late: [1] },
    events: ["2 pending", "1 picked_up"],
  });
  expect(shown(30)).toEqual({
    ...{ open: [2], late: [] },
    events: ["1 delivered", "2 pending", "1 picked_up"],
  });
  expect(shown(60).open).toEqual([]);
});

test("has couriers where they last said to be, unless that is long ago", () => {
  const placeAt = (minute: number) =>
    toTownAt(replay, Date.parse(at(minute))).couriers.map(({ location }) => location?.latitude);
  expect(placeAt(1)).toEqual([]);
  expect(placeAt(2)).toEqual([48.002]);
  expect(placeAt(7)).toEqual([48.003]);
  expect(placeAt(8)).toEqual([]);
  expect(placeAt(30)).toEqual([48.03]);
});

test("names everywhere that something was in the hour, so that the map shows all of it", () => {
  const store = { latitude: 48.5, longitude: -4.5, name: "Da Lucia" };
  const [first, ...others] = replay.orders;
  const orders = first ? [{ ...first, pickup: store }, ...others] : [];
  expect(placesOf({ ...replay, orders })).toEqual([store, place(2), place(3), place(30)]);
});
