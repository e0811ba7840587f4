import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useTimeText } from "../../console/use-shop.ts";
import { useEntryWrites } from "./entry.queries.ts";
import type { Entry } from "./entry-lists.ts";
import type { Family } from "./family.types.ts";

/** What an entry becomes later, and a way to drop that. */
export function PlannedChange({
  family,
  entry,
  onDropped,
}: {
  family: Family;
  entry: Entry;
  onDropped(entry: Entry): void;
}) {
  const t = useMessages("entries");
  const { date, clock } = useTimeText();
  const { change } = useEntryWrites(family.list);
  const { mutate, isPending } = useMutation({
    mutationFn: () => change(entry, { publish_at: null }),
    onSuccess: ({ message, entry: saved }) => {
      toast.success(message);
      onDropped(saved);
    },
    onError: reportError,
  });
  const { next } = entry;
  if (!next) return null;
  const at = next.publish_at;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-warn-soft px-4 py-3">
      <p className="grow font-semibold text-warn">
        {t("next.text", { date: date(at), time: clock(at), name: next.by.name })}
      </p>
      <OfficeButton tone="outline" isBusy={isPending} onClick={() => mutate()}>
        {t("next.drop")}
      </OfficeButton>
    </div>
  );
}
