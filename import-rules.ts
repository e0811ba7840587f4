import { glob, readFile } from "node:fs/promises";
import { posix, sep } from "node:path";

/** The features in import order: one may use those before it, never those after. */
const features = [
  "entries",
  "modules",
  "location",
  "config",
  "guests",
  "ledger",
  "account",
  "notifications",
  "staff",
  "addresses",
  "pricing",
  "catalog",
  "stock",
  "items",
  "stores",
  "lists",
  "search",
  "promotions",
  "wishlist",
  "wishes",
  "cart",
  "payments",
  "dispatch",
  "couriers",
  "order-rows",
  "rewards",
  "orders",
  "delivery",
  "refunds",
  "store-desk",
  "payouts",
  "customers",
  "wallet",
  "loyalty",
  "referral",
  "checkout",
  "reviews",
  "chat",
  "parcel",
  "runs",
  "groups",
  "rental",
  "trips",
  "partners",
  "personal-data",
  "health",
];

/** The folder over private interfaces of `pg` and Drizzle. */
const driver = "server/src/database/driver/";

/** The files of a package that lie beside its folders. */
const loose = "(files beside the folders)";

/** The folders of `consoles/src` that are a console. */
const consoles = ["store", "courier", "desk"];

/** The search has a thesaurus for each module. */
const thesaurusLevel = features.indexOf("modules") + 1;

/** The folders of each package from the bottom up: a folder imports itself and those before it. */
const layers: Record<string, string[]> = {
  "core/src": [
    "errors",
    loose,
    ...features,
    "contract.shared.ts",
    "contract.storefront.ts",
    "contract.store-or-provider.ts",
    "contract.store.ts",
    "contract.provider.ts",
    "contract.courier.ts",
    "contract.desk.ts",
    "contract.gateway.ts",
    "contract.ts",
  ],
  "server/src": [
    "messages",
    "process",
    "database",
    "jobs",
    "caching",
    "http",
    "idempotency",
    "requests",
    "openapi",
    "tables",
    "pictures",
    "private-files",
    "integrations",
    ...features.slice(0, thesaurusLevel),
    "text-search",
    ...features.slice(thesaurusLevel),
    "link-previews",
    "sitemap",
    "status",
    "history",
    "cities",
    "import",
    "settings",
    "previews",
    "setup",
    "operations",
    "backup",
    "doctor",
    loose,
    "crash-test",
  ],
  "client/src": [loose],
  "consoles/src": [loose, "console", ...consoles],
  "ui/src": ["styles", "messages", loose, "calendar", "forms", "map"],
  "storefront/app": [
    "styles",
    "messages",
    "visitor",
    "api",
    "config",
    "forms",
    "rendering",
    "shell",
    ...features.filter((feature) => feature !== "config"),
    "landing",
    "home",
    "interest",
    "profile",
    "settings",
    "help",
    "pages",
    "layout",
    loose,
  ],
};

/** The files that the rules are about. */
const sources = [
  "*.ts",
  ...[...Object.keys(layers), "town/src", "e2e", "bench"].map((root) => `${root}/**/*.{ts,tsx}`),
];

const isTest = (file: string) => /\.test\.tsx?$|testing/.test(file);
const importForm =
  /^(?:import|export)\b[^;"]*?from "([^"]+)"|^import "([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;

/**
 * Each import of `file` (a path from the root of the project) that breaks a rule, with the rule.
 */
export function refusedImports(file: string, source: string): string[] {
  return [...source.matchAll(importForm)].flatMap(([, from, bare, dynamic]) => {
    const name = from ?? bare ?? dynamic ?? "";
    const rule = brokenRule(file, name);
    return rule ? [`${file} imports ${name}: ${rule}`] : [];
  });
}

function brokenRule(file: string, name: string): string | null {
  if (name.startsWith("@errand/town/") && !file.startsWith("demo/")) {
    return "only demo imports the town";
  }
  if (file.startsWith("town/") && /^@errand\/(?!core\/)/.test(name)) {
    return "the town imports no package of ours but core";
  }
  const root = Object.keys(layers).find((folder) => file.startsWith(`${folder}/`));
  if (!root) return null;
  if (!name.startsWith(".")) {
    return file.startsWith("ui/") && isOfFeature(file, name) ? "ui knows no feature" : null;
  }
  const target = posix.join(posix.dirname(file), name);
  if (!target.startsWith(`${root}/`)) return "another package is imported by its name";
  if (target.endsWith(".page.tsx") && !isTest(file)) return "only routes.ts names a page";
  // Messages are data: the types of all keys come from the files of all features.
  // `+types` are made by React Router.
  if (isTest(file) || target.endsWith(".json") || target.includes("/+types/")) return null;

  if (
    target.startsWith(driver) &&
    !file.startsWith(driver) &&
    file !== "server/src/database/database.ts"
  ) {
    return "only database.ts imports the driver";
  }
  const order = layers[root] ?? [];
  const [from, to] = [file, target].map((path) => layerOf(root, path)) as [string, string];
  if (from === to) return null;
  if (consoles.includes(from) && consoles.includes(to)) return "consoles do not know each other";
  const unknown = [from, to].find((layer) => !order.includes(layer));
  if (unknown) return `${unknown} has no place in import-rules.ts`;
  if (order.indexOf(to) > order.indexOf(from)) return `${from} lies below ${to}`;
  if (/(\.routes|\/feature)\.ts$/.test(target) && from !== loose) {
    return "routes are listed by feature.ts, features by features.ts";
  }
  return null;
}

/** Whether `ui` imports the rules of a feature; a map is made of places. */
function isOfFeature(file: string, name: string): boolean {
  const [, feature] = /^@errand\/core\/([^/]+)\//.exec(name) ?? [];
  return feature !== undefined && !(feature === "location" && file.startsWith("ui/src/map/"));
}

function layerOf(root: string, path: string): string {
  const [first = "", ...rest] = posix.relative(root, path).split("/");
  return rest.length > 0 || layers[root]?.includes(first) ? first : loose;
}

async function main() {
  const refused: string[] = [];
  const exclude = (name: string) => name.includes("node_modules");
  for await (const path of glob(sources, { exclude })) {
    const file = path.split(sep).join("/");
    refused.push(...refusedImports(file, await readFile(file, "utf8")));
  }
  process.stdout.write(refused.map((line) => `${line}\n`).join(""));
  process.exitCode = refused.length > 0 ? 1 : 0;
}

if (import.meta.main) await main();
