import { useEffect, useRef, useState } from "react";
import { readPicture } from "./picture-storage.ts";
import { documentOf } from "./prepare-upload.ts";

export interface ShownPicture {
  id: string;
  url: string;
  /** Of a document, which has no thumbnail. */
  document: { name: string; size: number } | null;
}

/**
 * The stored pictures with these ids as URLs to show. `onMissing` receives the ids of those that
 * are no longer on this device.
 */
export function usePictures(ids: string[], onMissing: (ids: string[]) => void): ShownPicture[] {
  const [pictures, setPictures] = useState<ShownPicture[]>([]);
  const missing = useRef(onMissing);
  missing.current = onMissing;
  const key = ids.join(" ");
  useEffect(() => {
    let isCurrent = true;
    let shown: ShownPicture[] = [];
    const load = async () => {
      const wanted = key === "" ? [] : key.split(" ");
      const files = await Promise.all(
        wanted.map(async (id) => ({ id, file: await readPicture(id) })),
      );
      if (!isCurrent) return;
      shown = files.flatMap(({ id, file }) =>
        file ? [{ id, url: URL.createObjectURL(file), document: documentOf(file) }] : [],
      );
      setPictures(shown);
      const gone = files.filter(({ file }) => file === null).map(({ id }) => id);
      if (gone.length > 0) missing.current(gone);
    };
    void load();
    return () => {
      isCurrent = false;
      for (const { url } of shown) URL.revokeObjectURL(url);
    };
  }, [key]);
  return pictures;
}
