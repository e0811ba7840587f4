import { pageLoad } from "@errand/client/page-load.ts";
import type { Zone } from "@errand/core/location/location.contract";
import { findDialog } from "@errand/ui/testing/find-dialog.ts";
import { readToasts } from "@errand/ui/testing/read-toasts.ts";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testModule, testShop } from "../config/testing.ts";
import { errorReply, type FakeReplies, fakeApi } from "../testing/fake-api.ts";
import { renderApp } from "../testing/render.tsx";
import { store, stored } from "../visitor/storage.ts";
import { LocationPanel } from "./location-panel.tsx";

const quay = {
  place_id: "a-7",
  formatted_address: "12 Quai des Voiles, Belrive",
  geometry: { location: { lat: 44.15, lng: -1.29 } },
};
const prediction = {
  place_id: "a-7",
  description: quay.formatted_address,
  main_text: "12 Quai des Voiles",
  secondary_text: "Belrive",
};
const freeDelivery = {
  zone_id: 2,
  module_id: 1,
  delivery_charge_type: "fixed",
  fixed_shipping_charge: 0,
  per_km_shipping_charge: null,
  minimum_shipping_charge: null,
  maximum_shipping_charge: null,
  maximum_cod_order_amount: null,
} as const;
const harbour: Zone = {
  id: 2,
  name: "Harbour",
  display_name: "Harbour",
  status: 1,
  cash_on_delivery: true,
  digital_payment: false,
  offline_payment: false,
  increased_delivery_fee: 0,
  increased_delivery_fee_status: 0,
  increase_delivery_charge_message: null,
  distance_charges: [],
  coordinates: {
    type: "Polygon",
    coordinates: [
      [
        [-1.3, 44.1],
        [-1.2, 44.1],
        [-1.2, 44.2],
        [-1.3, 44.2],
        [-1.3, 44.1],
      ],
    ],
  },
  modules: [{ ...testModule(), pivot: freeDelivery }],
};

const served: FakeReplies = {
  "GET /config/place-api-autocomplete": () => ({ status: "OK", predictions: [prediction] }),
  "GET /config/place-api-details": () => ({ status: "OK", result: quay }),
  "GET /config/get-zone-id": () => ({ zone_id: "[2,5]", zone_data: [harbour] }),
  "GET /config/geocode-api": () => ({ status: "OK", results: [quay] }),
};

function showPanel(language: "en" | "fr" = "en") {
  const onClose = vi.fn();
  renderApp(
    <ShopContext value={testShop()}>
      <LocationPanel open onClose={onClose} input={{ anchor: null }} />
    </ShopContext>,
    { visitor: { language } },
  );
  return onClose;
}

/** Waits until focus has replaced the plain input by one with a list. */
async function typeAddress(text: string) {
  await findDialog();
  act(() => screen.getByRole("combobox").focus());
  const input = await waitFor(() => {
    const found = screen.getByRole("combobox");
    expect(found.getAttribute("aria-haspopup")).toBe("listbox");
    return found;
  });
  await userEvent.type(input, text);
}

function stubPosition(
  getCurrentPosition: (onPosition: PositionCallback, onError: PositionErrorCallback) => void,
) {
  vi.stubGlobal("navigator", {
    onLine: true,
    geolocation: { getCurrentPosition },
  });
}
const position = { coords: { latitude: 48.85, longitude: 2.35 } } as GeolocationPosition;
const positionError = (code: number) => ({ code }) as GeolocationPositionError;

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

test("stores a suggested address as the location and closes the panel", async () => {
  const calls = fakeApi(served);
  const toasts = readToasts();
  const onClose = showPanel();
  await typeAddress("quai");
  await screen.findByRole("option", { name: /12 Quai des Voiles/ });
  await userEvent.keyboard("{ArrowDown}{Enter}");

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(stored("location")).toBe("12 Quai des Voiles, Belrive");
  expect(stored("currentLatLng")).toEqual({ lat: 44.15, lng: -1.29 });
  expect(stored("zoneid")).toEqual([2, 5]);
  expect(stored("country")).toBe("FR");
  expect(toasts).toEqual(["New Delivery address selected"]);
  expect(calls.filter(({ endpoint }) => endpoint.includes("details"))).toHaveLength(1);
});

test("chooses the first suggestion on Enter", async () => {
  fakeApi(served);
  const onClose = showPanel();
  await typeAddress("quai");
  await screen.findByRole("option");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("names the location a pickup address in the rental module", async () => {
  fakeApi(served);
  const toasts = readToasts();
  store("module", { id: 1, slug: "rental", module_name: "Rental", module_type: "rental" });
  showPanel();
  await typeAddress("quai");
  await userEvent.click(await screen.findByRole("option"));
  await waitFor(() => expect(toasts).toEqual(["New Pickup address selected"]));
});

test("clears a module that is not open at the new location", async () => {
  fakeApi(served);
  const onClose = showPanel();
  store("module", { id: 6, slug: "rental", module_name: "Rental", module_type: "rental" });
  await typeAddress("quai");
  await userEvent.click(await screen.findByRole("option"));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(stored("module")).toBeNull();
});

test("shows a message when no address matches", async () => {
  fakeApi({
    "GET /config/place-api-autocomplete": () => ({ status: "ZERO_RESULTS", predictions: [] }),
  });
  showPanel();
  await typeAddress("zzzz");
  expect(await screen.findByText(/No address found/)).toBeDefined();
});

test("offers the nearest served location outside every zone", async () => {
  fakeApi({
    ...served,
    "GET /config/get-zone-id": ({ lat }) =>
      Number(lat) > 45
        ? errorReply(404, "coordinates", "We do not deliver to this place yet.")
        : { zone_id: "[2]", zone_data: [harbour] },
    "GET /zone/list": () => [harbour],
  });
  stubPosition((onPosition) => onPosition(position));
  const onClose = showPanel();
  await userEvent.click(screen.getByRole("button", { name: "Use Current Location" }));

  expect(
    await screen.findByText(/nearest place we deliver to is Harbour, 58\d km away/),
  ).toBeDefined();
  expect(stored("zoneid")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Go to Harbour" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(stored("zoneid")).toEqual([2]);
  expect(stored("currentLatLng")?.lat).toBeCloseTo(44.15);
});

test("stores the position of the device with its address and reloads the page", async () => {
  fakeApi(served);
  stubPosition((onPosition) => onPosition(position));
  const reload = vi.spyOn(pageLoad, "reload").mockReturnValue();
  showPanel();
  await userEvent.click(screen.getByRole("button", { name: "Use Current Location" }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(stored("currentLatLng")).toEqual({ lat: 48.85, lng: 2.35 });
  expect(stored("location")).toBe("12 Quai des Voiles, Belrive");
  expect(stored("zoneid")).toEqual([2, 5]);
  expect(sessionStorage.getItem("toast-after-load")).toContain("New Delivery address selected");
});

test.each([
  [1, /doesn’t share your location/],
  [2, /couldn’t find your location/],
])("explains geolocation error %i", async (code, message) => {
  stubPosition((_onPosition, onError) => onError(positionError(code)));
  showPanel();
  await userEvent.click(screen.getByRole("button", { name: "Use Current Location" }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(stored("zoneid")).toBeNull();
});

test("waits no longer than 5 seconds for the position", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubPosition(() => {});
  showPanel();
  const button = screen.getByRole("button", { name: "Use Current Location" });
  await userEvent.click(button, { advanceTimers: vi.advanceTimersByTime });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(button.getAttribute("aria-busy")).toBe("true");
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(screen.getByText(/couldn’t get your location in time/)).toBeDefined();
  vi.useRealTimers();
});

test("offers guests to sign in for their saved addresses", () => {
  showPanel();
  expect(screen.getByText("Sign in to choose from your saved addresses.")).toBeDefined();
});

test("does not offer signed-in customers to sign in", () => {
  store("token", "t".repeat(43));
  showPanel();
  expect(screen.queryByText("Sign in to choose from your saved addresses.")).toBeNull();
});
