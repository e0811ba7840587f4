import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDeskClient } from "../desk-client.ts";
import { isConflict, useConflictText } from "../use-conflict-text.ts";

/** Reads a trip and what is left of it again. */
export function useFreshTrip(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { everyScope } = useDeskClient();
  const reads = ["GET /desk/trips/{id}", "GET /desk/trips/{id}/refundable"] as const;
  return () => Promise.all(reads.map((read) => queries.invalidateQueries(everyScope(read))));
}

/** Runs acts on a trip one at a time, says what the server says, and reads the trip again. */
export function useTripAct() {
  const refresh = useFreshTrip();
  const conflictText = useConflictText();
  const [busy, setBusy] = useState<string | null>(null);
  async function run(name: string, act: () => Promise<{ message: string }>) {
    if (busy !== null) return;
    setBusy(name);
    try {
      toast.success((await act()).message);
    } catch (error) {
      if (isConflict(error)) toast.error(conflictText(error));
      else reportError(error);
    } finally {
      setBusy(null);
      await refresh();
    }
  }
  return { busy, run };
}
