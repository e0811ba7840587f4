import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useDeskClient } from "../../desk-client.ts";
import { Candidates } from "./candidates.tsx";

interface AssignDialogProps {
  id: number;
  busy: string | null;
  onAssign(courierId: number): void;
  onClose(): void;
}

/** Who could bring an order, and what it would do to their other deliveries. */
export function AssignDialog({ id, busy, onAssign, onClose }: AssignDialogProps) {
  const t = useMessages("desk-orders");
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery(endpointQuery(scope, "GET /desk/orders/{id}/candidates", { id }));
  return (
    <Dialog open onClose={onClose} size="lg" title={t("assign.title", { id: String(id) })}>
      <QueryState query={query}>
        {({ candidates }) => <Candidates candidates={candidates} busy={busy} onAssign={onAssign} />}
      </QueryState>
    </Dialog>
  );
}
