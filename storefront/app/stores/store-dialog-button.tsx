import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { type LazyComponent, lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Rating } from "@errand/ui/rating.tsx";
import { toast } from "@errand/ui/toast.ts";
import ChevronRight from "lucide-react/icons/chevron-right";
import MapPin from "lucide-react/icons/map-pin";
import { type ReactNode, useState } from "react";
import { useReviewsDialog } from "../items/reviews/reviews-url.ts";

const reviews = lazyComponent(() =>
  import("./store-reviews-dialog.tsx").then((file) => file.StoreReviewsDialog),
);
const map = lazyComponent<StoreDialogProps>(() =>
  import("./store-map-dialog.tsx").then((file) => file.StoreMapDialog),
);

/** The rating of a store, which opens its reviews. */
export function ReviewsButton({ store }: { store: StoreDetails }) {
  const t = useMessages("catalog");
  const dialog = useReviewsDialog();
  return (
    <DialogButton component={reviews} store={store} label={t("store.readReviews")} {...dialog}>
      <Rating value={store.avg_rating} count={store.rating_count} />
      <ChevronRight aria-hidden className="size-4" />
    </DialogButton>
  );
}

/** The address of a store, which opens the map. */
export function MapButton({ store }: { store: StoreDetails }) {
  const t = useMessages("catalog");
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogButton
      component={map}
      store={store}
      label={t("store.showMap")}
      isOpen={isOpen}
      open={() => setOpen(true)}
      close={() => setOpen(false)}
    >
      <MapPin aria-hidden className="size-4 shrink-0" />
      <bdi className="text-start underline decoration-line-strong underline-offset-4">
        {store.address}
      </bdi>
    </DialogButton>
  );
}

interface StoreDialogProps {
  open: boolean;
  onClose(): void;
  store: StoreDetails;
}

interface DialogButtonProps {
  component: LazyComponent<StoreDialogProps>;
  store: StoreDetails;
  /** What the button does, for screen readers; follows the visible text. */
  label: string;
  isOpen: boolean;
  open(): void;
  close(): void;
  children: ReactNode;
}

/** A fact of a store that opens a dialog with details. */
function DialogButton({
  component,
  store,
  label,
  isOpen,
  open,
  close,
  children,
}: DialogButtonProps) {
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={component.prefetch}
        onFocus={component.prefetch}
        onClick={open}
        className="inline-flex min-h-8 min-w-0 items-center gap-1 rounded-control hover:text-accent"
      >
        {children}
        <span className="sr-only">{label}</span>
      </button>
      <LazyOverlay
        component={component}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: close, store }}
        onLoadError={() => {
          close();
          toast.error(message("errors", "offline"));
        }}
      />
    </>
  );
}
