import type { DeskContract } from "@errand/core/contract.desk";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDeskClient } from "../../desk-client.ts";
import { useDeskConnection, useDeskEvent } from "../../stream/use-desk-stream.ts";
import { isConflict, useConflictText } from "../../use-conflict-text.ts";

export type OrderDetails = DeskContract["GET /desk/orders/{id}"]["reply"];
export type Refundable = DeskContract["GET /desk/orders/{id}/refundable"]["reply"];

function isOrder(data: unknown): data is { id: number } {
  return typeof data === "object" && data !== null && "id" in data;
}

/** While the stream is not heard, the order is read as often. */
const unheardMs = 15_000;

/** An order, read again whenever it changes. */
export function useOrder(id: number) {
  const { endpointQuery, scope } = useDeskClient();
  const refresh = useFreshOrder(id);
  useDeskEvent("order", (order) => {
    if (isOrder(order) && order.id === id) void refresh();
  });
  const isHeard = useDeskConnection() !== "waiting";
  return useQuery({
    ...endpointQuery(scope, "GET /desk/orders/{id}", { id }),
    ...(!isHeard && { refetchInterval: unheardMs }),
  });
}

/** Reads everything about an order again. */
export function useFreshOrder(id: number): () => Promise<unknown> {
  const queries = useQueryClient();
  const { everyScope } = useDeskClient();
  const read = [
    ...(["GET /desk/orders/{id}", "GET /desk/orders/{id}/refundable"] as const),
    ...(["GET /desk/orders/{id}/candidates"] as const),
  ];
  return () =>
    Promise.all([
      ...read.map((endpoint) =>
        queries.invalidateQueries({ queryKey: [...everyScope(endpoint).queryKey, { id }] }),
      ),
      queries.invalidateQueries(everyScope("GET /desk/audit")),
      queries.invalidateQueries(everyScope("GET /desk/orders")),
      queries.invalidateQueries(everyScope("GET /desk/live")),
    ]);
}

/**
 * Runs acts on an order one at a time, says what the server says, and reads the order again. A
 * colleague who was quicker is named. Other refusals are thrown where `isThrown`, for a form.
 */
export function useOrderAct(id: number) {
  const refresh = useFreshOrder(id);
  const conflictText = useConflictText();
  const [busy, setBusy] = useState<string | null>(null);
  async function run(name: string, act: () => Promise<{ message: string }>, isThrown = false) {
    if (busy !== null) return;
    setBusy(name);
    try {
      toast.success((await act()).message);
    } catch (error) {
      if (isConflict(error)) toast.error(conflictText(error));
      else if (isThrown) throw error;
      else reportError(error);
    } finally {
      setBusy(null);
      await refresh();
    }
  }
  return { busy, run };
}
