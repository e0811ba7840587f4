import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { endpoints } from "@errand/core/contract";
import { expect, test } from "vitest";
import { renderPages, tabledEndpoints } from "./docs.ts";
import { renderFacts } from "./facts.ts";

const root = import.meta.dirname;
const pages = await renderPages();
const paths = endpoints.map(({ endpoint }) => endpoint.path);

test.each([...pages, ...renderFacts()])(
  "%s contains what the code states; `npm run docs` writes it",
  async (path, text) => {
    expect(await readFile(join(root, path), "utf8")).toBe(text);
  },
);

test("the pages of the contract list every endpoint once", () => {
  const listed = [...pages.values()].flatMap(tabledEndpoints);
  expect(listed.toSorted()).toEqual(paths.toSorted());
});

test.each([...pages.keys(), "docs/api.md", "docs/safety.md", "README.md"])(
  "%s names only endpoints that exist",
  async (path) => {
    const text = await readFile(join(root, path), "utf8");
    const named = [...text.matchAll(/`((?:GET|POST|PUT|DELETE) \/[^`\s?]*)`/g)].map(
      ([, name]) => name,
    );
    const known = new Set<string>(paths);
    expect(named.filter((name = "") => !known.has(name.replace("/api/v1", "")))).toEqual([]);
  },
);

test("links between documents lead to a file and an anchor that exist", async () => {
  const { stdout } = await promisify(execFile)("git", ["ls-files", "*.md"], { cwd: root });
  const documents = stdout.split("\n").filter((path) => path !== "");
  const broken = await Promise.all(documents.map(brokenLinksOf));
  expect(broken.flat()).toEqual([]);
});

async function brokenLinksOf(document: string): Promise<string[]> {
  const text = await readFile(join(root, document), "utf8");
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  const broken: string[] = [];
  for (const link of links.filter((target) => !/^[a-z]+:/.test(target))) {
    const [path = "", anchor] = link.split("#");
    const file = path === "" ? join(root, document) : join(root, dirname(document), path);
    const found = await stat(file).catch(() => null);
    if (!found || (anchor && !anchorsOf(await readFile(file, "utf8")).has(anchor))) {
      broken.push(`${document}: ${link}`);
    }
  }
  return broken;
}

/** The anchors of a document: those it names, and those that its headings get. */
function anchorsOf(text: string): Set<string> {
  const named = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id);
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
  return new Set([...named, ...headings]);
}
