import { ErrorState } from "@errand/ui/error-state.tsx";
import type { LazyComponent } from "@errand/ui/lazy-component.tsx";
import {
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from "react";

interface LazyScreenProps<Props extends object> {
  component: LazyComponent<Props>;
  props: Props;
  fallback: ReactNode;
}

/** Shows a component of its own chunk once it is loaded; offers to try again when it cannot be. */
export function LazyScreen({
  component,
  fallback,
}: Pick<LazyScreenProps<object>, "component" | "fallback">) {
  return <LazyScreenWith component={component} props={{}} fallback={fallback} />;
}

/** The same for a component with properties. */
export function LazyScreenWith<Props extends object>({
  component,
  props,
  fallback,
}: LazyScreenProps<Props>) {
  // A router shows the next screen in the same place, so that nothing here outlives a component.
  const [loaded, setLoaded] = useState<{
    of: LazyComponent<Props>;
    Screen: ComponentType<Props>;
  } | null>(null);
  const [failed, setFailed] = useState<LazyComponent<Props> | null>(null);
  const Screen = loaded?.of === component ? loaded.Screen : component.loaded();
  const isFailed = failed === component;

  useEffect(() => {
    if (Screen || isFailed) return;
    let isShown = true;
    component.load().then(
      (loadedScreen) => isShown && setLoaded({ of: component, Screen: loadedScreen }),
      () => isShown && setFailed(component),
    );
    return () => {
      isShown = false;
    };
  }, [component, Screen, isFailed]);

  // What waits for its messages hides this screen alone, not the page around it.
  if (Screen) return <Suspense fallback={fallback}>{createElement(Screen, props)}</Suspense>;
  if (isFailed) return <ErrorState onRetry={() => setFailed(null)} />;
  return fallback;
}
