import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Part } from "./on-demand.tsx";

interface WhenNearProps<Props> {
  part: Part<Props>;
  props: Props;
  /** Shown while it is fetched; before, its place is empty. */
  children: ReactNode;
}

/** So far before it comes into view, it is fetched. */
const ahead = "300px";

/** A part of a page far below, whose JavaScript is fetched when somebody comes near it. */
export function WhenNear<Props extends object>({ part, props, children }: WhenNearProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element || component) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        part.load().then(
          (loaded) => setComponent(() => loaded),
          // Whoever comes by again tries again.
          () => {},
        );
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [part, component]);

  return (
    <div ref={place} className={component ? undefined : "min-h-96"}>
      {component ? (
        <Suspense fallback={children}>{createElement(component, props)}</Suspense>
      ) : (
        isNear && children
      )}
    </div>
  );
}
