import type { LatLng } from "@errand/core/location/lat-lng";
import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Map as LeafletMap, latLngBounds } from "leaflet";
import { useState } from "react";
import { MapContainer, useMap } from "react-leaflet";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { FollowOrder } from "./follow-order.tsx";

const store = { lat: 44.15, lng: -1.29 };
const home = { lat: 44.152, lng: -1.287 };
const farAway = { lat: 44.18, lng: -1.24 };

let map: LeafletMap;
let show: (points: LatLng[]) => void;

function OrderMap() {
  const [points, setPoints] = useState([store, home]);
  show = (next) => act(() => setPoints(next));
  return (
    <MapContainer center={store} zoom={14} style={{ width: 400, height: 400 }}>
      <CurrentMap />
      <FollowOrder points={points} />
    </MapContainer>
  );
}

function CurrentMap() {
  map = useMap();
  return null;
}

beforeEach(() => {
  // jsdom computes no layout.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  renderApp(<OrderMap />);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const isInView = (...points: LatLng[]) => map.getBounds().contains(latLngBounds(points));

test("shows a courier who leaves the view, and moves closer again when all fit a nearer view", () => {
  const near = map.getZoom();
  expect(isInView(store, home)).toBe(true);
  show([farAway, store, home]);
  expect(isInView(farAway, store, home)).toBe(true);
  expect(map.getZoom()).toBeLessThan(near);
  show([store, home]);
  expect(map.getZoom()).toBe(near);
});

test("stays as the customer left it until the button shows the whole way, and keeps the focus", async () => {
  fireEvent.wheel(map.getContainer());
  const zoom = map.getZoom();
  show([farAway, store, home]);
  expect(map.getZoom()).toBe(zoom);
  await userEvent.click(screen.getByRole("button", { name: "Show the whole way" }));
  expect(isInView(farAway, store, home)).toBe(true);
  expect(screen.queryByRole("button", { name: "Show the whole way" })).toBeNull();
  expect(document.activeElement).toBe(map.getContainer());
});
