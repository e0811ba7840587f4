import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

interface LazyOnVisibleProps {
  /** Loads what `children` needs, such as the chunk of a `LazyComponent`; tried again after a failure. */
  load?(): Promise<unknown>;
  /** Gives the placeholder its fixed height, so that nothing below it moves. */
  className: string;
  /** Lets links find the section before it is rendered. */
  id?: string;
  /** Shown while `children` loads. */
  fallback: ReactNode;
  /** Renders at once: the content is known already, or the server renders for a crawler. */
  isInitiallyVisible?: boolean;
  children: ReactNode;
}

/** Two viewport heights, so that a person who scrolls normally finds the section in place. */
const rootMargin = "200% 0px";

/**
 * Renders a section below the fold when it comes near the viewport, or when the page is printed; until
 * then a placeholder keeps its height. Without JavaScript there is no placeholder either.
 */
export function LazyOnVisible({
  load,
  className,
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

  useEffect(() => {
    const element = placeholder.current;
    if (!element || isReady) return;

    function show() {
      if (!load) return setState("ready");
      setState("loading");
      load().then(
        () => setState("ready"),
        // Scrolling back to the placeholder tries again.
        () => {},
      );
    }
    // The browser takes the page as it is once its listeners return.
    const showNow = () => flushSync(show);

    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), {
      rootMargin,
    });
    observer.observe(element);
    window.addEventListener("beforeprint", showNow);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", showNow);
    };
  }, [load, isReady]);

  if (isReady) return <Suspense fallback={fallback}>{children}</Suspense>;
  return (
    <div ref={placeholder} id={id} aria-hidden className={`${className} noscript:hidden`}>
      {state === "loading" && fallback}
    </div>
  );
}
