import { DelayedOverlay } from "@errand/ui/lazy-overlay.tsx";
import { ProgressLine } from "@errand/ui/progress-line.tsx";
import { useNavigation } from "react-router";
import { isQuiet } from "../shell/quiet-navigation.ts";

/**
 * A route change shows a line at the upper edge, and covers the page when it takes long (spec §2).
 */
export function RouteOverlay() {
  const { state, location } = useNavigation();
  if (state !== "loading" || isQuiet(location)) return null;
  return (
    <>
      <ProgressLine />
      <DelayedOverlay />
    </>
  );
}
