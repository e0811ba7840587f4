import { message } from "../messages/messages.browser.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { LazyOverlay } from "../ui/lazy-overlay.tsx";
import { toast } from "../ui/toast.ts";

/** Fetched when somebody wants to look closer. */
export const zoomDialog = lazyComponent(() =>
  import("./zoom-dialog.tsx").then((file) => file.ZoomDialog),
);

interface ZoomProps {
  /** What the pictures show; the title of the dialog. */
  name: string;
  pictures: string[];
  /** Which of them is looked at; null: none, it is closed. */
  shown: number | null;
  onShow(place: number): void;
  onClose(): void;
  /** What has the focus when it has closed; what had it before when left out. */
  focusAfter?(): HTMLElement | null;
}

/** Pictures in the whole window, to be looked at closely. */
export function Zoom({ shown, onClose, ...rest }: ZoomProps) {
  return (
    <LazyOverlay
      component={zoomDialog}
      isOpen={shown !== null}
      props={{ open: shown !== null, shown: shown ?? 0, onClose, ...rest }}
      onLoadError={() => {
        onClose();
        toast.error(message("shell", "connection.offline"));
      }}
    />
  );
}
