import { webcrypto } from "node:crypto";
import * as streams from "node:stream/web";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

configure(({ getElementError }) => ({
  // The default of one second is too short on a busy machine.
  asyncUtilTimeout: 30_000,
  // Waiting for an element throws this error at every try: only the last one is read, and prints
  // the page.
  getElementError(message, container) {
    const error = new Error();
    error.name = "TestingLibraryElementError";
    return Object.defineProperty(error, "message", {
      configurable: true,
      get: () => getElementError(message, container).message,
    });
  },
}));

afterEach(() => {
  cleanup();
  // Each test is a visit of its own.
  sessionStorage.clear();
});

// Each file has a context of its own, whose global scope is that of jsdom: what browsers have and
// jsdom lacks.
Object.defineProperty(globalThis, "crypto", { configurable: true, value: webcrypto });
Object.assign(globalThis, streams);
