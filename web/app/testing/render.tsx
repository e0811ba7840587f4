import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { newQueryClient } from "../api/query-client.ts";
import { ScopeProvider } from "../api/scope.tsx";
import { type ClientContext, clientContextOf } from "../client/client-context.ts";
import { CurrentClientContext } from "../client/use-client-context.ts";
import { serverMessages } from "../messages/messages.server.ts";
import { MessagesContext } from "../messages/messages.ts";

interface Surroundings {
  visitor?: Partial<ClientContext>;
  /** Where the page is, and what else there is to go to: path and what stands there. */
  at?: string;
  /** After the path: `?page=address`. */
  query?: string;
  routes?: Record<string, ReactNode>;
}

/** Draws a component as a page would: with words, visitor, queries and a router. */
export function renderApp(children: ReactNode, surroundings: Surroundings = {}) {
  return render(page(children, surroundings));
}

/** Renders as the server does, which knows only the visitor's cookies. */
export function renderOnServer(children: ReactNode, surroundings: Surroundings = {}): HTMLElement {
  const drawn = document.createElement("div");
  drawn.innerHTML = renderToString(page(children, surroundings));
  return drawn;
}

function page(
  children: ReactNode,
  { visitor = {}, at = "/", query = "", routes = {} }: Surroundings,
): ReactNode {
  const seenFor = { ...clientContextOf({}), ...visitor };
  const client = newQueryClient();
  const pages = Object.entries({ ...routes, [at]: children });
  const router = createMemoryRouter(
    pages.map(([path, element]) => ({ path, element })),
    { initialEntries: [at + query] },
  );
  return (
    <CurrentClientContext value={seenFor}>
      <MessagesContext value={serverMessages(seenFor.language)}>
        <QueryClientProvider client={client}>
          <ScopeProvider>
            <RouterProvider router={router} />
          </ScopeProvider>
        </QueryClientProvider>
      </MessagesContext>
    </CurrentClientContext>
  );
}
