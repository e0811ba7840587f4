import { useEffect, useRef } from "react";

/** What closes each dialog and drawer that is open, the lowest first. */
const layers: (() => void)[] = [];

/** While it is open, it lies above the page; what it is closed by is found by `topLayer`. */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => close.current();
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
}

/** Closes the highest one; null: none is open. */
export function topLayer(): (() => void) | null {
  return layers.at(-1) ?? null;
}
