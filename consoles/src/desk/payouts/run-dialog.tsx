import { useMessages } from "@errand/ui/messages/messages.ts";
import { useDeskClient } from "../desk-client.ts";
import { NoteDialog } from "../form/note-dialog.tsx";
import type { Run } from "./use-store-run.ts";

/** Acts that take a reason or a reference. */
export type NotedAct = "hold" | "paid" | "failed" | "cancel";

const maxReason = 255;
const maxReference = 140;

interface RunDialogProps {
  act: NotedAct;
  runId: number;
  /** None: all that are due. */
  lineIds: readonly number[];
  onDone(reply: { message: string; run: Run }): void;
  onClose(): void;
}

/** Asks for a reason or a reference, and acts on a run. */
export function RunDialog({ act, runId: id, lineIds, onDone, onClose }: RunDialogProps) {
  const t = useMessages("payouts");
  const { call } = useDeskClient();
  const lines = lineIds.length > 0 ? { line_ids: [...lineIds] } : {};
  const acts = {
    hold: {
      title: t("holdTitle"),
      send: (reason: string | undefined) =>
        call("POST /desk/payouts/{id}/hold", { id, ...lines, ...(reason && { reason }) }),
    },
    paid: {
      title: t("paidTitle"),
      text: t("paidText"),
      send: (reference = "") => call("POST /desk/payouts/{id}/paid", { id, ...lines, reference }),
    },
    failed: {
      title: t("failedTitle"),
      text: t("failedText"),
      send: (reason = "") =>
        call("POST /desk/payouts/{id}/failed", { id, line_ids: [...lineIds], reason }),
    },
    cancel: {
      title: t("cancelTitle"),
      text: t("cancelText"),
      send: (reason: string | undefined) =>
        call("POST /desk/payouts/{id}/cancel", { id, ...(reason && { reason }) }),
    },
  };
  const { send, ...texts } = acts[act];
  return (
    <NoteDialog
      {...texts}
      label={t(act === "paid" ? "reference" : "reason")}
      send={t("send")}
      isRequired={act === "paid" || act === "failed"}
      maxLength={act === "paid" ? maxReference : maxReason}
      onSend={async (note) => onDone(await send(note))}
      onClose={onClose}
    />
  );
}
