import { useEffect, useRef } from "react";

interface OpenOverlay {
  close(): void;
  /** The overlay has an entry in the browser's history: Back closes it through the router. */
  isHistoryEntry: boolean;
}

/** Every open dialog and drawer, bottom first. */
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
 * Returns the function that closes the top overlay; null when none is open, or when the router
 * closes the top one. While the URL has a dialog open (`isAtEntry`), only overlays above that
 * dialog count.
 */
export function topOverlay(isAtEntry: boolean): (() => void) | null {
  const top = stack.at(-1);
  if (!top || top.isHistoryEntry) return null;
  if (isAtEntry && !stack.some(({ isHistoryEntry }) => isHistoryEntry)) return null;
  return top.close;
}
