import type { Item } from "@errand/core/catalog/catalog.types";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { startTransition, useState } from "react";

const warmUp = lazyComponent(() =>
  import("./item-dialog.tsx").then((file) => file.ItemDialogWarmUp),
);

/** Keeps the first item that a link of the page offers. */
export function createSample() {
  let sample: Item | null = null;
  return {
    get: () => sample,
    offer(item: Item) {
      sample ??= item;
    },
  };
}

interface WarmUpProps {
  /** Loads the dialog's JavaScript and messages. */
  load(): Promise<unknown>;
  sample(): Item | null;
}

/**
 * Loads the item dialog while the browser is idle, and renders it once with an item of the page.
 */
export function WarmUp({ load, sample }: WarmUpProps) {
  const [shown, setShown] = useState<Item | null>(null);
  const [start] = useState(() => () => {
    Promise.all([load(), warmUp.load()]).then(
      () =>
        requestIdleCallback(() => {
          // A transition renders in slices, so that a press does not wait for it.
          startTransition(() => setShown(sample()));
        }),
      // The press that needs the dialog loads it again, and reports a failure.
      () => {},
    );
  });
  usePrefetchWhenIdle(start);
  const [remove] = useState(() => () => setShown(null));
  const Component = warmUp.loaded();
  return shown && Component && <Component item={shown} onDone={remove} />;
}
