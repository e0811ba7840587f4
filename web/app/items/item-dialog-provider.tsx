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

/** Opens items in a dialog over its children, and renders the dialog of the item in the URL. */
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

  // An item opened while the last one closes waits for that navigation; otherwise it would replace the
  // wrong history entry.
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
 * scroll position of the list. Turns that off when the page becomes hidden, because the router turns it
 * on before.
 */
function startReloadAtTop() {
  const forbid = () => {
    if (document.visibilityState === "hidden") history.scrollRestoration = "manual";
  };
  document.addEventListener("visibilitychange", forbid);
  return () => document.removeEventListener("visibilitychange", forbid);
}
