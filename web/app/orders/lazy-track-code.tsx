import { Suspense } from "react";
import { withMessages } from "../messages/messages.browser.ts";
import { Lazy, lazyComponent } from "../ui/lazy-component.tsx";
import { LoadingOrder } from "./loading-order.tsx";
import type { TrackCodeProps } from "./track-code.tsx";

const trackCode = lazyComponent(() =>
  withMessages(
    ["account"],
    import("./track-code.tsx").then((file) => file.TrackCode),
  ),
);

/** The form for a code, with the texts of signing in, which tracking does not need otherwise. */
export function LazyTrackCode(props: TrackCodeProps) {
  return (
    <Suspense fallback={<LoadingOrder />}>
      <Lazy component={trackCode} props={props} />
    </Suspense>
  );
}
