import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isBuildFresh } from "./build-fresh.ts";

let folder: string;
let output: string;
let page: string;
let pages: string;

const setTime = (path: string, minute: number) => utimes(path, minute * 60, minute * 60);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-fresh-"));
  output = join(folder, "output.js");
  pages = join(folder, "pages");
  page = join(pages, "home", "page.tsx");
  await mkdir(join(pages, "home"), { recursive: true });
  await writeFile(page, "");
  await writeFile(output, "");
  for (const path of [page, join(pages, "home"), pages]) await setTime(path, 10);
  await setTime(output, 20);
});

afterEach(() => rm(folder, { recursive: true }));

test("is fresh when it is newer than all sources", async () => {
  expect(await isBuildFresh(output, [pages])).toBe(true);
});

test("is stale when it does not exist", async () => {
  await rm(output);
  expect(await isBuildFresh(output, [pages])).toBe(false);
});

test("is stale after a source has changed", async () => {
  await setTime(page, 21);
  expect(await isBuildFresh(output, [pages])).toBe(false);
});

test("is stale after a source was removed", async () => {
  await rm(page);
  expect(await isBuildFresh(output, [pages])).toBe(false);
});
