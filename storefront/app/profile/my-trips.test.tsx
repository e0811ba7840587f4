import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { panelStore } from "../shell/panels.ts";
import { errorReply, fakeApi, type RecordedCall } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { rentalModule, testTrip } from "../trips/testing.ts";
import { store } from "../visitor/storage.ts";
import MyTripsPage from "./my-trips.page.tsx";

let calls: RecordedCall[];

beforeEach(() => {
  visitAsGuest();
  calls = fakeApi({
    "GET /customer/info": () => errorReply(403, "feature_off", ""),
    "GET /rental/user/trip/get-trip-list/{type}": ({ search }) => {
      const trips = search === "nobody" ? [] : [testTrip({ is_guest: false })];
      return { total_size: trips.length, limit: 10, offset: 1, trips };
    },
  });
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

test("lists the active trips of the rental module, whichever module is chosen", async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  showPage();
  const link = await screen.findByRole("link", { name: "Clio" });
  expect(link.getAttribute("href")).toBe("/track-order?trip_id=100007");
  expect(screen.getByText("Monday 9 March, 10:00 · 2 days")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Pay trip #100007" })).toBeTruthy();
  expect(lists()[0]?.endpoint).toContain("get-trip-list/running");
  expect(lists()[0]?.headers.get("moduleId")).toBe("6");
});

test("has tabs for completed and all trips, and searches by number or provider", async () => {
  store("token", "0123456789012345678901234567890123456789abc");
  showPage();
  await userEvent.click(await screen.findByRole("tab", { name: "All" }));
  await waitFor(() => expect(lists().at(-1)?.endpoint).toContain("get-trip-list/all"));
  await userEvent.click(screen.getByRole("searchbox", { name: "Number or rental company" }));
  await userEvent.paste("nobody");
  expect(await screen.findByText("No trip matches")).toBeTruthy();
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
