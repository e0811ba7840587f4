import { type ReactNode, Suspense, startTransition, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNearViewport } from "./use-near-viewport.ts";

/** Placeholders that load nothing do not pulse. */
export const stillClasses = "[&_*]:animate-none!";

interface LazyOnVisibleProps {
  /**
   * Loads what `children` needs, such as the chunk of a `LazyComponent`; tried again after a
   * failure.
   */
  load?(): Promise<unknown>;
  /** Gives the placeholder its fixed height, so that nothing below it moves. */
  className?: string;
  /** The placeholder is the fallback, which has the height of the content at every width. */
  isFallbackPlaceholder?: boolean;
  /** Lets links find the section before it is rendered. */
  id?: string;
  /** Shown while `children` loads. */
  fallback: ReactNode;
  /** Renders immediately: the content is already loaded, or the server renders for a crawler. */
  isInitiallyVisible?: boolean;
  children: ReactNode;
}

/**
 * Renders a section below the fold near the viewport, or when the page is printed; until
 * then a placeholder keeps its height. Without JavaScript there is no placeholder either.
 */
export function LazyOnVisible({
  load,
  className = "",
  isFallbackPlaceholder = false,
  id,
  fallback,
  isInitiallyVisible = false,
  children,
}: LazyOnVisibleProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"hidden" | "loading" | "ready">(
    isInitiallyVisible ? "ready" : "hidden",
  );
  const isReady = state === "ready";

  useNearViewport(placeholder, !isReady, (isPrinting) => {
    // Below the fold nothing is urgent: a transition renders in slices, so that a press never waits
    // for it.
    const render = isPrinting ? flushSync : startTransition;
    render(() => setState(load ? "loading" : "ready"));
    load?.().then(
      () => render(() => setState("ready")),
      // Scrolling back to the placeholder tries again.
      () => {},
    );
  });

  if (isReady) return <Suspense fallback={fallback}>{children}</Suspense>;
  return (
    <div
      ref={placeholder}
      id={id}
      aria-hidden
      className={`${className} noscript:hidden ${state === "loading" ? "" : stillClasses}`}
    >
      {(isFallbackPlaceholder || state === "loading") && fallback}
    </div>
  );
}
