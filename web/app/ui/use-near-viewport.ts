import { type RefObject, useEffect, useEffectEvent } from "react";

/** Two viewport heights, so that a person who scrolls normally finds the content in place. */
const rootMargin = "200% 0px";

/** Calls `onNear` each time the element comes near the viewport, and when the page is printed. */
export function useNearViewport(
  ref: RefObject<Element | null>,
  isEnabled: boolean,
  onNear: () => void,
): void {
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    if (!isEnabled || !ref.current) return;
    const listener = () => notify();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && notify(), {
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
