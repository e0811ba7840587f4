import { useMessages } from "@errand/ui/messages/messages.ts";
import { topOverlay } from "@errand/ui/overlay-stack.ts";
import { toast } from "@errand/ui/toast.ts";
import { useEffect, useRef } from "react";
import { type Location, useBlocker, useLocation } from "react-router";
import { openItem } from "../items/item-dialog-url.ts";

/**
 * Blocks two kinds of navigation. Back closes the top overlay without a URL instead of leaving the
 * page, as phone users expect; typed text stays. Without a connection, a link to another page shows
 * a message instead of the browser's error page.
 */
export function NavigationGuard() {
  const offlineMessage = useMessages("shell")("connection.needed");
  const isItemOpen = openItem(useLocation()) !== null;
  const isOffline = useRef(false);
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const isDialogEntry = openItem(currentLocation) !== null;
    const closesOverlay = historyAction === "POP" && topOverlay(isDialogEntry) !== null;
    isOffline.current = !closesOverlay && needsConnection(currentLocation, nextLocation);
    return closesOverlay || isOffline.current;
  });
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (isOffline.current) toast.error(offlineMessage, { id: "offline" });
    else topOverlay(isItemOpen)?.();
    blocker.reset();
  }, [blocker, isItemOpen, offlineMessage]);
  return null;
}

function needsConnection(current: Location, next: Location): boolean {
  return !navigator.onLine && current.pathname !== next.pathname;
}
