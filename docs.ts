import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endpoints } from "@errand/core/contract";
import { type Allowed, type Endpoint, isForStaff } from "@errand/core/endpoint";
import {
  type ErrorKey,
  errors,
  explanationOf,
  getErrorCode,
  getErrorStatus,
} from "@errand/core/errors";
import { renderFacts } from "./facts.ts";

/**
 * The pages of `docs` that contain what the code states. `npm run docs` writes them, and the facts
 * of endpoints.
 */

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
  const contract = paths.map((path, index) => [path, withTables(texts[index] ?? "")] as const);
  return new Map([...contract, ["docs/errors.md", errorsPage()]]);
}

/** The paths of the endpoints in the tables of a page. */
export function tabledEndpoints(page: string): string[] {
  return [...page.matchAll(/^\| `([A-Z]+ \/[^`]*)` \|/gm)].map(([, path = ""]) => path);
}

/**
 * Completes each row of a table that begins with an endpoint; the page decides which ones and in
 * which order.
 */
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
  const codes = new Set(errors.map((key) => `${getErrorStatus(key)} \`${getErrorCode(key)}\``));
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

/** What a caller does about an error that does not say otherwise. */
const remedies: Record<number, string> = {
  401: "Sign in again.",
  403: "Show the message; do not repeat the request.",
  404: "Read again what named it; do not repeat the request.",
  409: "Read the current state, then decide again.",
  413: "Send less.",
  415: "Send another type.",
  422: "Correct the parameter that `field` names.",
  429: "Wait for `Retry-After` seconds, then repeat.",
  500: "Repeat with the same key; report `X-Request-Id` if it stays.",
  503: "Wait for `Retry-After` seconds, then repeat with the same key.",
};

function errorsPage(): string {
  const keys = Object.keys(errors) as ErrorKey[];
  const rows = Map.groupBy(keys, (key) => `${getErrorStatus(key)} | \`${getErrorCode(key)}\``);
  const lines = [...rows].map(([head, of]) => `| ${head} | ${causesOf(of)} | ${remediesOf(of)} |`);
  return `${errorsIntroduction}\n${lines.toSorted().join("\n")}\n`;
}

function causesOf(keys: ErrorKey[]): string {
  return keys.map((key) => explanationOf(key).cause).join("<br>");
}

/** The remedies of one code; one line where all its causes have the same. */
function remediesOf(keys: ErrorKey[]): string {
  const each = keys.map((key) => explanationOf(key).remedy ?? remedies[getErrorStatus(key)] ?? "–");
  return new Set(each).size === 1 ? (each[0] ?? "") : each.join("<br>");
}

const errorsIntroduction = `# Errors

Every code that the API returns, from \`core/src/errors\` by \`npm run docs\`. The form of a response and the meaning of
each status are in [contract 1.3](contract/1-conventions-and-types.md#1.3).

- A program decides by status and \`code\`, never by \`message\`, which is for people and in their language. Accept codes that you
  do not know, and treat them as their status says.
- Invalid parameters are 422 with the name of the parameter as \`code\`; they are not listed, and are corrected in the same way.
- A row with several causes lists them, and what a caller does, in the same order.

| status | code | cause | what a caller does |
| --- | --- | --- | --- |`;

if (import.meta.main) {
  const files = [...(await renderPages()), ...renderFacts()];
  for (const [path, text] of files) await writeFile(join(root, path), text);
}
