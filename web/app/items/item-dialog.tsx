import type { Item } from "@errand/core/catalog/catalog.types";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { endpointQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import { useMessages } from "../messages/messages.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { DeferredItemMore } from "./deferred-item-more.tsx";
import { ItemView } from "./item-view.tsx";
import { ItemViewSkeleton } from "./item-view-skeleton.tsx";

interface ItemDialogProps {
  open: boolean;
  onClose(): void;
  slug: string;
  /** What the list knows of the item, shown until its details are loaded. */
  known: Item | null;
}

/** Loads an item and shows it in a dialog. */
export function ItemDialog({ open, onClose, slug, known }: ItemDialogProps) {
  const t = useMessages("catalog");
  const { data, isError, refetch } = useQuery(
    endpointQuery(useScope(), "GET /items/details/{id}", { id: slug }),
  );
  const item = data ?? known;
  const view = useScrollTopOnChange(item?.id);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={item?.name ?? t("item.title")}
      size="xl"
      isHistoryEntry
    >
      {item ? (
        <div key={item.id} ref={view}>
          <ItemView item={item} store={data?.store_details} onDone={onClose} isInDialog />
          {data && (
            <div className="mt-10">
              <DeferredItemMore item={data} showsReviews={data.store_details.reviews_section} />
            </div>
          )}
        </div>
      ) : isError ? (
        <ErrorState onRetry={refetch} />
      ) : (
        <ItemViewSkeleton />
      )}
    </Dialog>
  );
}

/**
 * Scrolls the dialog to its top when another item replaces the shown one. Skips the first item, for
 * which setting `scrollTop` would only force a layout.
 */
function useScrollTopOnChange(id: number | undefined) {
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useLayoutEffect(() => {
    if (id === undefined || shown.current === id) return;
    const isAnother = shown.current !== undefined;
    shown.current = id;
    if (isAnother && view.current?.parentElement) view.current.parentElement.scrollTop = 0;
  }, [id]);
  return view;
}
