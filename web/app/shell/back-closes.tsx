import { useEffect } from "react";
import { useBlocker, useLocation } from "react-router";
import { openItem } from "../catalog/item-over-page.ts";
import { topLayer } from "../ui/layers.ts";

/**
 * Back closes what lies over the page, and the page stays, with all that was typed: on a phone nobody
 * means anything else by it. An item over the page is a step of the history itself.
 */
export function BackCloses() {
  const back = useBlocker(
    ({ historyAction, currentLocation }) =>
      historyAction === "POP" && topLayer(openItem(currentLocation) !== null) !== null,
  );
  const isAtItem = openItem(useLocation()) !== null;
  useEffect(() => {
    if (back.state !== "blocked") return;
    topLayer(isAtItem)?.();
    back.reset();
  }, [back, isAtItem]);
  return null;
}
