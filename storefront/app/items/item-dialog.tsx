import { Dialog as Base } from "@base-ui/react/dialog";
import type { Item } from "@errand/core/catalog/catalog.types";
import { afterPaint } from "@errand/ui/after-paint.ts";
import { DialogFrame } from "@errand/ui/dialog.tsx";
import { ErrorState } from "@errand/ui/error-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from "react";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { DeferredItemMore } from "./deferred-item-more.tsx";
import { ItemView, itemHeadingClasses } from "./item-view.tsx";
import { ItemViewSkeleton } from "./item-view-skeleton.tsx";
import { useRememberViewed } from "./recently-viewed.ts";

interface ItemDialogProps {
  open: boolean;
  onClose(): void;
  slug: string;
  /** What the list knows of the item, shown until its details are loaded. */
  known: Item | null;
  /** The picture that the list has loaded. */
  preview: string | null;
}

/** Loads an item and shows it in a dialog: on phones a picture with a sheet over it. */
export function ItemDialog({ open, onClose, slug, known, preview }: ItemDialogProps) {
  const t = useMessages("catalog");
  const { data, isError, refetch } = useQuery(
    endpointQuery(useScope(), "GET /items/details/{id}", { id: slug }),
  );
  const item = data ?? known;
  const view = useScrollTopOnChange(item?.id);
  useRememberViewed(item);
  return (
    <Frame open={open} onClose={onClose}>
      {item ? (
        <div key={item.id} ref={view}>
          <ItemView
            item={item}
            store={data?.store_details}
            heading={<Heading item={item} />}
            preview={preview}
            onDone={onClose}
            isInDialog
          />
          {data && (
            <div className="px-5 pt-8 pb-5">
              <DeferredItemMore item={data} showsReviews={data.store_details.reviews_section} />
            </div>
          )}
        </div>
      ) : (
        <div className="p-5">
          <Base.Title className="sr-only">{t("item.title")}</Base.Title>
          {isError ? <ErrorState onRetry={refetch} /> : <ItemViewSkeleton />}
        </div>
      )}
    </Frame>
  );
}

interface ItemDialogWarmUpProps {
  item: Item;
  /** Called once everything has rendered: the caller removes this component. */
  onDone(): void;
}

/**
 * Renders the dialog closed and hidden, without a request and without pictures. Its code has then
 * run before the first tap, which would otherwise wait for the browser to compile it.
 */
export function ItemDialogWarmUp({ item, onDone }: ItemDialogWarmUpProps) {
  useEffect(() => afterPaint(onDone), [onDone]);
  const withoutPictures = { ...item, image_full_url: null, images_full_url: [] };
  return (
    <Frame open={false} onClose={onDone} isKeptMounted>
      <ItemView item={withoutPictures} heading={<Heading item={item} />} isInDialog />
    </Frame>
  );
}

interface FrameProps {
  open: boolean;
  onClose(): void;
  isKeptMounted?: boolean;
  children: ReactNode;
}

function Frame({ children, ...frame }: FrameProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame {...frame} size="xl" isHistoryEntry initialFocus={closeButton}>
      <CloseButton ref={closeButton} />
      <div className="grow overflow-y-auto">{children}</div>
    </DialogFrame>
  );
}

function Heading({ item }: { item: Item }) {
  return (
    <Base.Title className={itemHeadingClasses}>
      <bdi>{item.name}</bdi>
    </Base.Title>
  );
}

/** Floats over the picture, and over the name on wide screens. */
function CloseButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const t = useMessages("ui");
  return (
    <Base.Close
      ref={ref}
      aria-label={t("close")}
      className="absolute end-4 top-3.5 z-20 grid size-11 place-items-center rounded-full border border-transparent bg-raised text-ink shadow-float transition-colors hover:bg-sunken md:shadow-none"
    >
      <X aria-hidden className="size-5.5" />
    </Base.Close>
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
