import { newQueryClient } from "@errand/client/query-client.ts";
import { memoryRouter, type TestRoutes } from "@errand/ui/testing/memory-router.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ScopeProvider } from "../api/scope.tsx";
import { serverMessages } from "../messages/messages.server.ts";
import { type ClientContext, clientContextOf } from "../visitor/client-context.ts";
import { CurrentClientContext } from "../visitor/use-client-context.ts";
import "../messages/register-messages.ts";
import { MessagesContext } from "@errand/ui/messages/messages.ts";

interface RenderOptions extends TestRoutes {
  visitor?: Partial<ClientContext>;
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

function page(children: ReactNode, { visitor = {}, ...routes }: RenderOptions): ReactNode {
  const clientContext = { ...clientContextOf({}), ...visitor };
  return (
    <CurrentClientContext value={clientContext}>
      <MessagesContext value={serverMessages(clientContext.language, clientContext.direction)}>
        <QueryClientProvider client={newQueryClient()}>
          <ScopeProvider>{memoryRouter(children, routes)}</ScopeProvider>
        </QueryClientProvider>
      </MessagesContext>
    </CurrentClientContext>
  );
}
