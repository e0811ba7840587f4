import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { newQueryClient } from "../api/query-client.ts";
import { ScopeProvider } from "../api/scope.tsx";
import { type Visitor, visitorOf } from "../client/client-context.ts";
import { VisitorContext } from "../client/use-client-context.ts";
import { serverWords } from "../messages/messages.server.ts";
import { WordsContext } from "../messages/messages.ts";

interface Surroundings {
  visitor?: Partial<Visitor>;
  /** Where the page is, and what else there is to go to: path and what stands there. */
  at?: string;
  /** After the path: `?page=address`. */
  query?: string;
  routes?: Record<string, ReactNode>;
}

/** Draws a component as a page would: with words, visitor, queries and a router. */
export function show(children: ReactNode, surroundings: Surroundings = {}) {
  return render(page(children, surroundings));
}

/** Renders as the server does, which knows only the visitor's cookies. */
export function drawnByServer(children: ReactNode, surroundings: Surroundings = {}): HTMLElement {
  const drawn = document.createElement("div");
  drawn.innerHTML = renderToString(page(children, surroundings));
  return drawn;
}

function page(
  children: ReactNode,
  { visitor = {}, at = "/", query = "", routes = {} }: Surroundings,
): ReactNode {
  const seenFor = { ...visitorOf({}), ...visitor };
  const client = newQueryClient();
  const pages = Object.entries({ ...routes, [at]: children });
  const router = createMemoryRouter(
    pages.map(([path, element]) => ({ path, element })),
    { initialEntries: [at + query] },
  );
  return (
    <VisitorContext value={seenFor}>
      <WordsContext value={serverWords(seenFor.language)}>
        <QueryClientProvider client={client}>
          <ScopeProvider>
            <RouterProvider router={router} />
          </ScopeProvider>
        </QueryClientProvider>
      </WordsContext>
    </VisitorContext>
  );
}
