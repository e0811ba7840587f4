import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { refusedImports } from "./import-rules.ts";

/** The rules of ARCHITECTURE.md, each broken once to see that `npm run check` refuses it. */
const run = promisify(execFile);
const root = import.meta.dirname;
const biome = join(root, "node_modules/.bin/biome");

interface Report {
  diagnostics: { category: string; message: string; location: { path: string } }[];
}
let report: Report;

const sources: Record<string, string> = {
  "core/src/cart/package.ts": 'import "hono";',
  "core/src/cart/node.ts": 'import "node:fs";',
  "server/src/cart/demo.ts": 'import "@errand/demo/fill";',
  "storefront/app/cart/server.ts": 'import "@errand/server/api";',
  "client/src/ui.ts": 'import "@errand/ui/button.tsx";',
  "consoles/src/desk/a.ts": 'import "@errand/storefront/api/call.ts";',
  "ui/src/storefront.ts": 'import "@errand/storefront/cart/cart.queries";',
  "storefront/app/cart/query-key.ts": 'export const q = { queryKey: ["x"] };',
  "core/src/cart/one.ts": 'import type { B } from "./other.ts";\nexport type A = B[];',
  "core/src/cart/other.ts": 'import type { A } from "./one.ts";\nexport type B = A[];',
};

/**
 * Lints all sources by one run of Biome, in a folder that has the project's rules: a file written
 * into the project would make its built pages stale.
 */
beforeAll(async () => {
  const project = await mkdtemp(join(tmpdir(), "errand-rules-"));
  const packages = ["core", "server", "ui", "client", "consoles", "storefront"].map((name) =>
    join(name, "package.json"),
  );
  for (const file of ["biome.json", "query-keys.grit", ".gitignore", "package.json", ...packages]) {
    await cp(join(root, file), join(project, file));
  }
  for (const [file, source] of Object.entries(sources)) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), `${source}\n`);
  }
  const { stdout } = await run(biome, ["lint", "--reporter=json"], { cwd: project }).catch(
    (error: { stdout: string }) => error,
  );
  await rm(project, { recursive: true });
  report = JSON.parse(stdout);
});

/** What Biome says of a file, one line for each complaint. */
function complaintsOf(file: string): string {
  const found = report.diagnostics.filter(({ location }) => location.path === file);
  return found.map(({ category, message }) => `${category}: ${message}`).join("\n");
}

test.each([
  ["core imports a package besides zod", "core/src/cart/package.ts", "noUndeclaredDependencies"],
  ["core imports Node", "core/src/cart/node.ts", "noNodejsModules"],
  ["the server imports the demo", "server/src/cart/demo.ts", "noUndeclaredDependencies"],
  ["the client imports ui", "client/src/ui.ts", "noUndeclaredDependencies"],
  ["a console imports the storefront", "consoles/src/desk/a.ts", "noUndeclaredDependencies"],
  ["ui imports the storefront", "ui/src/storefront.ts", "noUndeclaredDependencies"],
  ["the pages import the server", "storefront/app/cart/server.ts", "noUndeclaredDependencies"],
  ["a feature writes a query key", "storefront/app/cart/query-key.ts", "Query keys are made by"],
])("npm run check refuses that %s", (_what, file, rule) => {
  expect(complaintsOf(file)).toContain(rule);
});

test.each(["one", "other"])("npm run check refuses a cycle of type imports: %s", (name) => {
  expect(complaintsOf(`core/src/cart/${name}.ts`)).toContain("noImportCycles");
});

test.each([
  ["core/src/cart/a.ts", "../../../server/src/api.ts", "another package is imported by its name"],
  ["core/src/cart/a.ts", "../orders/orders.types.ts", "cart lies below orders"],
  ["core/src/money.ts", "./cart/cart-lines.ts", "(files beside the folders) lies below cart"],
  [
    "server/src/cart/a.ts",
    "../../../storefront/app/api/call.ts",
    "another package is imported by its name",
  ],
  ["server/src/requests/a.ts", "../cart/cart.data.ts", "requests lies below cart"],
  [
    "server/src/cart/a.ts",
    "../items/items.routes.ts",
    "routes are listed by feature.ts, features by features.ts",
  ],
  [
    "server/src/cart/a.ts",
    "../items/feature.ts",
    "routes are listed by feature.ts, features by features.ts",
  ],
  ["server/src/cart/a.ts", "../database/driver/driver.ts", "only database.ts imports the driver"],
  ["server/src/cart/a.ts", "../api.ts", "cart lies below (files beside the folders)"],
  ["storefront/app/cart/a.ts", "./cart.page.tsx", "only routes.ts names a page"],
  ["storefront/app/shell/a.ts", "../cart/cart.queries.ts", "shell lies below cart"],
  ["ui/src/a.ts", "../../storefront/app/cart/a.ts", "another package is imported by its name"],
  ["ui/src/a.ts", "./map/town-map.tsx", "(files beside the folders) lies below map"],
  ["ui/src/a.ts", "@errand/core/cart/cart-lines", "ui knows no feature"],
  ["consoles/src/store/a.ts", "../desk/a.ts", "consoles do not know each other"],
  ["consoles/src/desk/a.ts", "../store/a.ts", "consoles do not know each other"],
  ["consoles/src/console/a.ts", "../store/a.ts", "console lies below store"],
  ["ui/src/map/a.ts", "@errand/core/cart/cart-lines", "ui knows no feature"],
  ["storefront/app/novel/a.ts", "../api/call.ts", "novel has no place in import-rules.ts"],
  ["bench/a.ts", "@errand/town/content/chat", "only demo imports the town"],
  ["main.ts", "@errand/town/pictures/render-picture", "only demo imports the town"],
  [
    "town/src/content/a.ts",
    "@errand/server/catalog/catalog.tables",
    "the town imports no package of ours but core",
  ],
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
  ["server/src/features.ts", "./cart/feature.ts"],
  ["server/src/database/database.ts", "./driver/driver.ts"],
  ["storefront/app/cart/a.test.tsx", "../orders/testing.ts"],
  ["storefront/app/messages/register-messages.ts", "../cart/cart.en.json"],
  ["ui/src/map/a.ts", "@errand/core/location/geometry"],
  ["demo/src/fill/a.ts", "@errand/town/content/chat"],
  ["town/src/content/a.ts", "@errand/core/language"],
])("%s may import %s", (file, name) => {
  expect(refusedImports(file, `import { a } from "${name}";`)).toEqual([]);
});
