import type { NamedScene } from "../../pictures/scene.types.ts";
import { coverScenes } from "./food/cover-scene.ts";
import { dishScenes } from "./food/dish-scene.ts";
import { groceryScenes } from "./grocery/grocery-items.ts";
import { pharmacyScenes } from "./pharmacy/pharmacy-items.ts";
import { vehicleScenes } from "./rental/fleet.ts";
import { shopScenes } from "./shops/shop-items.ts";
import { storeScenes } from "./stores/store-look.ts";

/** Yields every scene that the generators may name, whatever the size of the town. */
export function* namedScenes(): Generator<NamedScene> {
  const yielded = new Set<string>();
  for (const scenes of [
    dishScenes,
    coverScenes,
    groceryScenes,
    pharmacyScenes,
    shopScenes,
    vehicleScenes,
    storeScenes,
  ]) {
    for (const named of scenes()) {
      if (yielded.has(named.name)) continue;
      yielded.add(named.name);
      yield named;
    }
  }
}
