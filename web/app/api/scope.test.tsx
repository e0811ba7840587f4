import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { clientContextOf } from "../client/client-context.ts";
import { hydrateStored, mirrorStored, store } from "../client/storage.ts";
import { CurrentClientContext } from "../client/use-client-context.ts";
import { serverMessages } from "../messages/messages.server.ts";
import { MessagesContext } from "../messages/messages.ts";
import type { Scope } from "./api-request.ts";
import { ScopeProvider, useScope, useShowsPlace } from "./scope.tsx";

const here = { lat: 44.1, lng: -1.2 };
const cell = { lat: 44.1009, lng: -1.2012 };

beforeEach(() => localStorage.clear());

interface ScopeProbeProps {
  onScope(scope: Scope): void;
  onShowsPlace(showsPlace: boolean): void;
}

function ScopeProbe({ onScope, onShowsPlace }: ScopeProbeProps) {
  onScope(useScope());
  onShowsPlace(useShowsPlace());
  return null;
}

test.each([
  ["a zone", null],
  ["a cell", cell],
])(
  "a page of %s requests with the visitor's location from the start, and shows it after hydration",
  async (_whole, place) => {
    store("zoneid", [1]);
    store("currentLatLng", here);
    const visitor = { ...clientContextOf({ cookies: document.cookie }), place };
    const scopes = new Set<Scope>();
    const shown: boolean[] = [];
    const page = (
      <CurrentClientContext value={visitor}>
        <MessagesContext value={serverMessages("en", "ltr")}>
          <ScopeProvider>
            <ScopeProbe
              onScope={(scope) => scopes.add(scope)}
              onShowsPlace={(showsPlace) => shown.push(showsPlace)}
            />
          </ScopeProvider>
        </MessagesContext>
      </CurrentClientContext>
    );
    const container = document.createElement("div");
    container.innerHTML = renderToString(page);
    mirrorStored();
    hydrateStored(visitor);
    scopes.clear();
    shown.length = 0;

    await act(async () => render(page, { container, hydrate: true }));
    // One object: a query with another would be requested twice, and all that depends on it rendered again.
    expect([...scopes]).toEqual([{ language: "en", zoneIds: [1], moduleId: null, place: here }]);
    expect(shown).toEqual([false, true]);
  },
);
