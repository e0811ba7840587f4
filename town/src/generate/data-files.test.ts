import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataFolder } from "../data-folder.ts";
import { dataFiles } from "./data-files.ts";

const files = await dataFiles();

test.each(files)(
  "$folder/$name equals the output of the generator",
  async ({ folder, name, content }) => {
    const committed = await readFile(join(dataFolder, folder, name), "utf8");
    // Compared as a boolean, because a diff of a megabyte is not readable.
    expect(committed === content, "run npm run generate -w town").toBe(true);
  },
);
