import { useEffect, useRef } from "react";
import { type Location, useBlocker, useLocation } from "react-router";
import { openItem } from "../items/item-dialog-url.ts";
import { useMessages } from "../messages/messages.ts";
import { topOverlay } from "../ui/overlay-stack.ts";
import { toast } from "../ui/toast.ts";

/**
 * Blocks two kinds of navigation. Back closes the highest overlay without a URL, and the page stays with
 * all that was typed; on a phone nobody means anything else by Back. Without a connection, a link to
 * another page shows a message, where the browser would show its own error page.
 */
export function NavigationGuard() {
  const offlineMessage = useMessages("shell")("connection.needed");
  const isAtItem = openItem(useLocation()) !== null;
  const isOffline = useRef(false);
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const isAtEntry = openItem(currentLocation) !== null;
    const closes = historyAction === "POP" && topOverlay(isAtEntry) !== null;
    isOffline.current = !closes && needsConnection(currentLocation, nextLocation);
    return closes || isOffline.current;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (isOffline.current) toast.error(offlineMessage, { id: "offline" });
    else topOverlay(isAtItem)?.();
    blocker.reset();
  }, [blocker, isAtItem, offlineMessage]);
  return null;
}

function needsConnection(current: Location, next: Location): boolean {
  return !navigator.onLine && current.pathname !== next.pathname;
}
