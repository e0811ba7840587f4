import { Suspense, useEffect, useState } from "react";
import { Lazy, type LazyComponent } from "./lazy-component.tsx";
import { Overlay } from "./overlay.tsx";

interface LazyOverlayProps<Props> {
  component: LazyComponent<Props>;
  isOpen: boolean;
  props: Props;
  /** Called when the chunk fails to load: close the overlay and show a message. */
  onLoadError(): void;
  /** Shows no loading overlay: the page stays usable until the chunk is loaded. */
  isSilent?: boolean;
}

/**
 * Loads a dialog or drawer when it first opens. It stays mounted afterwards, for its closing
 * animation.
 */
export function LazyOverlay<Props extends object>({
  component,
  isOpen,
  props,
  onLoadError,
  isSilent = false,
}: LazyOverlayProps<Props>) {
  const [isLoaded, setLoaded] = useState(component.loaded() !== null);

  useEffect(() => {
    if (!isOpen || isLoaded) return;
    let isCanceled = false;
    component.load().then(
      () => isCanceled || setLoaded(true),
      () => isCanceled || onLoadError(),
    );
    return () => {
      isCanceled = true;
    };
  }, [component, isOpen, isLoaded, onLoadError]);

  if (isLoaded) {
    return (
      <Suspense fallback={null}>
        <Lazy component={component} props={props} />
      </Suspense>
    );
  }
  return isOpen && !isSilent ? <DelayedOverlay /> : null;
}

/** Milliseconds. During a shorter wait the page stays as it is. */
const delay = 400;

/** The loading overlay, shown only once the wait is long. */
export function DelayedOverlay() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <Overlay /> : null;
}
