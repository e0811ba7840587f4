import { useEffect, useRef } from "react";

interface OpenOverlay {
  close(): void;
  /** It has an entry in the browser's history: Back closes it through the router. */
  isHistoryEntry: boolean;
}

/** Every open dialog and drawer, the lowest first. */
const stack: OpenOverlay[] = [];

/** Puts a dialog or drawer on the stack while it is open. */
export function useOverlay(isOpen: boolean, onClose: () => void, isHistoryEntry = false): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => close.current(), isHistoryEntry };
    stack.push(overlay);
    return () => {
      stack.splice(stack.indexOf(overlay), 1);
    };
  }, [isOpen, isHistoryEntry]);
}

/**
 * Closes the highest overlay; null when none is open, or when the router owns the highest one. While the
 * URL says that a dialog of the router is open (`isAtEntry`), counts only overlays above that dialog.
 */
export function topOverlay(isAtEntry: boolean): (() => void) | null {
  const top = stack.at(-1);
  if (!top || top.isHistoryEntry) return null;
  if (isAtEntry && !stack.some(({ isHistoryEntry }) => isHistoryEntry)) return null;
  return top.close;
}
