import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextArea } from "@errand/ui/text-field.tsx";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { FactSection } from "../checkout/fact-section.tsx";
import type { TripBooking } from "./use-booking.ts";

const maxNote = 500;

/** What the rental company should know. */
export function BookingNote({ booking: { draft, change } }: { booking: TripBooking }) {
  const t = useMessages("trips");
  const words = useMessages("checkout");
  return (
    <FactSection
      icon={NotebookPen}
      title={words("extras.title")}
      fact={t("booking.note")}
      detail={<bdi>{draft.note.trim() || t("booking.noteSuch")}</bdi>}
      isEmpty={draft.note.trim() === ""}
      form={
        <TextArea
          label={t("booking.note")}
          hint={t("booking.noteHint")}
          maxLength={maxNote}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      }
    />
  );
}
