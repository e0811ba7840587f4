import { pageLoad } from "@errand/client/page-load.ts";
import { browserMessages } from "@errand/ui/messages/messages.browser.ts";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hasFormerPreview } from "./visitor/former-preview.ts";
import { finishForgetting, leaveWithOtherTabs } from "./visitor/personal-data.ts";
import { hydrateStored, mirrorStored, store, stored } from "./visitor/storage.ts";
import { CurrentClientContext } from "./visitor/use-client-context.ts";
import "./messages/register-messages.ts";
import { MessagesContext } from "@errand/ui/messages/messages.ts";
import { repeatEarlyPresses } from "./rendering/early-presses.ts";
import { readFirstPage } from "./rendering/first-page.ts";
import { FirstPageContext } from "./rendering/first-page-script.tsx";

finishForgetting();
leaveWithOtherTabs();
if (hasFormerPreview()) {
  // The server rendered this page for the zone of the preview.
  void import("./visitor/before-preview.ts").then(({ endPreview }) => {
    endPreview();
    pageLoad.reload();
  });
} else if (mirrorStored()) {
  // The cookies were missing, so the server rendered this page for a new visitor; they are restored
  // now.
  pageLoad.reload();
} else {
  // In a task of its own: this one has evaluated every module of the page.
  setTimeout(hydrate);
}

function hydrate() {
  const page = readFirstPage();
  hydrateStored(page.visitor);
  // Keeps the language of a link with `lang`, so that later requests match this page.
  if (new URLSearchParams(location.search).has("lang") && stored("language-setting") === null) {
    store("language-setting", page.visitor.language);
  }
  const messages = browserMessages(page.visitor, page.words);

  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <CurrentClientContext value={page.visitor}>
          <MessagesContext value={messages}>
            <FirstPageContext value={page}>
              <HydratedRouter />
            </FirstPageContext>
          </MessagesContext>
        </CurrentClientContext>
      </StrictMode>,
    );
  });
  repeatEarlyPresses();
}
