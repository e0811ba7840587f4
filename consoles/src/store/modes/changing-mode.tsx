import { connectionError } from "@errand/core/api-error";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { reportError } from "@errand/ui/report-error.ts";

const dialog = lazyComponent(() => import("./mode-dialog.tsx").then((file) => file.ModeDialog));

interface ChangingModeProps {
  isOpen: boolean;
  onClose(): void;
}

/** Slows the store down, or stops it for a while. */
export function ChangingMode({ isOpen, onClose }: ChangingModeProps) {
  usePrefetchWhenIdle(dialog.prefetch);
  return (
    <LazyOverlay
      component={dialog}
      isOpen={isOpen}
      props={{ isOpen, onClose }}
      onLoadError={() => {
        reportError(connectionError("offline"));
        onClose();
      }}
    />
  );
}
