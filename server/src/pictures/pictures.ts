import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createDrawingStore, type Drawn } from "./drawing-store.ts";
import { drawingVersion } from "./drawing-version.ts";
import { isSaved } from "./picture-url.ts";

/** Renders a picture as WebP; null when no picture has that name. */
export type RenderPicture = (name: string, width: number) => Promise<Buffer | null>;

export type Pictures = {
  /** Finds a picture by its name as WebP, in one of the available widths. */
  find(name: string, width: number): Promise<Drawn>;
  /** Resolves as soon as nobody waits for a drawing. */
  whenIdle(): Promise<void>;
};

/** The folder of the drawings of this version, inside the folder of pictures. */
export function drawingFolder(picturesFolder: string, version = drawingVersion): string {
  return join(picturesFolder, `drawn-${version}`);
}

/** Finds saved pictures in `folder`, and draws the others at their first request. */
export function createPictures(
  folder: string,
  render: RenderPicture,
  version = drawingVersion,
): Pictures {
  const drawings = createDrawingStore(drawingFolder(folder, version), {
    running: 2,
    waiting: 200,
    newestFirstAbove: 24,
  });
  return {
    find(name, width) {
      const path = join(name, `${width}.webp`);
      if (isSaved(name)) return readFile(join(folder, path)).catch(() => null);
      return drawings.find(path, () => render(name, width));
    },
    whenIdle: drawings.whenIdle,
  };
}
