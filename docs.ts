import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endpoints } from "@errand/core/contract";
import { type Allowed, type Endpoint, isForStaff } from "@errand/core/endpoint";
import { codeOf, statusOf } from "@errand/core/errors";

/** The pages of `docs` that contain what the code states. `npm run docs` writes them. */

const root = import.meta.dirname;
const folder = "docs/contract";
const header =
  "| endpoint | who | sends | what it does | errors |\n| --- | --- | --- | --- | --- |";
const byPath = new Map<string, Endpoint>(
  endpoints.map(({ endpoint }) => [endpoint.path, endpoint]),
);

/** The current text of each generated page, by its path. */
export async function renderPages(): Promise<Map<string, string>> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith(".md"));
  const paths = names.map((name) => `${folder}/${name}`);
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), "utf8")));
  return new Map(paths.map((path, index) => [path, withTables(texts[index] ?? "")]));
}

/** The paths of the endpoints in the tables of a page. */
export function tabledEndpoints(page: string): string[] {
  return [...page.matchAll(/^\| `([A-Z]+ \/[^`]*)` \|/gm)].map(([, path = ""]) => path);
}

/** Completes each row of a table that begins with an endpoint; the page decides which ones and in which order. */
function withTables(page: string): string {
  return page
    .replaceAll(/^\| endpoint \|.*\n\| --- \|.*$/gm, header)
    .replaceAll(/^\| `([A-Z]+ \/[^`]*)` \|.*$/gm, (row, path: string) => {
      const endpoint = byPath.get(path);
      return endpoint ? rowOf(endpoint) : row;
    });
}

function rowOf(endpoint: Endpoint): string {
  const { path, allow, about, errors } = endpoint;
  const codes = new Set(errors.map((key) => `${statusOf(key)} \`${codeOf(key)}\``));
  const cells = [
    `\`${path}\``,
    whoMayCall(allow),
    sent(endpoint),
    about.replaceAll("|", "\\|"),
    [...codes].toSorted().join(", "),
  ];
  return `| ${cells.map((cell) => cell || "–").join(" | ")} |`;
}

function whoMayCall(allow: Allowed): string {
  if (!isForStaff(allow)) return allow === "shopper" ? "guest or customer" : allow;
  const { staff, permission, beforeSecondStep } = allow;
  if (permission) return `${staff}: \`${permission}\``;
  return beforeSecondStep ? `${staff}, before the second step too` : staff;
}

function sent({ needs = [], keyRequired, form }: Endpoint): string {
  const headers = needs.map((header) => `\`${header}Id\``);
  return [...headers, ...(keyRequired ? ["key"] : []), ...(form ? ["form"] : [])].join(", ");
}

if (import.meta.main) {
  for (const [path, text] of await renderPages()) await writeFile(join(root, path), text);
}
