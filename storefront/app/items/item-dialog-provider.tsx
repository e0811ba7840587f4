import type { Item } from "@errand/core/catalog/catalog.types";
import { afterPaint } from "@errand/ui/after-paint.ts";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { message, withMessages } from "@errand/ui/messages/messages.browser.ts";
import { toast } from "@errand/ui/toast.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { useDialogEntry } from "../shell/dialog-entry.ts";
import { ItemDialogContext } from "./item-dialog-context.ts";
import { itemDialogLink, type OpenItem, openItem, withoutItem } from "./item-dialog-url.ts";
import { createSample, WarmUp } from "./item-dialog-warm-up.tsx";

const itemDialog = lazyComponent(() =>
  withMessages(
    ["catalog", "ui"],
    import("./item-dialog.tsx").then((file) => file.ItemDialog),
  ),
);

/** Opens items in a dialog over its children, and renders the dialog of the item in the URL. */
export function ItemDialogProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const inUrl = openItem(location);
  const isInUrl = inUrl !== null;
  const entry = useDialogEntry(isInUrl, withoutItem(location));
  const pressed = usePressedItem(location, isInUrl && !entry.isOpen);
  // The last item stays while the dialog closes, for its animation.
  const [last, setLast] = useState(inUrl);
  const shown = pressed.item ?? inUrl ?? last;
  if (shown && shown.slug !== last?.slug) setLast(shown);
  // Closed before the URL named the item: the entry is closed once it exists.
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!isDismissed || !entry.isOpen) return;
    setDismissed(false);
    entry.close();
  }, [isDismissed, entry]);
  const isOpen = !isDismissed && (pressed.item !== null || entry.isOpen);
  const close = () => (entry.isOpen ? entry.close() : setDismissed(pressed.item !== null));

  const [sample] = useState(createSample);
  const [actions] = useState({
    prefetch: itemDialog.prefetch,
    open(item: Item, preview: string | null) {
      // A press opens the item even if it was just closed before the URL named it.
      setDismissed(false);
      pressed.open(item, preview);
    },
    offer: sample.offer,
  });
  return (
    <ItemDialogContext value={actions}>
      {children}
      <WarmUp load={itemDialog.load} sample={sample.get} />
      {shown && (
        <LazyOverlay
          component={itemDialog}
          isOpen={isOpen}
          props={{ open: isOpen, onClose: close, ...shown }}
          onLoadError={() => {
            close();
            toast.error(message("errors", "offline"));
          }}
        />
      )}
    </ItemDialogContext>
  );
}

/**
 * The pressed item, until the URL names it. Its dialog opens immediately: the router takes longer
 * to change the URL. An item pressed while the last one closes waits for that navigation; otherwise
 * it would replace the wrong history entry.
 */
function usePressedItem(location: Location, isClosing: boolean) {
  const navigate = useNavigate();
  const [pressed, setPressed] = useState<{ item: Item; preview: string | null } | null>(null);
  const sent = useRef<Item | null>(null);
  const isInUrl = pressed !== null && openItem(location)?.slug === pressed.item.slug;
  if (isInUrl && !isClosing) setPressed(null);

  useEffect(() => {
    if (!pressed || isClosing || sent.current === pressed.item) return;
    const { to, ...options } = itemDialogLink(location, pressed.item, pressed.preview);
    return afterPaint(() => {
      sent.current = pressed.item;
      void navigate(to, options);
    });
  }, [pressed, isClosing, location, navigate]);

  const [open] = useState(() => (item: Item, preview: string | null) => {
    sent.current = null;
    setPressed({ item, preview });
  });
  const item: OpenItem | null = pressed && {
    slug: pressed.item.slug,
    known: pressed.item,
    preview: pressed.preview,
  };
  return { item, open };
}
