import type { PartName } from "./parts.ts";
import type { Point } from "./shapes.ts";

/** A piece of a dish and where it lies, from the middle of the dish. */
export type Placed = Point & { part: PartName };
