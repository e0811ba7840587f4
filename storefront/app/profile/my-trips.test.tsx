import type { Trip } from "@errand/core/trips/trips.types";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { errorReply, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { rentalModule, testTrip } from "../trips/testing.ts";
import { store } from "../visitor/storage.ts";
import MyTripsPage from "./my-trips.page.tsx";

const mine = { is_guest: false } as const;
const found = (search: unknown) => (search === "nobody" ? [] : [testTrip(mine)]);
let calls: RecordedCall[];
let running: Trip[];
let past: Trip[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-09T15:40:00Z") });
  visitAsGuest();
  [running, past] = [[testTrip(mine)], []];
  calls = fakeApi({
    "GET /customer/info": () => errorReply(403, "feature_off", ""),
    "GET /rental/user/trip/get-trip-list/{type}": ({ type, search }) => {
      const trips = type === "running" ? running : type === "completed" ? past : found(search);
      return { total_size: trips.length, limit: 10, offset: 1, trips };
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function showPage(modules = [rentalModule]) {
  renderApp(
    <ShopContext value={testShop({}, modules)}>
      <MyTripsPage />
    </ShopContext>,
    { at: "/my-trips" },
  );
}

const lists = () => calls.filter(({ endpoint }) => endpoint.includes("get-trip-list"));

test("lists the trips of the rental module, whichever module is chosen", async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  showPage();
  const link = await screen.findByRole("link", { name: "Clio" });
  expect(link.getAttribute("href")).toBe("/track-order?trip_id=100007");
  expect(screen.getByText("Monday 9 March, 10:00 · 2 days")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Pay trip #100007" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Past" })).toBeNull();
  expect(lists()[0]?.headers.get("moduleId")).toBe("6");
});

test("shows what is on the road first, then what comes next, then what is past", async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  running = [
    testTrip({ ...mine, id: 100_010, pickup_time: "2026-03-14T09:00:00Z" }),
    testTrip({ ...mine, id: 100_009, pickup_time: "2026-03-11T09:00:00Z" }),
    testTrip({
      ...mine,
      id: 100_008,
      trip_status: "ongoing",
      estimated_trip_end_time: "2026-03-09T19:00:00Z",
      actions: ["extend"],
    }),
  ];
  past = [testTrip({ ...mine, id: 100_001, trip_status: "completed", actions: [] })];
  showPage();
  const out = within(await screen.findByRole("region", { name: "Back by 20:00" }));
  expect(out.getByText(/3 hours and 20 minutes left/)).toBeTruthy();
  expect(out.getByRole("link", { name: "Extend trip #100008" })).toBeTruthy();
  expect(out.getByRole("button", { name: "Show the way" })).toBeTruthy();
  const rows = within(screen.getByRole("region", { name: "Coming up" })).getAllByRole("listitem");
  expect(rows.map((row) => /#(\d+)/.exec(row.textContent ?? "")?.[1])).toEqual([
    "100009",
    "100010",
  ]);
  const { getByText } = within(screen.getByRole("region", { name: "Past" }));
  expect(getByText(/#100001/)).toBeTruthy();
});

test("without a trip, leads to the vehicles", async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  running = [];
  showPage();
  expect(await screen.findByText("No trips yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Find a vehicle" })).toBeTruthy();
});

test("searches by number or provider among all trips", async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  showPage();
  await userEvent.click(await screen.findByRole("searchbox", { name: "Number or rental company" }));
  await userEvent.paste("nobody");
  expect(await screen.findByText("No trip matches")).toBeTruthy();
  expect(lists().at(-1)?.endpoint).toContain("get-trip-list/all");
  expect(lists().at(-1)?.input).toMatchObject({ search: "nobody" });
});

test("a guest is asked to sign in", async () => {
  const toasts = readToasts();
  showPage();
  await waitFor(() => expect(toasts).toContain("You must be login to access this page."));
  expect(panelStore.get()?.name).toBe("sign-in");
  expect(lists()).toEqual([]);
});

test("a shop without rental has no trips", async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  showPage([]);
  expect(await screen.findByRole("link", { name: /shop/i })).toBeTruthy();
  expect(lists()).toEqual([]);
});
