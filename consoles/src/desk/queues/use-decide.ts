import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isConflict, useConflictText } from "../use-conflict-text.ts";

interface Decide {
  /** Which act is running. */
  busy: string | null;
  /**
   * Runs an act, says what the server says, and goes on to what waits next. A colleague who was
   * quicker is named; other refusals are thrown where `isThrown`, for a form that shows them.
   */
  decide(name: string, act: () => Promise<{ message: string }>, isThrown?: boolean): Promise<void>;
}

/** How something that waits is decided. `onDecided` is called when it no longer waits. */
export function useDecide(onDecided: () => void): Decide {
  const queries = useQueryClient();
  const conflictText = useConflictText();
  const [busy, setBusy] = useState<string | null>(null);
  return {
    busy,
    async decide(name, act, isThrown = false) {
      setBusy(name);
      try {
        const { message } = await act();
        toast.success(message);
        onDecided();
      } catch (error) {
        if (isConflict(error)) toast.error(conflictText(error));
        else if (isThrown) throw error;
        else reportError(error);
      } finally {
        setBusy(null);
        await queries.invalidateQueries({ queryKey: ["queue"] });
      }
    },
  };
}
