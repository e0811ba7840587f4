import type { Item } from "@errand/core/catalog/catalog.types";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { message } from "../messages/messages.browser.ts";
import { useDialogEntry } from "../shell/dialog-entry.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { toast } from "../ui/toast.ts";
import { ItemDialogContext } from "./item-dialog-context.ts";
import { itemDialogLink, openItem, withoutItem } from "./item-dialog-url.ts";

const itemDialog = lazyComponent(() => import("./item-dialog.tsx").then((file) => file.ItemDialog));

/** Opens items over the page around which it stands, and renders the dialog of the one in the URL. */
export function ItemDialogProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();
  const inUrl = openItem(location);
  const isInUrl = inUrl !== null;
  const { isOpen, close } = useDialogEntry(isInUrl, withoutItem(location));
  // The last item stays while the dialog closes, for its animation.
  const [last, setLast] = useState(inUrl);
  if (inUrl && inUrl.slug !== last?.slug) setLast(inUrl);
  const shown = inUrl ?? last;

  // An item opened while the last one is still closing waits for the page: it would replace a wrong entry.
  const [queued, setQueued] = useState<Item | null>(null);
  const isClosing = isInUrl && !isOpen;
  useEffect(() => {
    if (!queued || isClosing) return;
    setQueued(null);
    const { to, ...options } = itemDialogLink(location, queued);
    void navigate(to, options);
  }, [queued, isClosing, location, navigate]);

  useEffect(() => (isInUrl ? startReloadAtTop() : undefined), [isInUrl]);

  const [actions] = useState({ prefetch: itemDialog.prefetch, open: setQueued });
  return (
    <ItemDialogContext value={actions}>
      {children}
      {shown && (
        <LazyOverlay
          component={itemDialog}
          isOpen={isOpen}
          props={{ open: isOpen, onClose: close, slug: shown.slug, known: shown.known }}
          onLoadError={() => {
            close();
            toast.error(message("shell", "connection.offline"));
          }}
        />
      )}
    </ItemDialogContext>
  );
}

/**
 * A reload while the dialog is open shows the item's own page, for which the browser would restore the
 * scroll position of the list. Forbids that when the page is hidden, after the router has allowed it.
 */
function startReloadAtTop() {
  const forbid = () => {
    if (document.visibilityState === "hidden") history.scrollRestoration = "manual";
  };
  document.addEventListener("visibilitychange", forbid);
  return () => document.removeEventListener("visibilitychange", forbid);
}
