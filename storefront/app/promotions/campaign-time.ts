import { dayText } from "@errand/core/date-text";
import type { Campaign } from "@errand/core/promotions/promotions.types";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useClock } from "../catalog/opening-text.ts";

/** The end and the hours of a campaign, such as "Until 21 March, 18:00 – 23:59". */
export function useCampaignTime({
  available_date_ends,
  start_time,
  end_time,
}: Pick<Campaign, "available_date_ends" | "start_time" | "end_time">): string {
  const t = useMessages("home");
  const tCatalog = useMessages("catalog");
  const language = useLanguage();
  const clock = useClock();
  const until = t("campaign.until", { day: dayText(available_date_ends, language) });
  if (start_time === null || end_time === null) return until;
  return `${until}, ${tCatalog("window.hours", { from: clock(start_time), until: clock(end_time) })}`;
}
