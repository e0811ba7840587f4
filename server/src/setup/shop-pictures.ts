import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { createPictureEncoder } from "../pictures/picture-encoder.ts";
import { UnreadablePicture } from "../pictures/picture-limits.ts";
import { productPictureName, saveProductPicture } from "../pictures/save-picture.ts";
import { RefusedPicture } from "./shop-file.ts";

/** Pictures that the server draws: emojis on a background, as `emoji-1f355-tomato`. */
const drawnForm = /^emoji-[0-9a-f]{4,5}(?:[-+][0-9a-f]{4,5})*-[a-z]+(?:-wide|-small|-medium)?$/;

/** The pictures that a file of a shop names, which lie beside it. */
export function createShopPictures(from: string, folder: string) {
  const read = new Map<string, Buffer>();
  return {
    /** Returns the name of a picture. Throws `RefusedPicture`. */
    async take(source: string): Promise<string> {
      if (drawnForm.test(source)) return source;
      if (basename(source) !== source) throw new RefusedPicture("must lie beside the file");
      const bytes = await readFile(join(from, source)).catch(() => {
        throw new RefusedPicture(`there is no picture ${source} beside the file`);
      });
      try {
        const name = productPictureName(bytes);
        read.set(name, bytes);
        return name;
      } catch (error) {
        if (!(error instanceof UnreadablePicture)) throw error;
        throw new RefusedPicture(`${source} is no JPEG, PNG, GIF or WebP of at most 8000 pixels`);
      }
    },
    /** Stores what was taken. Names come of contents, so that two who store the same do no harm. */
    async save() {
      const encoder = createPictureEncoder();
      try {
        for (const [name, bytes] of read) {
          await saveProductPicture({ folder, encoder }, name, bytes);
        }
      } finally {
        encoder.close();
      }
    },
  };
}
