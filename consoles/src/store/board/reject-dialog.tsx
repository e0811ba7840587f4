import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useState } from "react";
import { shortNumber, type Ticket } from "../tickets/ticket.ts";
import { useTicketActs } from "../tickets/use-ticket-acts.ts";
import { TouchButton } from "../touch-button.tsx";

const reasons = ["soldOut", "tooBusy", "closing", "address"] as const;

/** Asks why an order cannot be made: the customer reads it. */
export function RejectDialog({ ticket, onClose }: { ticket: Ticket | null; onClose(): void }) {
  const t = useMessages("reject");
  return (
    <Dialog
      open={ticket !== null}
      onClose={onClose}
      title={t("title", { number: ticket ? shortNumber(ticket) : "" })}
      text={t("text")}
    >
      {ticket && <Reasons ticket={ticket} onDone={onClose} />}
    </Dialog>
  );
}

function Reasons({ ticket, onDone }: { ticket: Ticket; onDone(): void }) {
  const t = useMessages("reject");
  const { reject } = useTicketActs();
  const [own, setOwn] = useState("");
  function send(reason: string) {
    reject(ticket, reason);
    onDone();
  }
  return (
    <div className="flex flex-col gap-2.5">
      {reasons.map((reason) => (
        <TouchButton
          key={reason}
          tone="soft"
          className="justify-start"
          onClick={() => send(t(`reason.${reason}`))}
        >
          {t(`reason.${reason}`)}
        </TouchButton>
      ))}
      <form
        className="mt-2 flex flex-col gap-2.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (own.trim() !== "") send(own.trim());
        }}
      >
        <TextField
          label={t("other")}
          maxLength={255}
          value={own}
          onChange={(event) => setOwn(event.target.value)}
        />
        <TouchButton type="submit" tone="bad" aria-disabled={own.trim() === ""}>
          {t("send")}
        </TouchButton>
      </form>
    </div>
  );
}
