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

interface RenderOptions {
  visitor?: Partial<ClientContext>;
  /** The path of the page. */
  at?: string;
  /** After the path: `?page=address`. */
  query?: string;
  /** The other routes: path and content. */
  routes?: Record<string, ReactNode>;
}

/** Renders a component with messages, client context, queries and a router. */
export function renderApp(children: ReactNode, surroundings: RenderOptions = {}) {
  return render(page(children, surroundings));
}

/** Renders as on the server, which knows only the cookies of the visitor. */
export function renderOnServer(children: ReactNode, surroundings: RenderOptions = {}): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(page(children, surroundings));
  return container;
}

/** Renders as on the server, and hydrates that as the browser does. */
export function hydrateApp(children: ReactNode, surroundings: RenderOptions = {}) {
  const container = renderOnServer(children, surroundings);
  document.body.append(container);
  return render(page(children, surroundings), { container, hydrate: true });
}

function page(
  children: ReactNode,
  { visitor = {}, at = "/", query = "", routes = {} }: RenderOptions,
): ReactNode {
  const clientContext = { ...clientContextOf({}), ...visitor };
  const client = newQueryClient();
  const pages = Object.entries({ ...routes, [at]: children });
  const router = createMemoryRouter(
    pages.map(([path, element]) => ({ path, element })),
    { initialEntries: [at + query] },
  );
  return (
    <CurrentClientContext value={clientContext}>
      <MessagesContext value={serverMessages(clientContext.language, clientContext.direction)}>
        <QueryClientProvider client={client}>
          <ScopeProvider>
            <RouterProvider router={router} />
          </ScopeProvider>
        </QueryClientProvider>
      </MessagesContext>
    </CurrentClientContext>
  );
}
