import { fakeServer } from "@errand/core/testing-server";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { ShopContext } from "../config/shop.ts";
import { testShop } from "../config/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { store } from "../visitor/storage.ts";
import { MapDialog } from "./map-dialog.tsx";

/** Serves an empty map, and for every point an address that contains its longitude. */
function serveMap() {
  const empty = { features: [] };
  fakeServer<Request | string>(async (request) => {
    if (request === "/map/settings.json") return Response.json({ tiles: null, attribution: null });
    if (request === "/map/layers.json") {
      return Response.json({ areas: empty, streets: empty, zones: empty, landmarks: empty });
    }
    const { searchParams } = new URL((request as Request).url);
    const formatted_address = `Near ${Number(searchParams.get("lng")).toFixed(4)}`;
    const geometry = { location: middle };
    return Response.json({
      status: "OK",
      results: [{ place_id: "1", formatted_address, geometry }],
    });
  });
}

function showDialog() {
  const onPick = vi.fn();
  renderApp(
    <ShopContext value={testShop({ default_location: middle })}>
      <MapDialog open onClose={() => {}} onPick={onPick} />
    </ShopContext>,
  );
  return onPick;
}

const middle = { lat: 44.15, lng: -1.29 };

beforeEach(() => {
  localStorage.clear();
  serveMap();
});

test("starts at the default location and shows its address", async () => {
  const onPick = showDialog();
  expect(await screen.findByText("Near -1.2900")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Choose this location" }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith({
    point: middle,
    address: "Near -1.2900",
  });
});

test("starts at the visitor's location and shows its stored address", async () => {
  store("currentLatLng", { lat: 44.16, lng: -1.28 });
  store("location", "12 Quai des Voiles, Belrive");
  const onPick = showDialog();
  expect(screen.getByText("12 Quai des Voiles, Belrive")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Choose this location" }));
  expect(onPick.mock.lastCall?.[0]).toMatchObject({ address: "12 Quai des Voiles, Belrive" });
});

test("moves the pin with arrow keys and updates the address", async () => {
  const onPick = showDialog();
  await screen.findByText("Near -1.2900");
  const pin = screen.getByRole("button", { name: "Chosen location" });
  expect(document.getElementById(pin.getAttribute("aria-describedby") ?? "")).not.toBeNull();
  act(() => pin.focus());
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.click(screen.getByRole("button", { name: "Choose this location" }));
  const moved = onPick.mock.lastCall?.[0].point;
  expect(moved.lng).toBeGreaterThan(-1.29);
  expect(moved.lat).toBeCloseTo(44.15, 5);
  expect(await screen.findByText(`Near ${moved.lng.toFixed(4)}`)).toBeDefined();
});

test("shows an error and still offers the search when the map cannot be loaded", async () => {
  fakeServer<Request | string>(async (request) =>
    request === "/map/layers.json"
      ? new Response("", { status: 404 })
      : Response.json({ status: "OK", results: [] }),
  );
  showDialog();
  expect(await screen.findByText(/The map could not be loaded/)).toBeDefined();
  expect(screen.getByRole("combobox")).toBeDefined();
});

test("pulses until the map has loaded", async () => {
  showDialog();
  const map = screen.getByRole("region", { name: "Map of the town" });
  expect(map.querySelector(".animate-pulse")).not.toBeNull();
  await waitFor(() => expect(map.querySelector(".animate-pulse")).toBeNull());
});

test("moves the pin to the position of the device", async () => {
  const here = { latitude: 44.16, longitude: -1.27 };
  vi.stubGlobal("navigator", {
    ...navigator,
    onLine: true,
    geolocation: {
      getCurrentPosition: (found: (position: { coords: typeof here }) => void) =>
        found({ coords: here }),
    },
  });
  const onPick = showDialog();
  await userEvent.click(await screen.findByRole("button", { name: "Use Current Location" }));
  expect(await screen.findByText("Near -1.2700")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Choose this location" }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith({
    point: { lat: 44.16, lng: -1.27 },
    address: "Near -1.2700",
  });
  vi.unstubAllGlobals();
});
