import { useMessages } from "@errand/ui/messages/messages.ts";
import { useSyncExternalStore } from "react";
import { type KeyMap, keyMap } from "./key-map.ts";

export function useKeys(): KeyMap {
  return useSyncExternalStore(keyMap.subscribe, keyMap.read);
}

const named = ["enter", "space", "backspace", "delete"] as const;

/** Returns what stands on a key. */
export function useKeyName(): (key: string) => string {
  const t = useMessages("keys");
  return (key) => {
    const shown = key === " " ? "space" : key;
    const known = named.find((each) => each === shown);
    if (known) return t(`name.${known}`);
    return shown.length === 1 ? shown.toUpperCase() : shown[0]?.toUpperCase() + shown.slice(1);
  };
}

/** Whether a key press is meant for the page: no field has the focus, and no dialog is open. */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  return target.closest("input, textarea, select, [contenteditable], [role=dialog]") === null;
}
