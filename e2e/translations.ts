import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

/** All interface messages of one language. */
function messagesIn(language: "en" | "fr"): Set<string> {
  const root = join(import.meta.dirname, "..");
  const files = globSync(`{ui/src,storefront/app,consoles/src}/**/*.${language}.json`, {
    cwd: root,
  });
  const texts = files.map((file) => readFileSync(join(root, file), "utf8"));
  return new Set(texts.flatMap((text) => stringsIn(JSON.parse(text))));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}

const frenchMessages = messagesIn("fr");
const englishOnlyMessages = [...messagesIn("en")].filter((message) => !frenchMessages.has(message));

/**
 * Expects no English interface text, no message key and no unfilled placeholder, visible or in a
 * label.
 */
export async function expectNoEnglishText(page: Page) {
  const texts = await page.evaluate(() => {
    const attributes = ["aria-label", "placeholder", "title", "alt"];
    const labels = [...document.querySelectorAll("body *")]
      .filter((element) => !element.closest("[lang=en]"))
      .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ""));
    // biome-ignore lint/nursery/useDomNodeTextContent: only what is shown, not what is hidden
    const visible = document.body.innerText.split("\n");
    return [document.title, ...labels, ...visible].map((text) => text.trim());
  });
  const unique = new Set(texts);
  expect([
    ...englishOnlyMessages.filter((message) => unique.has(message)),
    ...texts.filter((text) => text.includes("{{") || /^[a-z]+(\.[a-zA-Z]+)+$/.test(text)),
  ]).toEqual([]);
}
