import { act, screen } from "@testing-library/react";
import { divIcon } from "leaflet";
import { MapContainer } from "react-leaflet";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { visitAsGuest } from "../cart/testing.ts";
import { renderApp } from "../testing/render.tsx";
import { CourierMarker } from "./courier-marker.tsx";

const time = "2026-03-05T09:30:00.000Z";
const icon = divIcon({ html: "courier" });

beforeEach(() => {
  visitAsGuest();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.parse(time) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(placedAt = "2026-03-05T09:20:00.000Z") {
  const courier = { latitude: 44.15, longitude: -1.29, time };
  renderApp(
    <MapContainer center={{ lat: 44.15, lng: -1.29 }} zoom={14} style={{ height: 400 }}>
      <CourierMarker courier={courier} icon={icon} placedAt={placedAt} />
    </MapContainer>,
  );
}

const after = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const opacity = () => screen.getByText("courier").style.opacity;

test("a location is current for a minute; then it fades and says how old it is", () => {
  show();
  after(55);
  expect(screen.queryByText(/Seen/)).toBeNull();
  expect(opacity()).toBe("");
  after(5);
  expect(screen.getByText("Seen 1 min ago")).toBeTruthy();
  expect(opacity()).toBe("0.55");
  after(2 * 60 * 60);
  expect(screen.getByText("Seen 2 h ago")).toBeTruthy();
});

test("a location from before the order fades, and does not say how old it is", () => {
  show("2026-03-05T09:31:00.000Z");
  after(120);
  expect(opacity()).toBe("0.55");
  expect(screen.queryByText(/Seen/)).toBeNull();
});
