import { lazyComponent } from "@errand/ui/lazy-component.tsx";
import { LazyDialog } from "../../console/lazy-dialog.tsx";
import type { Ticket } from "../tickets/ticket.ts";

const dialog = lazyComponent(() => import("./reject-dialog.tsx").then((file) => file.RejectDialog));

/** Asks why `ticket` cannot be made, while it is not null. */
export function Rejecting({ ticket, onClose }: { ticket: Ticket | null; onClose(): void }) {
  return <LazyDialog component={dialog} isOpen={ticket !== null} props={{ ticket, onClose }} />;
}
