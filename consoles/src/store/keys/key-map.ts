import { localValues } from "@errand/ui/safe-storage.ts";

/** What can be done with a key; a bump bar sends them as plain key presses. */
export const keyActions = ["accept", "ready", "undo", "search"] as const;
export type KeyAction = (typeof keyActions)[number];
export type KeyMap = Record<KeyAction, string>;

export const usualKeys: KeyMap = { accept: "a", ready: "r", undo: "u", search: "/" };

/** Of the device rather than of who is signed in: a bump bar stays in its kitchen. */
const name = "console:store:keys";

export function readKeyMap(): KeyMap {
  const stored = localValues.readJson(name);
  if (typeof stored !== "object" || stored === null) return usualKeys;
  const own = Object.entries(stored).filter(
    ([action, key]) => action in usualKeys && typeof key === "string" && key !== "",
  );
  return { ...usualKeys, ...Object.fromEntries(own) };
}

/** Whether a key press is meant for the page: no field has the focus, and no dialog is open. */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  return target.closest("input, textarea, select, [contenteditable], [role=dialog]") === null;
}
