import type { NamedScene } from "../../pictures/scene.types.ts";
import { coverScenes, dishScenes } from "./food/dish-scene.ts";

/** Yields every scene that the generators may name, whatever the size of the town. */
export function* namedScenes(): Generator<NamedScene> {
  const yielded = new Set<string>();
  for (const scenes of [dishScenes, coverScenes]) {
    for (const named of scenes()) {
      if (yielded.has(named.name)) continue;
      yielded.add(named.name);
      yield named;
    }
  }
}
