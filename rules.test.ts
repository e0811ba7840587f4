import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";

/** The rules of ARCHITECTURE.md, each breached once to see that the check refuses it. */
const run = promisify(execFile);
const biome = join(import.meta.dirname, "node_modules/.bin/biome");
let breach = "";

afterEach(() => rm(breach, { force: true }));

test.each([
  ["core imports a package besides zod", "core/src/cart", 'import "hono";'],
  ["core imports Node", "core/src/cart", 'import "node:fs";'],
  ["core reaches into the server", "core/src/cart", 'import "../../../server/src/api.ts";'],
  [
    "an earlier feature imports a later one",
    "core/src/cart",
    'import "../orders/orders.types.ts";',
  ],
  ["the server imports the pages", "server/src/cart", 'import "../../../web/app/api.ts";'],
  ["the server imports the town", "server/src/cart", 'import "@errand/town/fill";'],
  ["a feature imports another's routes", "server/src/cart", 'import "../catalog/items.routes.ts";'],
  ["the pages import the server", "web/app/cart", 'import "@errand/server/api";'],
  ["a page is imported", "web/app/cart", 'import "./cart.page.tsx";'],
  ["ui imports a feature", "web/app/ui", 'import "../cart/cart.queries.ts";'],
  ["a feature writes a query key", "web/app/cart", 'export const q = { queryKey: ["x"] };'],
])("npm run check refuses that %s", async (_what, folder, line) => {
  breach = join(import.meta.dirname, folder, `breach-${process.pid}.ts`);
  await writeFile(breach, `${line}\n`);
  const refused = await run(biome, ["lint", breach]).then(
    () => "",
    (error: { stderr: string; stdout: string }) => error.stdout + error.stderr,
  );
  expect(refused).toMatch(
    /noRestrictedImports|noUndeclaredDependencies|noNodejsModules|Query keys are made by/,
  );
});
