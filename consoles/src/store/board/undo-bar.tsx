import { useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../../console/use-now.ts";
import type { StageAct, StoreAct } from "../tickets/store-act.ts";
import { hasUndo } from "../tickets/store-act.ts";
import { shortNumber } from "../tickets/ticket.ts";
import { useBoard, useOutboxEntries } from "../tickets/use-board.ts";
import { TouchButton } from "../touch-button.tsx";

/** What has left the board a moment ago, and can be taken back. */
export function UndoBar() {
  const t = useMessages("board");
  const { outbox } = useBoard();
  const entries = useOutboxEntries();
  const now = useNow(1000);
  const last = entries.findLast(
    ({ act, dueAt }) => leavesBoard(act) && hasUndo(act) && now < dueAt,
  );
  if (!last || !leavesBoard(last.act)) return null;
  const number = shortNumber({ id: last.act.orderId });
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-22 z-30 flex justify-center px-4"
    >
      <p className="pointer-events-auto flex items-center gap-4 rounded-[20px] bg-ink py-2 ps-5 pe-2 font-bold text-paper shadow-float">
        {t(`done.${last.act.do}`, { number })}
        <TouchButton tone="soft" onClick={() => outbox.undo(last.key)}>
          {t("undoIn", { count: Math.ceil((last.dueAt - now) / 1000) })}
        </TouchButton>
      </p>
    </div>
  );
}

/** What stays on the board has its own button. */
function leavesBoard(act: StoreAct): act is StageAct {
  return act.do === "handover" || act.do === "deliver" || act.do === "reject";
}
