import { useNavigation } from "react-router";
import { isQuiet } from "../shell/quiet-navigation.ts";
import { DelayedOverlay } from "../ui/lazy-overlay.tsx";
import { ProgressLine } from "../ui/progress-line.tsx";

/** A route change shows a line at the upper edge, and covers the page when it takes long (spec §2). */
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
