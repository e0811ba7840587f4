import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const files = ["ui/src/**/*.css", "consoles/src/**/*.css", "storefront/app/**/*.css"].flatMap(
  (pattern) => globSync(pattern, { cwd: root }),
);

test("finds the styles of the pages", () => {
  expect(files).toContain("consoles/src/consoles.css");
});

// With `* + *` each element that is added to any list has the whole list styled anew.
test.each(files)("no selector of %s names any sibling", (file) => {
  const text = readFileSync(`${root}/${file}`, "utf8").replaceAll(/\/\*.*?\*\//gs, "");
  const selectors = [...text.matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => selector.trim());
  expect(selectors.filter((selector) => /[+~]\s*\*/.test(selector))).toEqual([]);
});
