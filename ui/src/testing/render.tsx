import type { Language } from "@errand/core/language";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createServerMessages } from "../messages/messages.server.ts";
import { MessagesContext } from "../messages/messages.ts";
import { memoryRouter, type TestRoutes } from "./memory-router.tsx";

interface Surroundings extends TestRoutes {
  language?: Language;
}

const serverMessages = createServerMessages();

/** Renders a component with messages, queries and a router. */
export function renderUi(children: ReactNode, surroundings: Surroundings = {}) {
  return render(page(children, surroundings));
}

/** Renders as on the server. */
export function renderUiOnServer(children: ReactNode): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(page(children, {}));
  return container;
}

function page(children: ReactNode, { language = "en", ...routes }: Surroundings): ReactNode {
  return (
    <MessagesContext value={serverMessages(language)}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        {memoryRouter(children, routes)}
      </QueryClientProvider>
    </MessagesContext>
  );
}
