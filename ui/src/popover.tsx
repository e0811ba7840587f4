import { Popover as Base } from "@base-ui/react/popover";
import { type ReactNode, Suspense } from "react";
import { classNames } from "./class-names.ts";
import { popupClasses } from "./popup-classes.ts";
import { usePopupContainer } from "./popup-container.ts";

interface PopoverProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** The element at which the popover opens; receives the focus when it closes. */
  anchor: HTMLElement | null;
  size?: "md" | "lg";
  children: ReactNode;
}

const widths = { md: "w-96", lg: "w-2xl" };

export function Popover({ open, onClose, title, anchor, size = "md", children }: PopoverProps) {
  const container = usePopupContainer();
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal container={container}>
        <Base.Positioner anchor={anchor} sideOffset={8} align="start" className="z-50">
          <Base.Popup
            finalFocus={() => anchor}
            className={classNames(
              popupClasses,
              "max-h-(--available-height) max-w-[calc(100vw-2rem)] overflow-y-auto p-5",
              widths[size],
            )}
          >
            <Base.Title className="mb-3 text-lg">{title}</Base.Title>
            <Suspense fallback={null}>{children}</Suspense>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
