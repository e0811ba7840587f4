import { connectionError } from "@errand/core/api-error";
import type { LazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { reportError } from "@errand/ui/report-error.ts";

interface LazyDialogProps<Props> {
  component: LazyComponent<Props>;
  isOpen: boolean;
  props: Props;
}

/**
 * A dialog of its own chunk, which is loaded while nothing else is to do. Where it cannot be, it
 * closes and says so.
 */
export function LazyDialog<Props extends { onClose(): void }>({
  component,
  isOpen,
  props,
}: LazyDialogProps<Props>) {
  usePrefetchWhenIdle(component.prefetch);
  return (
    <LazyOverlay
      component={component}
      isOpen={isOpen}
      props={props}
      onLoadError={() => {
        reportError(connectionError("offline"));
        props.onClose();
      }}
    />
  );
}
