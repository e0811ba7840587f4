import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";

/** The pages' words in one language. */
function phrases(language: "en" | "fr"): Set<string> {
  const app = join(import.meta.dirname, "../web/app");
  const files = globSync(`*/*.${language}.json`, { cwd: app });
  const texts = files.map((file) => readFileSync(join(app, file), "utf8"));
  return new Set(texts.flatMap((text) => leaves(JSON.parse(text))));
}

function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(leaves) : [];
}

const french = phrases("fr");
const onlyEnglish = [...phrases("en")].filter((phrase) => !french.has(phrase));

/** Nothing on the page that is read or heard is still in English, nor the name of a phrase. */
export async function expectNoEnglish(page: Page) {
  const said = await page.evaluate(() => {
    const attributes = ["aria-label", "placeholder", "title", "alt"];
    const heard = [...document.querySelectorAll("body *")]
      .filter((element) => !element.closest("[lang=en]"))
      .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ""));
    // biome-ignore lint/nursery/useDomNodeTextContent: only what is shown, not what is hidden
    const read = document.body.innerText.split("\n");
    return [document.title, ...heard, ...read].map((text) => text.trim());
  });
  const told = new Set(said);
  expect([
    ...onlyEnglish.filter((phrase) => told.has(phrase)),
    ...said.filter((text) => text.includes("{{") || /^[a-z]+(\.[a-zA-Z]+)+$/.test(text)),
  ]).toEqual([]);
}
