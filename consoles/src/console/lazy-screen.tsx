import { ErrorState } from "@errand/ui/error-state.tsx";
import type { LazyComponent } from "@errand/ui/lazy-component.tsx";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

interface LazyScreenProps {
  component: LazyComponent<object>;
  fallback: ReactNode;
}

/** Shows a component of its own chunk once it is loaded; offers to try again when it cannot be. */
export function LazyScreen({ component, fallback }: LazyScreenProps) {
  // A router shows the next screen in the same place, so that nothing here outlives a component.
  const [loaded, setLoaded] = useState<{ of: LazyComponent<object>; Screen: ComponentType } | null>(
    null,
  );
  const [failed, setFailed] = useState<LazyComponent<object> | null>(null);
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

  if (Screen) return <Screen />;
  if (isFailed) return <ErrorState onRetry={() => setFailed(null)} />;
  return fallback;
}
