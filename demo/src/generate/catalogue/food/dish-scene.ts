import type { NamedScene } from "../../../pictures/scene.types.ts";

/** Yields the scenes of all dishes. */
export function* dishScenes(): Generator<NamedScene> {}
