import { useNavigation } from "react-router";
import { isQuiet } from "../shell/quiet-navigation.ts";
import { DelayedOverlay } from "../ui/lazy-overlay.tsx";

/** Spec §2: covers the page during a route change that takes long enough to be noticed. */
export function RouteOverlay() {
  const { state, location } = useNavigation();
  return state === "loading" && !isQuiet(location) ? <DelayedOverlay /> : null;
}
