import { expect, test } from "vitest";
import { browserMessages, message, withMessages } from "./messages.browser.ts";

test("loads the messages along with a chunk, so that its components find them", async () => {
  browserMessages({ language: "fr", direction: "ltr" }, {});
  const chunk = Promise.withResolvers<string>();
  const both = withMessages(["ui"], chunk.promise);
  chunk.resolve("chunk");
  expect(await both).toBe("chunk");
  expect(message("ui", "close")).toBe("Fermer");
});

test("uses the messages that the page contains", async () => {
  browserMessages({ language: "fr", direction: "ltr" }, { ui: { close: "Fermer la page" } });
  await withMessages(["ui"], Promise.resolve());
  expect(message("ui", "close")).toBe("Fermer la page");
});

test("fails when the chunk cannot be loaded", async () => {
  await expect(withMessages([], Promise.reject(new Error("offline")))).rejects.toThrow("offline");
});
