import { expect, test } from "vitest";
import { importsOf, loadedWith, ownFile } from "../testing/static-imports.ts";

/** The packages that every first page loads, with a file that imports each. */
function packagesOf(entries: string[]): Map<string, string> {
  const packages = new Map<string, string>();
  for (const file of loadedWith(entries)) {
    for (const name of importsOf(file)) if (ownFile(file, name) === null) packages.set(name, file);
  }
  return packages;
}

test("a first page loads only the framework, the query cache and icons", () => {
  const allowed =
    /^(react|react-dom\/client|react-router|react-router\/dom|@tanstack\/react-query|lucide-react\/icons\/.*|@base-ui\/react\/(csp|direction)-provider|@fontsource-variable\/.*|@errand\/core\/(?!.*contract|.*types|values).*)$/;
  const packages = packagesOf([
    "storefront/app/root.tsx",
    "storefront/app/entry.client.tsx",
    "storefront/app/layout/page-frame.tsx",
  ]);
  const forbidden = [...packages].filter(([name]) => !allowed.test(name));
  expect(forbidden).toEqual([]);
});
