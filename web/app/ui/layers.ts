import { useEffect, useRef } from "react";

interface Layer {
  close(): void;
  /** Back leaves it anyway: it is a step of the history itself. */
  isStep: boolean;
}

/** Each dialog and drawer that is open, the lowest first. */
const layers: Layer[] = [];

/** While it is open, it lies above the page; what it is closed by is found by `topLayer`. */
export function useLayer(isOpen: boolean, onClose: () => void, isStep = false): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => close.current(), isStep };
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen, isStep]);
}

/**
 * Closes the highest one; null: none is open, or the highest is a step of the history. While the
 * history says that a step is open (`isAtStep`), only what lies above that step is meant.
 */
export function topLayer(isAtStep: boolean): (() => void) | null {
  const top = layers.at(-1);
  if (!top || top.isStep) return null;
  if (isAtStep && !layers.some(({ isStep }) => isStep)) return null;
  return top.close;
}
