import { useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../../console/use-now.ts";
import { KeyHint } from "../keys/key-hint.tsx";
import { canUndo, type Ticket } from "../tickets/ticket.ts";
import { useTicketActs } from "../tickets/use-ticket-acts.ts";
import { TouchButton } from "../touch-button.tsx";

interface UndoButtonProps {
  ticket: Ticket;
  /** Whether a key of the board takes it back. */
  hasKey?: boolean;
}

/** Takes back what was done last while it waits; later says that it is not sent yet. */
export function UndoButton({ ticket, hasKey = false }: UndoButtonProps) {
  const t = useMessages("board");
  const tickets = useMessages("tickets");
  const { undo } = useTicketActs();
  const now = useNow(1000);
  if (!canUndo(ticket, now)) return <span className="text-strong">{tickets("unsent")}</span>;
  const seconds = Math.ceil(((ticket.unsent?.dueAt ?? now) - now) / 1000);
  return (
    <TouchButton tone="outline" onClick={() => undo(ticket)}>
      {t("undoIn", { count: seconds })}
      {hasKey && <KeyHint act="undo" />}
    </TouchButton>
  );
}
