import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dataFolder } from "../data-folder.ts";
import { dataFiles } from "./data-files.ts";

for (const { folder, name, content } of await dataFiles()) {
  await mkdir(join(dataFolder, folder), { recursive: true });
  await writeFile(join(dataFolder, folder, name), content);
  process.stdout.write(`${folder}/${name}: ${Math.round(content.length / 1024)} KB\n`);
}
