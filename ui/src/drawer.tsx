import { Dialog as Base } from "@base-ui/react/dialog";
import { type ReactNode, Suspense, useRef } from "react";
import { Backdrop, PanelHeader } from "./dialog.tsx";
import { useOverlay } from "./overlay-stack.ts";
import { PopupContainerProvider } from "./popup-container.ts";

export interface DrawerProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** The maximum width in pixels: 420 for the cart, 523 for the wishlist. */
  width?: number;
  /** Fixed below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A sheet at the end side of the screen: right, or left in right-to-left languages. */
export function Drawer({ open, onClose, title, width = 420, footer, children }: DrawerProps) {
  useOverlay(open, onClose);
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <PopupContainerProvider value={undefined}>
        <Base.Portal>
          <Backdrop />
          <Base.Popup
            initialFocus={closeButton}
            style={{ maxWidth: width }}
            className="fixed inset-y-0 end-0 z-50 flex w-[calc(100vw-2.5rem)] flex-col bg-raised shadow-float low:overflow-y-auto transition-[translate] duration-200 ease-out data-ending-style:translate-x-full data-starting-style:translate-x-full sm:rounded-s-panel rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full"
          >
            <PanelHeader title={title} closeButton={closeButton} />
            {/* What loads later must not hide the drawer, which would lose the focus. */}
            <Suspense fallback={null}>
              <div className="grow overflow-y-auto low:shrink-0">{children}</div>
              {footer && <div className="border-t border-line p-4">{footer}</div>}
            </Suspense>
          </Base.Popup>
        </Base.Portal>
      </PopupContainerProvider>
    </Base.Root>
  );
}
