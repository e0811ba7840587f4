import { dayText } from "@errand/core/date-text";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { DataTable } from "../../console/office/data-table.tsx";
import { Figure } from "../../console/office/figure.tsx";
import { useMoney } from "../../console/use-shop.ts";
import { Bars } from "./bars.tsx";
import type { Figures } from "./figures.types.ts";
import { ShareBars } from "./share-bars.tsx";

/** The figures as pictures, each with its table. */
export function FigureGrid({ figures }: { figures: Figures }) {
  const t = useMessages("figures");
  const language = useLanguage();
  const days = figures.days.map((row) => ({ ...row, name: dayText(row.day, language) }));
  const hours = figures.hours.map((row) => ({ ...row, name: String(row.hour) }));
  const rounded = (value: number) => String(Math.round(value));
  return (
    <div className="grid lg:grid-cols-2">
      <Figure
        title={t("byDay")}
        picture={
          <Bars
            label={t("byDay")}
            values={days.map(({ name, sales }) => ({ name, value: sales }))}
            valueText={rounded}
          />
        }
        table={<FigureTable title={t("byDay")} first={t("day")} rows={days.toReversed()} />}
      />
      <Figure
        title={t("byHour")}
        picture={
          <Bars
            label={t("byHour")}
            values={hours.map(({ name, orders }) => ({ name, value: orders }))}
            valueText={rounded}
          />
        }
        table={<FigureTable title={t("byHour")} first={t("hour")} rows={hours} />}
      />
      <Figure
        title={t("byZone")}
        picture={<ShareBars rows={figures.zones} />}
        table={<FigureTable title={t("byZone")} first={t("name")} rows={figures.zones} />}
      />
      <Figure
        title={t("byModule")}
        picture={<ShareBars rows={figures.modules} />}
        table={<FigureTable title={t("byModule")} first={t("name")} rows={figures.modules} />}
      />
    </div>
  );
}

type Counts = Pick<Figures, "orders" | "delivered" | "canceled" | "sales">;

interface FigureTableProps {
  title: string;
  first: string;
  rows: readonly (Counts & { name: string })[];
}

function FigureTable({ title, first, rows }: FigureTableProps) {
  const t = useMessages("figures");
  const money = useMoney();
  return (
    <DataTable
      caption={title}
      columns={[first, t("orders"), t("delivered"), t("canceled"), t("sales")]}
      rows={rows.map(({ name, orders, delivered, canceled, sales }) => ({
        key: name,
        cells: [name, orders, delivered, canceled, money(sales)],
      }))}
    />
  );
}
