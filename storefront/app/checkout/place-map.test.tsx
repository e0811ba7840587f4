import type { LatLng } from "@errand/core/location/lat-lng";
import { fakeIntersectionObserver } from "@errand/ui/testing/fake-intersection.ts";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderApp } from "../testing/render.tsx";
import { AddressMap, PickupMap } from "./place-map.tsx";

vi.mock("./pin-map.tsx", () => ({
  PinMap: ({ at, label }: { at: LatLng; label: string }) => (
    <p>
      {label}: {at.lat}
    </p>
  ),
}));
vi.mock("../orders/order-map.tsx", () => ({
  OrderMap: ({ store, home }: { store: LatLng; home: LatLng }) => (
    <p>
      From {home.lat} to {store.lat}
    </p>
  ),
}));

const store = { lat: 43.62, lng: 3.88 };

let viewport: ReturnType<typeof fakeIntersectionObserver>;

beforeEach(() => {
  viewport = fakeIntersectionObserver();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("shows the pin of an address once it is in view", async () => {
  renderApp(<AddressMap point={{ lat: 43.6, lng: 3.88 }} />);
  expect(screen.queryByText(/^Map with/)).toBeNull();
  await act(async () => viewport.show());
  expect(await screen.findByText("Map with the pin of the address: 43.6")).toBeTruthy();
});

test("shows the way from the customer to the store", async () => {
  renderApp(<PickupMap store={store} from={{ lat: 43.6, lng: 3.88 }} />);
  await act(async () => viewport.show());
  expect(await screen.findByText("From 43.6 to 43.62")).toBeTruthy();
});

test("shows the store alone where the customer's place is unknown", async () => {
  renderApp(<PickupMap store={store} from={null} />);
  await act(async () => viewport.show());
  expect(await screen.findByText("Map with the store: 43.62")).toBeTruthy();
});
