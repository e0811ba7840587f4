import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useStored } from "../visitor/storage.ts";

const live = lazyComponent(() =>
  import("./live-notifications.tsx").then((file) => file.LiveNotifications),
);

/**
 * Live notifications, loaded once a customer is signed in: no first page waits for the reader of
 * streams.
 */
export function LazyLiveNotifications() {
  const isSignedIn = useStored("token") !== null;
  return (
    <LazyOverlay
      component={live}
      isOpen={isSignedIn}
      isSilent
      props={{}}
      onLoadError={showNoCount}
    />
  );
}

/** The list of notifications still loads when it is opened. */
function showNoCount() {}
