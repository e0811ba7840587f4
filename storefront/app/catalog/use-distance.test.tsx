import type { LatLng } from "@errand/core/location/lat-lng";
import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { act, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type { Scope } from "../api/api-request.ts";
import { PageScope, ScopeProvider } from "../api/scope.tsx";
import { serverMessages } from "../messages/messages.server.ts";
import { clientContextOf } from "../visitor/client-context.ts";
import { store } from "../visitor/storage.ts";
import { CurrentClientContext } from "../visitor/use-client-context.ts";
import { useDistance, useIsLoadedForZone } from "./use-distance.ts";

/** 0.01 degrees of latitude are 1.112 km. */
const there = { latitude: 44.11, longitude: -1.2 };
const here: LatLng = { lat: 44.1, lng: -1.2 };
const visitor = { ...clientContextOf({}), zoneIds: [1], place: null };

beforeEach(() => {
  localStorage.clear();
  store("zoneid", [1]);
});

function Distance({ distance }: { distance: number | null }) {
  const kilometres = useDistance({ ...there, distance });
  const isLoadedForZone = useIsLoadedForZone({ distance });
  return <p>{`${kilometres ?? "unknown"}${isLoadedForZone ? ", of the zone" : ""}`}</p>;
}

/** Waits for a chunk, which the server has. */
function Chunk({ of }: { of: Promise<void> | undefined }) {
  if (of) use(of);
  return null;
}

/** A page that was loaded in `scope`, with a store at `distance`. */
function page(
  distance: number | null,
  scope: Partial<Scope> = {},
  { rendered = visitor, chunk }: { rendered?: typeof visitor; chunk?: Promise<void> } = {},
) {
  return (
    <CurrentClientContext value={rendered}>
      <MessagesContext value={serverMessages("en", "ltr")}>
        <ScopeProvider>
          <PageScope scope={{ language: "en", zoneIds: [1], moduleId: 1, place: null, ...scope }}>
            <Suspense>
              <Chunk of={chunk} />
              <Distance distance={distance} />
            </Suspense>
          </PageScope>
        </ScopeProvider>
      </MessagesContext>
    </CurrentClientContext>
  );
}

test("is computed to the visitor's location on a page that was loaded for the zone", () => {
  store("currentLatLng", here);
  render(page(null));
  expect(screen.getByText("1.112, of the zone")).toBeTruthy();
});

test("follows a location that is chosen in the same zone", () => {
  store("currentLatLng", here);
  render(page(null));
  act(() => store("currentLatLng", { ...here, lat: 44.09 }));
  expect(screen.getByText("2.224, of the zone")).toBeTruthy();
});

test("stays that of the page while the page of another zone is loading", () => {
  store("currentLatLng", here);
  store("zoneid", [2]);
  render(page(3.5));
  expect(screen.getByText("3.5")).toBeTruthy();
});

test("is unknown without a location", () => {
  localStorage.clear();
  render(page(null, { zoneIds: [] }, { rendered: { ...visitor, zoneIds: [] } }));
  expect(screen.getByText("unknown")).toBeTruthy();
});

test("is unknown in the page of the server, and there after hydration without a mismatch", async () => {
  store("currentLatLng", here);
  const errors = vi.spyOn(console, "error");
  const container = document.createElement("div");
  container.innerHTML = renderToString(page(null));
  expect(container.textContent).toBe("unknown, of the zone");
  await act(async () => render(page(null), { container, hydrate: true }));
  expect(container.textContent).toBe("1.112, of the zone");
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test("is unknown at first in a part that is hydrated after the rest of the page", async () => {
  store("currentLatLng", here);
  const container = document.createElement("div");
  container.innerHTML = renderToString(page(null));
  const chunk = Promise.withResolvers<void>();
  const onRecoverableError = vi.fn();
  const waiting = page(null, {}, { chunk: chunk.promise });
  await act(async () => render(waiting, { container, hydrate: true, onRecoverableError }));
  expect(container.textContent).toBe("unknown, of the zone");
  await act(async () => chunk.resolve());
  expect(container.textContent).toBe("1.112, of the zone");
  expect(onRecoverableError).not.toHaveBeenCalled();
});
