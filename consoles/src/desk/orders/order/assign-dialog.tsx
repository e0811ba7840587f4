import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useDeskClient } from "../../desk-client.ts";
import { Candidates } from "./candidates.tsx";

interface AssignDialogProps {
  id: number;
  /** The only one who is asked about, if this courier could bring it; null for all. */
  courierId?: number | null;
  busy: string | null;
  onAssign(courierId: number): void;
  onClose(): void;
}

/** Who could bring an order, and what it would do to their other deliveries. */
export function AssignDialog({ id, courierId = null, busy, onAssign, onClose }: AssignDialogProps) {
  const t = useMessages("desk-orders");
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery(endpointQuery(scope, "GET /desk/orders/{id}/candidates", { id }));
  return (
    <Dialog open onClose={onClose} size="lg" title={t("assign.title", { id: String(id) })}>
      <QueryState query={query}>
        {({ candidates }) => {
          const one = candidates.filter(({ courier_id }) => courier_id === courierId);
          const shown = one.length > 0 ? one : candidates;
          return <Candidates candidates={shown} busy={busy} onAssign={onAssign} />;
        }}
      </QueryState>
    </Dialog>
  );
}
