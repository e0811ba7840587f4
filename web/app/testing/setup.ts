import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, vi } from "vitest";

/** The part used here of the global that Vitest's `jsdom` environment defines. */
declare const jsdom: { cookieJar: { removeAllCookiesSync(): void } };

// An expected change comes at once on an idle machine; a busy one needs seconds.
configure({ asyncUtilTimeout: 5000 });

// Test files share a process and a document, which saves most of their time. Each file starts
// with modules and a document of its own state, so that nothing a module remembers (guest id,
// toasts, mocks) reaches the next file.
vi.resetModules();
resetDocument();
const timers = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "setInterval")];

afterEach(cleanup);

// What is still to come, a retry or an import, would happen in the next file.
afterAll(async () => {
  for (const { mock } of timers) for (const { value } of mock.results) clearTimeout(value);
  await vi.dynamicImportSettled();
});

function resetDocument() {
  localStorage.clear();
  sessionStorage.clear();
  jsdom.cookieJar.removeAllCookiesSync();
  history.replaceState(null, "", "/");
  for (const root of [document.documentElement, document.body]) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
}
