import { connectionError } from "@errand/core/api-error";
import type { LazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { type ReactNode, useCallback, useState } from "react";

/** The props of a component that has the actions. */
export interface ActionsProps<Actions> {
  /** To be called after every render, because the actions may close over its state. */
  onReady(actions: Actions): void;
}

interface LazyActions<Actions> {
  /** Render it anywhere: the component with the actions, once it is needed. */
  element: ReactNode;
  /**
   * Runs an action, after its chunk has loaded. Resolves to null without a connection to load it,
   * which has been shown by then.
   */
  run<Result>(act: (actions: Actions) => Result | Promise<Result>): Promise<Result | null>;
}

/**
 * Actions that no first page needs, in a chunk of their own. It loads when the browser is idle, so
 * that no press has to share the processor with it; an action that is called sooner waits for it.
 * `isPrefetched` is false where the actions are unlikely.
 */
export function useLazyActions<Actions>(
  component: LazyComponent<ActionsProps<Actions>>,
  isPrefetched = true,
): LazyActions<Actions> {
  const [isNeeded, setNeeded] = useState(false);
  const [latest] = useState(() => createLatest<Actions>());
  usePrefetchWhenIdle(component.prefetch, isPrefetched);

  const run = useCallback(
    async <Result,>(act: (actions: Actions) => Result | Promise<Result>) => {
      setNeeded(true);
      const actions = await latest.get();
      return actions === null ? null : act(actions);
    },
    [latest],
  );

  function giveUp() {
    setNeeded(false);
    latest.giveUp();
    reportError(connectionError("offline"));
  }

  const element = (
    <LazyOverlay
      component={component}
      isOpen={isNeeded}
      isSilent
      props={{ onReady: latest.set }}
      onLoadError={giveUp}
    />
  );
  return { element, run };
}

function createLatest<Actions>() {
  let latest: Actions | null = null;
  let waiting: ((actions: Actions | null) => void)[] = [];
  function resolve(actions: Actions | null) {
    for (const each of waiting) each(actions);
    waiting = [];
  }
  return {
    get: () =>
      latest ?? new Promise<Actions | null>((resolveLatest) => waiting.push(resolveLatest)),
    set(actions: Actions) {
      latest = actions;
      resolve(actions);
    },
    giveUp: () => resolve(null),
  };
}
