import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { DataTable } from "../../../console/office/data-table.tsx";
import { Figure } from "../../../console/office/figure.tsx";
import { WideContent } from "../../../console/office/wide-content.tsx";
import { useMoney } from "../../../console/use-shop.ts";
import { HourBars, shownHours } from "./hour-bars.tsx";
import type { Figures, Usual } from "./today.queries.ts";

/** What each hour has sold, beside what it usually sells. */
export function SalesByHour({ today, usual }: { today: Figures; usual: Usual }) {
  const t = useMessages("today");
  const money = useMoney();
  const sales = Array.from(
    { length: 24 },
    (_, hour) => today.hours.find((each) => each.hour === hour)?.sales ?? 0,
  );
  return (
    <Figure
      title={t("byHour")}
      picture={
        <>
          <WideContent label={t("byHour")}>
            <HourBars
              today={sales}
              usual={usual.salesByHour}
              label={t("byHour")}
              valueText={(value) => String(Math.round(value))}
            />
          </WideContent>
          <p className="mt-2 flex gap-4 text-strong">
            <Key className="bg-ink">{t("today")}</Key>
            <Key className="bg-line">{t("usually")}</Key>
          </p>
        </>
      }
      table={
        <DataTable
          caption={t("byHour")}
          columns={[t("hour"), t("today"), t("usually")]}
          rows={shownHours([sales, usual.salesByHour]).map((hour) => ({
            key: String(hour),
            cells: [hour, money(sales[hour] ?? 0), money(usual.salesByHour[hour] ?? 0)],
          }))}
        />
      }
    />
  );
}

function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={classNames("size-3 rounded-sm", className)} />
      {children}
    </span>
  );
}
