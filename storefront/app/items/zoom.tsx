import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { message } from "@errand/ui/messages/messages.browser.ts";
import { toast } from "@errand/ui/toast.ts";

/** Loads on hover or focus of a picture that can be enlarged. */
export const zoomDialog = lazyComponent(() =>
  import("./zoom-dialog.tsx").then((file) => file.ZoomDialog),
);

interface ZoomProps {
  /** The title of the dialog. */
  name: string;
  pictures: string[];
  /** The index of the shown picture; null when the dialog is closed. */
  shown: number | null;
  onShow(index: number): void;
  onClose(): void;
  /** Receives the focus when the dialog closes; the element that had it before when missing. */
  focusAfter?(): HTMLElement | null;
}

/** Shows pictures in the whole window. */
export function Zoom({ shown, onClose, ...rest }: ZoomProps) {
  return (
    <LazyOverlay
      component={zoomDialog}
      isOpen={shown !== null}
      props={{ open: shown !== null, shown: shown ?? 0, onClose, ...rest }}
      onLoadError={() => {
        onClose();
        toast.error(message("errors", "offline"));
      }}
    />
  );
}
