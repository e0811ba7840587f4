import type { Taxonomy } from "../catalogue/catalogue.types.ts";
import { itemModules } from "../catalogue/catalogue-source.ts";
import { sceneFile } from "../pictures/scene-file.ts";
import { generatedCatalogue } from "./catalogue/generated-catalogue.ts";
import { namedScenes } from "./catalogue/named-scenes.ts";
import { createBelrive } from "./map/belrive.ts";
import { mapFiles } from "./map/map-files.ts";

type DataFile = { folder: string; name: string; content: string };

/** Generates all files of the data folder, always the same ones from the same code. */
export async function dataFiles(): Promise<DataFile[]> {
  const town = createBelrive();
  const catalogue = generatedCatalogue({}, town);
  const folder = "catalogue";
  return [
    ...mapFiles(town).map(([name, content]) => ({ folder: "map", name, content })),
    { folder, name: "taxonomy.json", content: taxonomyJson(await catalogue.taxonomy()) },
    { folder, name: "stores.jsonl", content: await jsonLines(catalogue.stores()) },
    ...(await Promise.all(
      itemModules.map(async (module) => ({
        folder,
        name: `${module}.jsonl`,
        content: await jsonLines(catalogue.items(module)),
      })),
    )),
    { folder, name: "vehicles.jsonl", content: await jsonLines(catalogue.vehicles()) },
    { folder: "", name: sceneFile, content: await jsonLines(namedScenes()) },
  ];
}

async function jsonLines(records: Iterable<object> | AsyncIterable<object>): Promise<string> {
  let lines = "";
  for await (const record of records) lines += `${JSON.stringify(record)}\n`;
  return lines;
}

/** Writes one entry per line, for readable diffs. */
function taxonomyJson(taxonomy: Taxonomy): string {
  const lists = Object.entries(taxonomy).map(([name, entries]) => {
    const lines = entries.map((entry) => JSON.stringify(entry)).join(",\n");
    return `${JSON.stringify(name)}: [\n${lines}\n]`;
  });
  return `{\n${lists.join(",\n")}\n}\n`;
}
