import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { refusedImports } from "./import-rules.ts";

/** The rules of ARCHITECTURE.md, each broken once to see that `npm run check` refuses it. */
const run = promisify(execFile);
const biome = join(import.meta.dirname, "node_modules/.bin/biome");
const written: string[] = [];

afterEach(() => Promise.all(written.splice(0).map((file) => rm(file, { force: true }))));

async function write(folder: string, name: string, source: string) {
  const file = join(import.meta.dirname, folder, `${name}-${process.pid}.ts`);
  written.push(file);
  await writeFile(file, source);
  return file;
}

/** What Biome says of these files; "" when it accepts them. */
async function lint(...files: string[]): Promise<string> {
  return run(biome, ["lint", ...files]).then(
    () => "",
    (error: { stderr: string; stdout: string }) => error.stdout + error.stderr,
  );
}

test.each([
  ["core imports a package besides zod", "core/src/cart", 'import "hono";'],
  ["core imports Node", "core/src/cart", 'import "node:fs";'],
  ["the server imports the demo", "server/src/cart", 'import "@errand/demo/fill";'],
  ["the pages import the server", "web/app/cart", 'import "@errand/server/api";'],
  ["a feature writes a query key", "web/app/cart", 'export const q = { queryKey: ["x"] };'],
])("npm run check refuses that %s", async (_what, folder, line) => {
  const file = await write(folder, "breach", `${line}\n`);
  expect(await lint(file)).toMatch(
    /noUndeclaredDependencies|noNodejsModules|Query keys are made by/,
  );
});

test("npm run check refuses a cycle of type imports", async () => {
  const names = ["one", "other"].map((name) => `${name}-${process.pid}`);
  const [one, other] = await Promise.all([
    write(
      "core/src/cart",
      "one",
      `import type { B } from "./${names[1]}.ts";\nexport type A = B[];\n`,
    ),
    write(
      "core/src/cart",
      "other",
      `import type { A } from "./${names[0]}.ts";\nexport type B = A[];\n`,
    ),
  ]);
  expect(await lint(one, other)).toContain("noImportCycles");
});

test.each([
  ["core/src/cart/a.ts", "../../../server/src/api.ts", "another package is imported by its name"],
  ["core/src/cart/a.ts", "../orders/orders.types.ts", "cart lies below orders"],
  ["core/src/money.ts", "./cart/cart-lines.ts", "(files beside the folders) lies below cart"],
  [
    "server/src/cart/a.ts",
    "../../../web/app/api/call.ts",
    "another package is imported by its name",
  ],
  ["server/src/requests/a.ts", "../cart/cart.data.ts", "requests lies below cart"],
  ["server/src/cart/a.ts", "../items/items.routes.ts", "routes are composed by api.ts alone"],
  ["server/src/cart/a.ts", "../api.ts", "cart lies below (files beside the folders)"],
  ["web/app/cart/a.ts", "./cart.page.tsx", "only routes.ts names a page"],
  ["web/app/shell/a.ts", "../cart/cart.queries.ts", "shell lies below cart"],
  ["web/app/ui/a.ts", "../cart/cart.queries.ts", "ui lies below cart"],
  ["web/app/ui/a.ts", "@errand/core/cart/cart-lines", "ui knows no feature"],
  ["web/app/novel/a.ts", "../ui/button.tsx", "novel has no place in import-rules.ts"],
])("%s may not import %s", (file, name, rule) => {
  for (const statement of [
    `import { a } from "${name}";`,
    `import type {\n  A,\n} from "${name}";`,
    `const a = () => import("${name}");`,
    `export type { A } from "${name}";`,
  ]) {
    expect(refusedImports(file, statement)).toEqual([`${file} imports ${name}: ${rule}`]);
  }
});

test.each([
  ["server/src/cart/a.ts", "../items/items.data.ts"],
  ["server/src/api.ts", "./cart/cart.routes.ts"],
  ["web/app/cart/a.test.tsx", "../orders/testing.ts"],
  ["web/app/messages/features.ts", "../cart/cart.en.json"],
])("%s may import %s", (file, name) => {
  expect(refusedImports(file, `import { a } from "${name}";`)).toEqual([]);
});
