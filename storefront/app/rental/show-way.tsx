import type { Vehicle } from "@errand/core/rental/rental.types";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";

const dialog = lazyComponent(() => import("./way-dialog.tsx").then((file) => file.WayDialog));

/** Opens the way to the pickup place. */
export function ShowWay({ place }: { place: Vehicle["pickup_place"] }) {
  const t = useMessages("rental");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={dialog.prefetch}
        onFocus={dialog.prefetch}
        onClick={() => setOpen(true)}
        className="no-print -me-3 min-h-11 shrink-0 rounded-full px-3 font-bold text-accent hover:underline"
      >
        {t("pickup.way")}
      </button>
      <LazyOverlay
        component={dialog}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: () => setOpen(false), place }}
        onLoadError={() => setOpen(false)}
      />
    </>
  );
}
