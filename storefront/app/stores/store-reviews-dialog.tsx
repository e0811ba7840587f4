import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { ReviewList } from "../items/reviews/review-list.tsx";

interface StoreReviewsDialogProps {
  open: boolean;
  onClose(): void;
  store: StoreDetails;
}

/** The reviews of a store's items. */
export function StoreReviewsDialog({ open, onClose, store }: StoreReviewsDialogProps) {
  const t = useMessages("catalog");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="xl"
      isHistoryEntry
      title={t("store.reviewsOf", { name: store.name })}
    >
      <ReviewList of={{ store: store.id }} isShown={store.reviews_section} />
    </Dialog>
  );
}
