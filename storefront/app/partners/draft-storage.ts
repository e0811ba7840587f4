import { deletePictures } from "@errand/ui/forms/picture-storage.ts";
import { localValues } from "@errand/ui/safe-storage.ts";

/**
 * Registrations that are not sent yet, on this device only: they take long enough to be continued
 * another day. The password is never stored, and pictures have a storage of their own.
 */

interface StoredDraft {
  /** Milliseconds since 1970. */
  storedAt: number;
  draft: unknown;
}

/** The fields of all drafts that hold ids of pictures. */
const pictureFields = ["logo", "cover_photo", "tin_certificate_image", "image", "identity_image"];

/** Long enough to find a document, short enough on a device that somebody else uses, too. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

/** Null when the device has none, or only one that is too old. */
export function readDraft<Draft>(key: string): Draft | null {
  const stored = localValues.readJson(key) as StoredDraft | null;
  return stored && Date.now() - stored.storedAt < maxAgeMs ? (stored.draft as Draft) : null;
}

export function writeDraft(key: string, draft: { password: string }): void {
  const stored: StoredDraft = { storedAt: Date.now(), draft: { ...draft, password: "" } };
  localValues.write(key, JSON.stringify(stored));
}

/** Deletes a draft with its pictures, once it is sent or given up. */
export function discardDraft(key: string): void {
  const draft = readDraft<Record<string, unknown>>(key);
  const pictures = pictureFields.flatMap((field) => draft?.[field] ?? []);
  void deletePictures(pictures.filter((id) => typeof id === "string"));
  localValues.remove(key);
}
