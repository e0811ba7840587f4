import { useMessages } from "@errand/ui/messages/messages.ts";
import { useTimeText } from "../../console/use-shop.ts";
import type { Entry } from "./entry-lists.ts";
import type { Family } from "./family.types.ts";

/** When an entry runs: "24 Nov to 7 Dec", "from 24 Nov", "always". */
export function usePeriodText({ times }: Pick<Family, "times">) {
  const t = useMessages("entries");
  const { clock, date } = useTimeText();
  const text = (moment: string) =>
    times === "days" ? date(moment) : `${date(moment)}, ${clock(moment)}`;
  return ({ from, until }: Pick<Entry, "from" | "until">): string => {
    // It ends at the midnight after its last day.
    const end = until && (times === "days" ? new Date(Date.parse(until) - 1).toISOString() : until);
    if (times === "moment" && from) return text(from);
    if (from && end) return t("period.both", { from: text(from), until: text(end) });
    if (from) return t("period.from", { from: text(from) });
    return end ? t("period.until", { until: text(end) }) : t("period.always");
  };
}
