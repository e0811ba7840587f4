import { connectionError } from "@errand/core/api-error";
import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyOverlay } from "@errand/ui/lazy-overlay.tsx";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { reportError } from "@errand/ui/report-error.ts";
import type { Ticket } from "../tickets/ticket.ts";

const dialog = lazyComponent(() => import("./reject-dialog.tsx").then((file) => file.RejectDialog));

/** Asks why `ticket` cannot be made, while it is not null. */
export function Rejecting({ ticket, onClose }: { ticket: Ticket | null; onClose(): void }) {
  usePrefetchWhenIdle(dialog.prefetch);
  return (
    <LazyOverlay
      component={dialog}
      isOpen={ticket !== null}
      props={{ ticket, onClose }}
      onLoadError={() => {
        reportError(connectionError("offline"));
        onClose();
      }}
    />
  );
}
