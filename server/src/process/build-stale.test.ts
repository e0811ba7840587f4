import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isBuildFresh } from "./build-stale.ts";

let folder: string;
let made: string;
let page: string;
let pages: string;

const setTime = (path: string, minute: number) => utimes(path, minute * 60, minute * 60);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-fresh-"));
  made = join(folder, "made.js");
  pages = join(folder, "pages");
  page = join(pages, "home", "page.tsx");
  await mkdir(join(pages, "home"), { recursive: true });
  await writeFile(page, "");
  await writeFile(made, "");
  for (const path of [page, join(pages, "home"), pages]) await setTime(path, 10);
  await setTime(made, 20);
});

afterEach(() => rm(folder, { recursive: true }));

test("fresh: made after everything it is made from", async () => {
  expect(await isBuildFresh(made, [pages])).toBe(true);
});

test("not fresh: never made", async () => {
  await rm(made);
  expect(await isBuildFresh(made, [pages])).toBe(false);
});

test("not fresh: something was changed since", async () => {
  await setTime(page, 21);
  expect(await isBuildFresh(made, [pages])).toBe(false);
});

test("not fresh: something was removed since", async () => {
  await rm(page);
  expect(await isBuildFresh(made, [pages])).toBe(false);
});
