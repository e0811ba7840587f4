import { type ShownPicture, usePictures } from "@errand/ui/forms/use-pictures.ts";
import type { Checks, Direction } from "./checks.ts";
import { useServedChecks } from "./checks-context.ts";

type Pictures = Pick<Checks, "pictures" | "pictureKeys">;

/**
 * The pictures of a checklist, from this device or from the server. `onMissing` receives the ids of
 * those that neither has any longer.
 */
export function useCheckPictures(
  { pictures, pictureKeys }: Pictures,
  direction: Direction,
  onMissing: (ids: string[]) => void,
): ShownPicture[] {
  const served = useServedChecks()[direction]?.pictures ?? [];
  const urls = new Map(served.map(({ key, url }) => [key, url]));
  const findUrl = (id: string) => urls.get(pictureKeys[id] ?? "");
  const onDevice = usePictures(
    pictures.filter((id) => findUrl(id) === undefined),
    (gone) => {
      const missing = gone.filter((id) => pictureKeys[id] === undefined);
      if (missing.length > 0) onMissing(missing);
    },
  );
  return pictures.flatMap((id) => {
    const url = findUrl(id);
    if (url !== undefined) return { id, url, document: null };
    return onDevice.filter((picture) => picture.id === id);
  });
}
