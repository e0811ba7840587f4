import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import ChartColumn from "lucide-react/icons/chart-column";
import { CsvButton } from "../../console/office/csv-button.tsx";
import { FilterBar } from "../../console/office/filter-bar.tsx";
import { DayField, OfficeSelect } from "../../console/office/office-field.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useMoney } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { FigureGrid } from "./figure-grid.tsx";
import type { Figures } from "./figures.types.ts";

/** What the shop sold: in days, by hour, zone and module. */
export function FiguresPage() {
  const t = useMessages("figures");
  const desk = useMessages("desk");
  const { filter, change } = useAddressFilter(["from", "to", "zone", "module"]);
  const { endpointQuery, scope, request, errorOf } = useDeskClient();
  const input = {
    ...(filter.from && { from: filter.from }),
    ...(filter.to && { to: filter.to }),
    ...(isNumber(filter.zone) && { zone_id: Number(filter.zone) }),
    ...(isNumber(filter.module) && { module_id: Number(filter.module) }),
  };
  const query = useQuery({
    ...endpointQuery(scope, "GET /desk/figures", input),
    placeholderData: keepPreviousData,
  });
  // The choices: whatever the other filters leave.
  const { zone_id: _zone, module_id: _module, ...days } = input;
  const all = useQuery(endpointQuery(scope, "GET /desk/figures", days));
  const toOptions = (rows: Figures["zones"], every: string) => [
    { value: "", label: every },
    ...rows.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <>
      <PageHead
        title={desk("section.figures")}
        acts={
          <CsvButton
            fileName="figures.csv"
            request={() => request("GET /desk/figures", input)}
            errorOf={errorOf}
          />
        }
      />
      <FilterBar>
        <DayField
          label={t("from")}
          value={filter.from || (query.data?.from ?? "")}
          onChange={(from) => change({ from })}
        />
        <DayField
          label={t("to")}
          value={filter.to || (query.data?.to ?? "")}
          onChange={(to) => change({ to })}
        />
        <OfficeSelect
          label={t("zone")}
          value={filter.zone}
          onChange={(zone) => change({ zone })}
          options={toOptions(all.data?.zones ?? [], t("allZones"))}
        />
        <OfficeSelect
          label={t("module")}
          value={filter.module}
          onChange={(module) => change({ module })}
          options={toOptions(all.data?.modules ?? [], t("allModules"))}
        />
      </FilterBar>
      <QueryState query={query}>
        {(figures) =>
          figures.orders === 0 ? (
            <EmptyState icon={ChartColumn} title={t("none")} text={t("noneText")} />
          ) : (
            <>
              <Totals figures={figures} />
              <FigureGrid figures={figures} />
            </>
          )
        }
      </QueryState>
    </>
  );
}

function isNumber(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

function Totals({ figures }: { figures: Figures }) {
  const t = useMessages("figures");
  const money = useMoney();
  const totals = [
    [t("sales"), money(figures.sales)],
    [t("orders"), figures.orders],
    [t("delivered"), figures.delivered],
    [t("canceled"), figures.canceled],
  ] as const;
  return (
    <div className="border-b border-line px-4 py-3 md:px-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {totals.map(([name, value]) => (
          <div key={name}>
            <dt className="text-meta text-strong">{name}</dt>
            <dd className="text-2xl font-extrabold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-1 text-meta text-muted">{t("note")}</p>
    </div>
  );
}
