import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { mirrorStored, store, stored } from "./client/storage.ts";
import { CurrentClientContext } from "./client/use-client-context.ts";
import { browserMessages } from "./messages/messages.browser.ts";
import { MessagesContext } from "./messages/messages.ts";
import { readFirstPage } from "./rendering/first-page.ts";
import { FirstPageContext } from "./rendering/first-page-script.tsx";

if (mirrorStored()) {
  // The cookies had gone, so this page was drawn for a stranger; they are back now.
  location.reload();
} else {
  const page = readFirstPage();
  // Who came by a link in a language goes on in it: what is read from here on must fit this page.
  if (new URLSearchParams(location.search).has("lang") && stored("language-setting") === null) {
    store("language-setting", page.visitor.language);
  }
  const words = browserMessages(page.visitor.language, page.words);

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CurrentClientContext value={page.visitor}>
          <MessagesContext value={words}>
            <FirstPageContext value={page}>
              <HydratedRouter />
            </FirstPageContext>
          </MessagesContext>
        </CurrentClientContext>
      </StrictMode>,
    );
  });
}
