import { ErrorState } from "@errand/ui/error-state.tsx";
import type { LazyComponent } from "@errand/ui/lazy-component.tsx";
import { type ReactNode, useEffect, useState } from "react";

interface LazyScreenProps {
  component: LazyComponent<object>;
  fallback: ReactNode;
}

/** Shows a component of its own chunk once it is loaded; offers to try again when it cannot be. */
export function LazyScreen({ component, fallback }: LazyScreenProps) {
  const [Screen, setScreen] = useState(() => component.loaded());
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (Screen || isFailed) return;
    let isShown = true;
    component.load().then(
      (loaded) => isShown && setScreen(() => loaded),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [component, Screen, isFailed]);

  if (Screen) return <Screen />;
  if (isFailed) return <ErrorState onRetry={() => setFailed(false)} />;
  return fallback;
}
