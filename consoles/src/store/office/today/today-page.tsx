import { weekdayText } from "@errand/core/date-text";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useNow } from "../../../console/use-now.ts";
import { useTimeText } from "../../../console/use-shop.ts";
import { SalesByHour } from "./sales-by-hour.tsx";
import { Tiles } from "./tiles.tsx";
import { useToday } from "./today.queries.ts";
import { NeedsYou, Refusals, SoldMost, Times } from "./today-parts.tsx";

/** The day so far beside a usual same weekday, and what waits for somebody. */
export function TodayPage() {
  const t = useMessages("today");
  const office = useMessages("office");
  const language = useLanguage();
  const { day, local } = useTimeText();
  const now = useNow(60_000);
  const weekday = weekdayText(local(now).weekday, language);
  const query = useToday();
  return (
    <>
      <PageHead title={office("section.today")}>
        <p className="text-strong">
          {day(now)}, {t("against", { day: weekday })}
        </p>
      </PageHead>
      <QueryState query={query}>
        {({ today, days, usual }) => (
          <>
            <Tiles today={today} usual={usual} days={days} />
            <div className="grid border-b border-line lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:divide-x lg:divide-line">
              <SalesByHour today={today} usual={usual} />
              <NeedsYou />
            </div>
            <div className="grid lg:grid-cols-3 lg:divide-x lg:divide-line">
              <SoldMost today={today} />
              <Times today={today} />
              <Refusals today={today} />
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
