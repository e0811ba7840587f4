import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataFolder } from "../data-folder.ts";
import { dataFiles } from "./data-files.ts";

const files = await dataFiles();

test.each(files)(
  "$folder/$name is what the generator writes",
  async ({ folder, name, content }) => {
    const committed = await readFile(join(dataFolder, folder, name), "utf8");
    // Compared as a boolean: a difference of a megabyte is no readable message.
    expect(committed === content, "run npm run generate -w demo").toBe(true);
  },
);
