import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInFlight } from "../caching/in-flight.ts";
import { limitConcurrency } from "../process/limit-concurrency.ts";
import { writePicture } from "./save-picture.ts";

/**
 * Names of pictures can be combined endlessly, so not every picture that can be drawn is stored.
 */
const maxStored = 50_000;

/** Milliseconds for its turn and its drawing. */
const limitMs = 60_000;

/** A drawing, null when there is nothing to draw, or "busy" when too many wait. */
export type Drawn = Buffer | null | "busy";

export type DrawingStore = {
  /**
   * Returns the stored drawing at `path`. Draws it when it is not stored yet, once for all requests
   * that come meanwhile, and stores it.
   */
  find(path: string, draw: () => Promise<Drawn>): Promise<Drawn>;
  /** Resolves as soon as no request waits for a drawing. */
  whenIdle(): Promise<void>;
};

/** Stores drawings in `folder`, and limits how many are drawn at once. */
export function createDrawingStore(
  folder: string,
  limits: Parameters<typeof limitConcurrency>[0],
): DrawingStore {
  const inFlight = createInFlight<Drawn>("drawing", limitMs);
  const limited = limitConcurrency(limits);
  const mayStore = countStored(folder);

  async function findOrDraw(path: string, draw: () => Promise<Drawn>): Promise<Drawn> {
    const file = join(folder, path);
    // A file that cannot be read is drawn again.
    const stored = await readFile(file).catch(() => null);
    if (stored) return stored;
    const drawing = await limited.run(draw);
    if (Buffer.isBuffer(drawing) && mayStore()) await writePicture(file, drawing);
    return drawing;
  }

  return {
    find: (path, draw) => inFlight.share(path, () => findOrDraw(path, draw)),
    whenIdle: limited.whenIdle,
  };
}

/** Returns whether one more drawing may be stored, and counts it if so. */
function countStored(folder: string): () => boolean {
  let count = 0;
  void readdir(folder, { recursive: true }).then(
    (files) => {
      count += files.length;
    },
    () => {},
  );
  return () => {
    if (count >= maxStored) return false;
    count += 1;
    return true;
  };
}
