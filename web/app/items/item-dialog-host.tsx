import type { Item } from "@errand/core/catalog/catalog.types";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { productPath } from "../catalog/paths.ts";
import { message } from "../messages/messages.browser.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { toast } from "../ui/toast.ts";
import { announceItemDialog, handedOn, openItem, overlayUrl } from "./item-over-page.ts";

const itemDialog = lazyComponent(() => import("./item-dialog.tsx").then((file) => file.ItemDialog));

/** Draws the item that is open over the page, if one is. */
export function ItemDialogHost() {
  const navigate = useNavigate();
  const location = useLocation();
  const open = openItem(location);
  // It stays while it closes, so that it can leave in its own way.
  const [last, setLast] = useState(open);
  if (open && open.slug !== last?.slug) setLast(open);
  const shown = open ?? last;
  // It leaves at once, before the router has gone back; and one visit is left only once.
  const [left, setLeft] = useState("");
  if (!open && left !== "") setLeft("");
  const isLeaving = open !== null && left === location.key;

  // Opened while the last one is still being left, it waits for the page: over what is left it would be one step too many.
  const [next, setNext] = useState<Item | null>(null);
  useEffect(() => {
    function openOver(item: Item) {
      void navigate(overlayUrl(location, item.slug).to, {
        mask: productPath(item),
        state: handedOn(location, item),
        replace: openItem(location)?.slug === item.slug,
        preventScrollReset: true,
      });
    }
    if (next && !isLeaving) {
      setNext(null);
      openOver(next);
    }
    return announceItemDialog({
      prefetch: itemDialog.prefetch,
      open: isLeaving ? setNext : openOver,
    });
  }, [navigate, location, isLeaving, next]);

  const isOver = open !== null;
  useEffect(() => (isOver ? startReloadAtTop() : undefined), [isOver]);

  if (!shown) return null;
  const { slug, known, depth } = shown;

  const isOpen = open !== null && !isLeaving;
  function close() {
    if (!isOpen) return;
    setLeft(location.key);
    void navigate(-depth);
  }
  return (
    <LazyOverlay
      component={itemDialog}
      isOpen={isOpen}
      props={{ open: isOpen, onClose: close, slug, known }}
      onLoadError={() => {
        close();
        toast.error(message("shell", "connection.offline"));
      }}
    />
  );
}

/**
 * A reload of an item over a page shows the item's own page, for which the browser would restore the
 * scroll position of the list. It is told not to as the page goes: after the router, which allows it.
 */
function startReloadAtTop() {
  const forbid = () => {
    if (document.visibilityState === "hidden") history.scrollRestoration = "manual";
  };
  document.addEventListener("visibilitychange", forbid);
  return () => document.removeEventListener("visibilitychange", forbid);
}
