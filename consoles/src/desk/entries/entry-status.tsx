import { Badge } from "@errand/ui/badge.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { Entry } from "./entry-lists.ts";

const tones = { live: "good", scheduled: "neutral", ended: "neutral", off: "warn" } as const;

/** Whether customers have an entry now. */
export function EntryStatus({ status }: Pick<Entry, "status">) {
  const t = useMessages("entries");
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
