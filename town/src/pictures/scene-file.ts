import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder } from "../data-folder.ts";
import type { NamedScene, Scene } from "./scene.types.ts";

export const sceneFile = "pictures.jsonl";

let scenes: Map<string, Scene> | undefined;

/** Returns the scene of this name, or null. The file is read at the first call. */
export function sceneNamed(name: string): Scene | null {
  scenes ??= new Map(
    readFileSync(join(dataFolder, sceneFile), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const named: NamedScene = JSON.parse(line);
        return [named.name, named.scene];
      }),
  );
  return scenes.get(name) ?? null;
}
