import { useSyncExternalStore } from "react";
import { lazyComponent } from "./lazy-component.tsx";
import { LazyOverlay } from "./lazy-overlay.tsx";
import { usePrefetchOnInteraction } from "./prefetch-on-interaction.ts";
import { firstToast } from "./toast.ts";

const toaster = lazyComponent(() => import("./toaster.tsx").then((file) => file.Toaster));

/**
 * Loads the toaster at the first interaction, so that it can report a connection that is lost
 * later. If it cannot be loaded, the messages in the queue are dropped: they would be outdated when
 * it is.
 */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(firstToast.subscribe, firstToast.isNeeded, () => false);

  usePrefetchOnInteraction(toaster.prefetch);
  return (
    <LazyOverlay
      component={toaster}
      isOpen={isNeeded}
      props={{}}
      onLoadError={firstToast.drop}
      isSilent
    />
  );
}
