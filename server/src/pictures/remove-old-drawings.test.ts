import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawingVersion } from "./drawing-version.ts";
import { removeOldDrawings } from "./remove-old-drawings.ts";

const current = `drawn-${drawingVersion}`;
const day = 24 * 60 * 60_000;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-drawings-"));
  for (const name of ["drawn-1", "drawn-999", current, "photo-1", "drawn-notes"]) {
    await mkdir(join(folder, name, "soup"), { recursive: true });
  }
});

afterEach(() => rm(folder, { recursive: true }));

test("removes the drawings of other versions that drew nothing new for a day", async () => {
  await removeOldDrawings(folder, Date.now() + 2 * day);
  expect((await readdir(folder)).toSorted()).toEqual(
    [current, "drawn-notes", "photo-1"].toSorted(),
  );
});

test("leaves the drawings of a version that drew within the last day", async () => {
  await removeOldDrawings(folder, Date.now() + day / 2);
  expect(await readdir(folder)).toHaveLength(5);
});

test("does nothing without a folder of pictures", async () => {
  await removeOldDrawings(join(folder, "missing"));
  expect(await readdir(folder)).toHaveLength(5);
});
