import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Two viewport heights, so that content has loaded when it is scrolled into view at a normal speed.
 */
const rootMargin = "200% 0px";

/**
 * Calls `onNear` each time the element enters the margin around the viewport, and when the page is
 * printed: the browser prints what is rendered once `onNear` has returned.
 */
export function useNearViewport(
  ref: RefObject<Element | null>,
  isEnabled: boolean,
  onNear: (isPrinting: boolean) => void,
): void {
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (!isEnabled || !ref.current) return;
    const listener = () => notify(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && notify(false), {
      rootMargin,
    });
    observer.observe(ref.current);
    window.addEventListener("beforeprint", listener);
    return () => {
      observer.disconnect();
      window.removeEventListener("beforeprint", listener);
    };
  }, [ref, isEnabled]);
}
