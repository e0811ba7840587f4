import { store, stored } from "./storage.ts";
import { readValue, type StoredKey, writeValue } from "./stored-values.ts";

/** What a preview replaces by its own zone, module and language. */
const previewedKeys = [
  "zoneid",
  "currentLatLng",
  "location",
  "module",
  "language-setting",
] as const satisfies readonly StoredKey[];

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
  for (const key of previewedKeys) restore(key, before[key]);
}

function restore(key: StoredKey, text: unknown) {
  store(key, typeof text === "string" ? readValue(key, text) : null);
}
