import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import MessageSquareText from "lucide-react/icons/message-square-text";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Utensils from "lucide-react/icons/utensils";
import type { ReactNode } from "react";
import { isAllergyNote } from "./names.ts";
import type { Ticket } from "./ticket.ts";

/** What the customer wrote, an allergy first and in red, and whether cutlery is wanted. */
export function TicketNotes({ ticket, className }: { ticket: Ticket; className?: string }) {
  const t = useMessages("tickets");
  const notes = [ticket.order_note, ticket.unavailable_item_note].filter((note) => note !== null);
  const hasNotes = notes.length > 0 || ticket.cutlery;
  if (!hasNotes) return null;
  return (
    <div className={classNames("flex flex-col gap-2", className)}>
      {notes
        .toSorted((a, b) => Number(isAllergyNote(b)) - Number(isAllergyNote(a)))
        .map((note) => (
          <Note key={note} isAllergy={isAllergyNote(note)}>
            {note}
          </Note>
        ))}
      {ticket.cutlery && (
        <p className="flex items-center gap-2.5 px-1 font-semibold">
          <Utensils aria-hidden className="size-5 shrink-0" />
          {t("cutlery")}
        </p>
      )}
    </div>
  );
}

function Note({ isAllergy, children }: { isAllergy: boolean; children: ReactNode }) {
  const Icon = isAllergy ? TriangleAlert : MessageSquareText;
  return (
    <p
      className={classNames(
        "flex gap-2.5 rounded-control px-3 py-2 font-semibold",
        isAllergy ? "border-2 border-bad bg-bad-soft text-bad" : "bg-sunken",
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <bdi className="min-w-0 wrap-anywhere">{children}</bdi>
    </p>
  );
}
