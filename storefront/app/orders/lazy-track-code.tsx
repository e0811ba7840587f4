import { Lazy, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { LoadingOrder } from "./loading-order.tsx";
import type { TrackCodeProps } from "./track-code.tsx";

const trackCode = lazyComponent(() =>
  withMessages(
    ["account"],
    import("./track-code.tsx").then((file) => file.TrackCode),
  ),
);

/**
 * The form for a code, with the texts of signing in, which tracking does not need otherwise. When
 * it cannot be loaded, leads back to the form.
 */
export function LazyTrackCode(props: TrackCodeProps) {
  const [isLoaded, setLoaded] = useState(trackCode.loaded() !== null);
  const leave = useEffectEvent(props.onBack);

  useEffect(() => {
    if (isLoaded) return;
    let isCanceled = false;
    trackCode.load().then(
      () => isCanceled || setLoaded(true),
      () => isCanceled || leave(),
    );
    return () => {
      isCanceled = true;
    };
  }, [isLoaded]);

  return isLoaded ? <Lazy component={trackCode} props={props} /> : <LoadingOrder />;
}
