import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { dataFolder } from "../data-folder.ts";
import type { StoreModule, StoreRecord, Taxonomy, VehicleRecord } from "./catalogue.types.ts";

/** The modules whose stores sell items, in the order in which the items are imported. */
export const itemModules = ["food", "grocery", "pharmacy", "ecommerce"] as const;
export type ItemModule = Exclude<StoreModule, "rental">;

type Records<Fields> = Iterable<Fields> | AsyncIterable<Fields>;

/** The source of the stores of the town, their items and their vehicles. */
export interface CatalogueSource {
  taxonomy(): Promise<Taxonomy>;
  stores(): Records<StoreRecord>;
  /** Rows for the catalogue importer, with dates relative to the day of the import. */
  items(module: ItemModule): Records<Record<string, unknown>>;
  vehicles(): Records<VehicleRecord>;
}

/** The catalogue of the data folder. */
export const committedCatalogue: CatalogueSource = {
  taxonomy: async () => JSON.parse(await readFile(fileOf("taxonomy.json"), "utf8")),
  stores: () => linesOf<StoreRecord>("stores.jsonl"),
  items: (module) => linesOf<Record<string, unknown>>(`${module}.jsonl`),
  vehicles: () => linesOf<VehicleRecord>("vehicles.jsonl"),
};

function fileOf(name: string): string {
  return join(dataFolder, "catalogue", name);
}

async function* linesOf<Fields>(name: string): AsyncIterable<Fields> {
  const input = createReadStream(fileOf(name), { encoding: "utf8" });
  for await (const line of createInterface({ input })) yield JSON.parse(line);
}
