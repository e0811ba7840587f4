import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";

/**
 * Comments cite sections of documents: `contract 4.5, 4.6`, `safety 2`, `spec §9, Coupon`. Each
 * section must exist.
 */

const run = promisify(execFile);
const root = import.meta.dirname;

const documents = {
  contract: "docs/contract",
  safety: "docs/safety.md",
  spec: "docs/specification.md",
} as const;
type Document = keyof typeof documents;

/** The numbers of sections that each document has anchors for. */
const sections = {} as Record<Document, Set<string>>;

beforeAll(async () => {
  for (const [name, path] of Object.entries(documents) as [Document, string][]) {
    const texts = await Promise.all((await filesOf(path)).map((file) => readFile(file, "utf8")));
    const anchors = texts.flatMap((text) => [...text.matchAll(/<a id="([\d.]+)"><\/a>/g)]);
    sections[name] = new Set(anchors.map(([, id = ""]) => id));
  }
});

async function filesOf(path: string): Promise<string[]> {
  if (path.endsWith(".md")) return [join(root, path)];
  const names = await readdir(join(root, path));
  return names.map((name) => join(root, path, name));
}

/** The space between two words of a comment, which may go over the end of a line. */
const space = String.raw`(?:[ \t]|\r?\n[ \t]*(?:\*|//|--)?)+`;
const listOf = (number: string) => `(${number}(?:(?:,| and)${space}${number})*)`;
const citation = {
  contract: new RegExp(String.raw`\bcontract${space}${listOf(String.raw`\d+\.\d+`)}`, "gi"),
  safety: new RegExp(String.raw`\bsafety${space}${listOf(String.raw`\d+`)}`, "gi"),
  spec: new RegExp(String.raw`\bspec${space}${listOf(String.raw`§\d+`)}`, "gi"),
} satisfies Record<Document, RegExp>;

/** Other spellings, which the patterns above would miss. */
const irregular = new RegExp(
  String.raw`\bcontract,?${space}?[(§]\d|\bcontract${space}\d+(?![.\d])|\b(?:of|in) the contract \(\d|\bspec(?:ification)?${space}\d|\bspecification${space}§|§${space}\d|\bsafety (?:rule|§)`,
  "gi",
);

interface Citation {
  document: Document;
  section: string;
  line: number;
}

function citationsIn(text: string): Citation[] {
  const names = Object.keys(documents) as Document[];
  return names.flatMap((document) =>
    [...text.matchAll(citation[document])].flatMap(({ index, 1: numbers = "" }) =>
      [...numbers.matchAll(/\d+(?:\.\d+)?/g)].map(([section]) => ({
        document,
        section,
        line: lineAt(text, index),
      })),
    ),
  );
}

/** What is wrong with the citations of a file, one line for each, with its place. */
function problemsOf(file: string, text: string): string[] {
  const unresolved = citationsIn(text)
    .filter(({ document, section }) => !sections[document].has(section))
    .map((cited) => {
      const { document, section, line } = cited;
      return `${file}:${line} cites ${document} ${section}, which ${documents[document]} does not have`;
    });
  const misspelled = [...text.matchAll(irregular)].map(
    ({ 0: spelling, index }) =>
      `${file}:${lineAt(text, index)} spells a citation "${spelling}": write "contract 4.5", "safety 2" or "spec §9"`,
  );
  return [...unresolved, ...misspelled];
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

test("reads lists of citations, also over the end of a line", () => {
  const text =
    "/** By contract 4.5, 4.6 and 10.2; safety 2, spec\n * §9, Coupon, and Spec §2 and §5. */";
  expect(
    citationsIn(text).map(({ document, section, line }) => `${document} ${section} in ${line}`),
  ).toEqual([
    "contract 4.5 in 1",
    "contract 4.6 in 1",
    "contract 10.2 in 1",
    "safety 2 in 1",
    "spec 9 in 1",
    "spec 2 in 2",
    "spec 5 in 2",
  ]);
});

test.each([
  ["// contract 99.1", "a.ts:1 cites contract 99.1, which docs/contract does not have"],
  ["\n// safety 99", "a.ts:2 cites safety 99, which docs/safety.md does not have"],
  ["// spec §99", "a.ts:1 cites spec 99, which docs/specification.md does not have"],
  ["// contract (4.5)", 'a.ts:1 spells a citation "contract (4"'],
  ["// contract 6", 'a.ts:1 spells a citation "contract 6"'],
  ["// specification §9", 'a.ts:1 spells a citation "specification §"'],
])("complains about %j", (text, problem) => {
  expect(problemsOf("a.ts", text).join("\n")).toContain(problem);
});

/** The tracked files with one of these suffixes and what they contain. */
async function readSources(suffixes: string[]): Promise<[file: string, text: string][]> {
  const patterns = suffixes.map((suffix) => `*.${suffix}`);
  const { stdout } = await run("git", ["ls-files", "-z", ...patterns], { cwd: root });
  const files = stdout.split("\0").filter((file) => file !== "");
  return Promise.all(files.map(async (file) => [file, await readFile(join(root, file), "utf8")]));
}

test("every citation in the source resolves to a section", async () => {
  const sources = await readSources(["ts", "tsx", "js", "css", "sql", "grit"]);
  const others = sources.filter(([file]) => file !== "citations.test.ts");
  expect(others.flatMap(([file, text]) => problemsOf(file, text))).toEqual([]);
});

test("no line of a comment is wider than 100 columns", async () => {
  const sources = await readSources(["ts", "tsx"]);
  const wide = sources.flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => {
      const isWide = line.length > 100 && /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line);
      // What suppresses a rule is one line.
      return isWide && !line.includes("biome-ignore") ? [`${file}:${index + 1}`] : [];
    }),
  );
  expect(wide).toEqual([]);
});
