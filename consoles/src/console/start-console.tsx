import { newQueryClient } from "@errand/client/query-client.ts";
import { consolePaths } from "@errand/core/console-paths";
import { browserMessages } from "@errand/ui/messages/messages.browser.ts";
import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { WithoutStyleElements } from "@errand/ui/without-style-elements.tsx";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { type Console, ConsoleContext } from "./console.ts";
import { ConsoleApp } from "./console-app.tsx";
import { endSubscription } from "./notifications/device-push.ts";
import { applyTheme, pageDirection, pageLanguage } from "./preferences.ts";
import { startWorker } from "./worker/worker.ts";
import "./register-messages.ts";

/** Renders a console into its page, in the language in which the server completed it. */
export function startConsole(console: Console, page: ReactNode): void {
  applyTheme();
  const queries = newQueryClient();
  // What one member of the staff has read is not shown to the next.
  console.session.subscribe(() => {
    if (console.session.token() !== null) return;
    queries.clear();
    // Without a worker there is nothing to end.
    endSubscription().catch(() => {});
  });
  const language = pageLanguage();
  const messages = browserMessages({ language, direction: pageDirection() }, {});
  const container = document.getElementById("console");
  if (!container) throw new Error("The page has no element for the console.");
  const { build } = container.dataset;
  if (build) startWorker(consolePaths[console.audience], build);
  createRoot(container).render(
    <StrictMode>
      <MessagesContext value={messages}>
        <QueryClientProvider client={queries}>
          <ConsoleContext value={console}>
            <WithoutStyleElements>
              <ConsoleApp>{page}</ConsoleApp>
            </WithoutStyleElements>
          </ConsoleContext>
        </QueryClientProvider>
      </MessagesContext>
    </StrictMode>,
  );
}
