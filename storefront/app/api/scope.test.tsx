import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { serverMessages } from "../messages/messages.server.ts";
import { clientContextOf } from "../visitor/client-context.ts";
import { hydrateStored, mirrorStored, store } from "../visitor/storage.ts";
import { CurrentClientContext } from "../visitor/use-client-context.ts";
import type { Scope } from "./api-request.ts";
import { ScopeProvider, useScope } from "./scope.tsx";

const here = { lat: 44.1, lng: -1.2 };
const cell = { lat: 44.1009, lng: -1.2012 };

beforeEach(() => localStorage.clear());

function ScopeProbe({ onScope }: { onScope(scope: Scope): void }) {
  onScope(useScope());
  return null;
}

test.each([
  ["a zone", null],
  ["a cell", cell],
])("a page of %s requests with the visitor's location from the start", async (_whole, place) => {
  store("zoneid", [1]);
  store("currentLatLng", here);
  const visitor = { ...clientContextOf({ cookies: document.cookie }), place };
  const scopes = new Set<Scope>();
  const page = (
    <CurrentClientContext value={visitor}>
      <MessagesContext value={serverMessages("en", "ltr")}>
        <ScopeProvider>
          <ScopeProbe onScope={(scope) => scopes.add(scope)} />
        </ScopeProvider>
      </MessagesContext>
    </CurrentClientContext>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  mirrorStored();
  hydrateStored(visitor);
  scopes.clear();

  await act(async () => render(page, { container, hydrate: true }));
  // One object: a query with another would be requested twice, and all that depends on it rendered
  // again.
  expect([...scopes]).toEqual([{ language: "en", zoneIds: [1], moduleId: null, place: here }]);
});
