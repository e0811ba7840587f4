import { Dialog as Base } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { type ReactNode, type Ref, type RefObject, Suspense, useRef } from "react";
import { classNames } from "./class-names.ts";
import { useMessages } from "./messages/messages.ts";
import { useOverlay } from "./overlay-stack.ts";
import { PopupContainerProvider } from "./popup-container.ts";

export interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** One or two sentences under the title. */
  text?: ReactNode;
  /** The buttons, fixed below the scrolling content. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** Receives the focus when the dialog closes; the element that opened it when missing. */
  focusAfter?: RefObject<HTMLElement | null> | (() => HTMLElement | null);
  /**
   * The dialog has an entry in the browser's history, so that Back closes it through the router.
   */
  isHistoryEntry?: boolean;
  children?: ReactNode;
}

const widths = { sm: "sm:max-w-sm", md: "sm:max-w-lg", lg: "sm:max-w-2xl", xl: "sm:max-w-4xl" };

/** A dialog with a title bar and its content. */
export function Dialog({ title, text, footer, children, ...frame }: DialogProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame {...frame} initialFocus={closeButton}>
      <PanelHeader title={title} closeButton={closeButton} />
      <div className="grow overflow-y-auto px-5 pb-5 low:shrink-0">
        {text && <Base.Description className="mb-4 text-muted">{text}</Base.Description>}
        {children}
      </div>
      {footer && (
        <div
          data-bottom-bar=""
          className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-sm:*:grow"
        >
          {footer}
        </div>
      )}
    </DialogFrame>
  );
}

interface DialogFrameProps
  extends Pick<DialogProps, "open" | "onClose" | "size" | "focusAfter" | "isHistoryEntry"> {
  /** Receives the focus when the dialog opens. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Renders the closed dialog too, hidden. */
  isKeptMounted?: boolean;
  children: ReactNode;
}

/**
 * The box of a dialog: at the bottom edge of phones, within reach of the thumb, and in the middle
 * of other screens. Its content needs a `Base.Title`.
 */
export function DialogFrame({
  open,
  onClose,
  size = "md",
  focusAfter,
  isHistoryEntry = false,
  initialFocus,
  isKeptMounted = false,
  children,
}: DialogFrameProps) {
  useOverlay(open, onClose, isHistoryEntry);
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <PopupContainerProvider value={undefined}>
        <Base.Portal keepMounted={isKeptMounted}>
          <Backdrop />
          <Base.Popup
            initialFocus={initialFocus}
            finalFocus={focusAfter}
            className={classNames(
              "fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] flex-col overflow-hidden bg-raised shadow-float low:overflow-y-auto",
              "rounded-t-panel sm:top-1/2 sm:bottom-auto sm:w-[calc(100vw-2rem)] sm:-translate-y-1/2 sm:rounded-panel",
              "transition-[opacity,translate,scale] duration-200 ease-out",
              "data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0",
              "sm:data-ending-style:-translate-y-1/2 sm:data-ending-style:scale-97 sm:data-starting-style:-translate-y-1/2 sm:data-starting-style:scale-97",
              widths[size],
            )}
          >
            {/* What loads later must not hide the dialog, which would lose the focus. */}
            <Suspense fallback={null}>{children}</Suspense>
          </Base.Popup>
        </Base.Portal>
      </PopupContainerProvider>
    </Base.Root>
  );
}

/** Dims the page behind a dialog or a drawer. */
export function Backdrop() {
  return (
    <Base.Backdrop className="fixed inset-0 z-50 bg-backdrop transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
  );
}

interface PanelHeaderProps {
  title: string;
  /**
   * Receives the focus when the dialog opens; passing it saves a search for a focusable element.
   */
  closeButton: Ref<HTMLButtonElement>;
}

/** The title of a dialog or a drawer, and its close button. */
export function PanelHeader({ title, closeButton }: PanelHeaderProps) {
  const t = useMessages("ui");
  return (
    <div className="flex items-center gap-3 py-3 ps-5 pe-3">
      <Base.Title className="grow text-xl">{title}</Base.Title>
      <Base.Close
        ref={closeButton}
        aria-label={t("close")}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-5.5" />
      </Base.Close>
    </div>
  );
}
