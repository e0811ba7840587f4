import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import ChevronRight from "lucide-react/icons/chevron-right";
import MapPin from "lucide-react/icons/map-pin";
import { memo, type ReactNode, useState } from "react";
import { useOpening } from "../catalog/opening-text.ts";
import { storePath } from "../catalog/paths.ts";
import { WishlistToggle } from "../catalog/wishlist-toggle.tsx";
import { useReviewsDialog } from "../items/reviews/reviews-url.ts";
import { message } from "../messages/messages.browser.ts";
import { useMessages } from "../messages/messages.ts";
import { type LazyComponent, lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { Picture } from "../ui/picture.tsx";
import { Rating } from "../ui/rating.tsx";
import { ShareButton } from "../ui/share-button.tsx";
import { toast } from "../ui/toast.ts";
import type { Delivery } from "./delivery.ts";
import { StoreFacts } from "./store-facts.tsx";
import { StoreNotices } from "./store-notices.tsx";

interface StoreHeaderProps {
  store: StoreDetails;
  delivery: Delivery | null;
}

/** Cover, logo, rating, address, hours, delivery and notices of a store. */
export const StoreHeader = memo(function StoreHeader({ store, delivery }: StoreHeaderProps) {
  const opening = useOpening(store);
  return (
    <header className="page-column pt-4 md:pt-6">
      <div className="relative rounded-panel border border-line bg-card">
        <div className="absolute end-3 top-3 z-10 flex gap-2 md:end-4 md:top-4">
          <ShareButton
            title={store.name}
            path={storePath(store)}
            className="bg-raised/92 hover:text-accent!"
          />
          <WishlistToggle target={{ store }} size="md" />
        </div>
        <Picture
          src={store.cover_photo_full_url}
          alt=""
          ratio="3/1"
          sizes="(width < 1300px) 96vw, 1240px"
          isEager
          className={`max-h-72 rounded-t-[23px] ${opening.isOpen ? "" : "grayscale-60"}`}
        />
        <div className="flex flex-col gap-4 p-4 md:p-6">
          <div className="flex flex-wrap items-start gap-4">
            <Picture
              src={store.logo_full_url}
              alt=""
              sizes="96px"
              isEager
              className="relative -mt-12 size-20! rounded-card border-4 border-card md:-mt-16 md:size-24!"
            />
            <div className="min-w-0 grow basis-44">
              <h1 className="text-2xl md:text-3xl">{store.name}</h1>
              <div className="flex flex-wrap items-center gap-x-4 text-muted">
                <ReviewsButton store={store} />
                <MapButton store={store} />
              </div>
            </div>
          </div>
          <StoreFacts store={store} delivery={delivery} />
          <StoreNotices store={store} />
        </div>
      </div>
    </header>
  );
});

const reviews = lazyComponent(() =>
  import("./store-reviews-dialog.tsx").then((file) => file.StoreReviewsDialog),
);
const map = lazyComponent(() =>
  import("./store-map-dialog.tsx").then((file) => file.StoreMapDialog),
);

function ReviewsButton({ store }: { store: StoreDetails }) {
  const t = useMessages("catalog");
  const dialog = useReviewsDialog();
  return (
    <DialogButton component={reviews} store={store} label={t("store.readReviews")} {...dialog}>
      <Rating value={store.avg_rating} count={store.rating_count} />
      <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
    </DialogButton>
  );
}

function MapButton({ store }: { store: StoreDetails }) {
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
      <span className="text-start text-sm underline decoration-line-strong underline-offset-4">
        {store.address}
      </span>
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

/** A line of the header that opens a dialog with details. */
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
        className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-control hover:text-accent"
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
          toast.error(message("shell", "connection.offline"));
        }}
      />
    </>
  );
}
