import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import ListX from "lucide-react/icons/list-x";
import { CsvButton } from "../../console/office/csv-button.tsx";
import { FilterBar } from "../../console/office/filter-bar.tsx";
import { MoreButton } from "../../console/office/more-button.tsx";
import { OfficeSelect } from "../../console/office/office-field.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useMoney } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { RowTable } from "../list/row-table.tsx";
import { useEntries } from "./entry.queries.ts";
import { toTitle } from "./entry-form.ts";
import { type Entry, pathsOf } from "./entry-lists.ts";
import { EntryStatus } from "./entry-status.tsx";
import type { Family } from "./family.types.ts";
import { useNames } from "./named-field.tsx";
import { OrderButtons } from "./order-buttons.tsx";
import { useMayWrite } from "./use-may-write.ts";
import { usePeriodText } from "./use-period-text.ts";

const statuses = ["live", "scheduled", "ended", "off"] as const;

/** A list of the desk: search, filters, and its elements, each of which opens its editor. */
export function EntryList({ family, path }: { family: Family; path: string }) {
  const t = useMessages("entries");
  const { request, errorOf } = useDeskClient();
  const { filter, change } = useAddressFilter(["search", "status", "module"]);
  const moduleField = family.fields.find(({ kind }) => kind === "module");
  const modules = useNames("module", moduleField?.moduleTypes);
  const asked = {
    search: filter.search.trim() || undefined,
    status: statuses.find((status) => status === filter.status),
    module_id: Number(filter.module) || undefined,
  };
  const query = useEntries(family.list, asked);
  const every = { value: "", label: t("every") };
  return (
    <>
      <FilterBar
        search={{
          label: t("searchLabel"),
          value: filter.search,
          isBusy: query.isFetching,
          onChange: (search) => change({ search }),
        }}
      >
        <OfficeSelect
          label={t("column.status")}
          value={filter.status}
          onChange={(status) => change({ status })}
          options={[every, ...statuses.map((value) => ({ value, label: t(`status.${value}`) }))]}
        />
        {moduleField && (
          <OfficeSelect
            label={t("field.module")}
            value={filter.module}
            onChange={(module) => change({ module })}
            options={[
              every,
              ...modules.map(({ value, label }) => ({ value: String(value), label })),
            ]}
          />
        )}
        <CsvButton
          fileName={`${family.list}.csv`}
          request={() => request(pathsOf(family.list).list, { ...asked, limit: 100 })}
          errorOf={errorOf}
        />
      </FilterBar>
      <QueryState query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0)
            return <EmptyState icon={ListX} title={t("none")} text={t("noneText")} />;
          // What is moved takes the places of those that are shown.
          const isWhole = asked.search === undefined && asked.status === undefined;
          return <EntryTable {...{ family, path, entries, isWhole }} />;
        }}
      </QueryState>
      <MoreButton query={query} />
    </>
  );
}

interface EntryTableProps {
  family: Family;
  path: string;
  entries: readonly Entry[];
  /** Whether none are left out between others. */
  isWhole: boolean;
}

function EntryTable({ family, path, entries, isWhole }: EntryTableProps) {
  const t = useMessages("entries");
  const language = useLanguage();
  const money = useMoney();
  const period = usePeriodText(family);
  const hasTimes = family.times !== "none";
  const isOrdered = useMayWrite(family) && family.isOrdered && isWhole;
  const isCounted = entries.some(({ uses }) => uses !== null);
  return (
    <RowTable
      caption={t(`list.${family.list}`)}
      columns={[
        { label: t("column.name") },
        ...(family.list === "reasons" ? [{ label: t("field.reasonKind") }] : []),
        { label: t("column.status") },
        ...(hasTimes ? [{ label: t("column.period") }] : []),
        ...(isCounted ? [{ label: t(`uses.${family.list}`), isFigure: true }] : []),
        ...(family.list === "coupons" ? [{ label: t("column.given"), isFigure: true }] : []),
        ...(isOrdered ? [{ label: t("column.order") }] : []),
      ]}
      rows={entries.map((entry) => ({
        key: entry.path,
        to: `${path}/${entry.id}`,
        cells: [
          <span key="name" className={entry.values.parent_id ? "ps-6 font-semibold" : undefined}>
            {toTitle(family, entry, language)}
          </span>,
          ...(family.list === "reasons"
            ? [t(`option.${String(entry.values.kind)}` as "option.refund")]
            : []),
          <span key="status" className="inline-flex gap-2">
            <EntryStatus status={entry.status} />
            {entry.next && <span className="text-meta text-muted">{t("planned")}</span>}
          </span>,
          ...(hasTimes ? [period(entry)] : []),
          ...(isCounted ? [entry.uses ?? ""] : []),
          ...(family.list === "coupons" ? [entry.given === null ? "" : money(entry.given)] : []),
          ...(isOrdered ? [<OrderButtons key="order" {...{ family, entry, entries }} />] : []),
        ],
      }))}
    />
  );
}
