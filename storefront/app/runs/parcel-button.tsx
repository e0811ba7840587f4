import { Button } from "@errand/ui/button.tsx";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { withMessages } from "@errand/ui/messages/messages.browser.ts";
import { type ComponentProps, useState } from "react";
import type { ErrandParcel } from "./errand-parcel.ts";

const dialog = lazyComponent(() =>
  withMessages(
    ["parcel"],
    import("./parcel-dialog.tsx").then((file) => file.ParcelDialog),
  ),
);

interface ParcelButtonProps extends Omit<ComponentProps<typeof Button>, "onChange" | "onClick"> {
  /** Null for a new one. */
  parcel: ErrandParcel | null;
  onChange(parcel: ErrandParcel): void;
}

/** Opens the dialog in which a parcel is added to the errand, or changed. */
export function ParcelButton({ parcel, onChange, ...button }: ParcelButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onPointerEnter={dialog.prefetch} onClick={() => setOpen(true)} />
      <LazyOverlay
        component={dialog}
        isOpen={isOpen}
        props={{ open: isOpen, onClose: close, parcel, onChange }}
        onLoadError={close}
      />
    </>
  );
}
