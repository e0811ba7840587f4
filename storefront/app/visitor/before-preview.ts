import { store, stored } from "./storage.ts";
import {
  type BeforePreview,
  previewedKeys,
  readValue,
  type StoredKey,
  writeValue,
} from "./stored-values.ts";

/** Keeps what a preview replaces. One that follows another keeps what was before both. */
export function keepBeforePreview(): void {
  if (stored("beforePreview") !== null) return;
  const texts = previewedKeys.flatMap((key) => {
    const value = stored(key);
    return value === null ? [] : [[key, writeValue(value)] as const];
  });
  store("beforePreview", Object.fromEntries(texts));
}

/** Ends a preview, and puts back what it has replaced. */
export function endPreview(): void {
  store("preview", null);
  const before = stored("beforePreview");
  if (before === null) return;
  store("beforePreview", null);
  for (const key of previewedKeys) restore(key, before);
}

/** Ends a preview that was over while no page was open; returns whether there was one. */
export function endFormerPreview(): boolean {
  if (stored("preview") !== null || stored("beforePreview") === null) return false;
  endPreview();
  return true;
}

function restore<Key extends StoredKey & keyof BeforePreview>(key: Key, before: BeforePreview) {
  store(key, readValue(key, before[key]));
}
