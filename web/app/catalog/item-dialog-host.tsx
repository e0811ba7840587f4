import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { OnDemand, onDemand } from "../ui/on-demand.tsx";
import { toast } from "../ui/toast.ts";
import { say } from "../words/words.browser.ts";
import { announceItemDialog, handedOn, openItem, overPage } from "./item-over-page.ts";
import { productPath } from "./paths.ts";

const itemDialog = onDemand(() => import("./item-dialog.tsx").then((file) => file.ItemDialog));

/** Draws the item that is open over the page, if one is. */
export function ItemDialogHost() {
  const navigate = useNavigate();
  const location = useLocation();
  const open = openItem(location);
  useEffect(
    () =>
      announceItemDialog({
        preload: itemDialog.preload,
        open(item) {
          void navigate(overPage(location, item.slug).to, {
            mask: productPath(item),
            state: handedOn(location, item),
            replace: openItem(location)?.slug === item.slug,
            preventScrollReset: true,
          });
        },
      }),
    [navigate, location],
  );
  // It stays while it closes, so that it can leave in its own way.
  const [last, setLast] = useState(open);
  if (open && open.slug !== last?.slug) setLast(open);
  const shown = open ?? last;
  // It leaves at once, before the router has gone back; and one visit is left only once.
  const [left, setLeft] = useState("");
  if (!open && left !== "") setLeft("");
  if (!shown) return null;
  const { slug, known, depth } = shown;

  const isOpen = open !== null && left !== location.key;
  function close() {
    if (!isOpen) return;
    setLeft(location.key);
    void navigate(-depth);
  }
  return (
    <OnDemand
      part={itemDialog}
      isOpen={isOpen}
      props={{ open: isOpen, onClose: close, slug, known }}
      onFault={() => {
        close();
        toast.error(say("shell", "connection.offline"));
      }}
    />
  );
}
