import { useEffect, useRef } from "react";
import { type Location, useBlocker, useLocation } from "react-router";
import { openItem } from "../items/item-over-page.ts";
import { useMessages } from "../messages/messages.ts";
import { topLayer } from "../ui/layers.ts";
import { toast } from "../ui/toast.ts";

/**
 * Keeps the visitor on the page where leaving it is not what they mean, or leads nowhere.
 *
 * Back closes what lies over the page, and the page stays, with all that was typed: on a phone nobody
 * means anything else by it. An item over the page is a step of the history itself.
 *
 * Without a connection no other page can be had; trying would put the browser's own error in place of
 * this one.
 */
export function StayHere() {
  const told = useMessages("shell")("connection.needed");
  const isAtItem = openItem(useLocation()) !== null;
  const isOutOfReach = useRef(false);
  const way = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const closes = historyAction === "POP" && topLayer(openItem(currentLocation) !== null) !== null;
    isOutOfReach.current = !closes && needsConnection(currentLocation, nextLocation);
    return closes || isOutOfReach.current;
  });
  useEffect(() => {
    if (way.state !== "blocked") return;
    if (isOutOfReach.current) toast.error(told, { id: "offline" });
    else topLayer(isAtItem)?.();
    way.reset();
  }, [way, isAtItem, told]);
  return null;
}

function needsConnection(here: Location, there: Location): boolean {
  return !navigator.onLine && here.pathname !== there.pathname;
}
