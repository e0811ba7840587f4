import { journalKinds } from "@errand/core/ledger/journals";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Scale from "lucide-react/icons/scale";
import { Link } from "react-router";
import { CsvButton } from "../../console/office/csv-button.tsx";
import { FilterBar } from "../../console/office/filter-bar.tsx";
import { ListSearch } from "../../console/office/list-search.tsx";
import { MoreButton } from "../../console/office/more-button.tsx";
import { officeButtonClasses } from "../../console/office/office-button.tsx";
import { DayField, OfficeSelect } from "../../console/office/office-field.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useDeskClient } from "../desk-client.ts";
import { SavedViews } from "../list/saved-views.tsx";
import { useListPages } from "../list/use-list-pages.ts";
import { Balances } from "./balances.tsx";
import { JournalTable } from "./journal-table.tsx";

const limit = 50;

/** Journals by account, kind, order and day, with the balances of then. */
export function Journals() {
  const t = useMessages("ledger");
  const desk = useMessages("desk");
  const { filter, change } = useAddressFilter(["account", "kind", "order", "from", "to"]);
  const kind = journalKinds.find((known) => known === filter.kind);
  const orderId = /^\d{1,15}$/.test(filter.order) ? Number(filter.order) : undefined;
  const input = {
    ...(filter.account.trim() && { account: filter.account.trim() }),
    ...(kind && { kind }),
    ...(orderId && { order_id: orderId }),
    ...(filter.from && { from: filter.from }),
    ...(filter.to && { to: filter.to }),
  };
  const { request, errorOf } = useDeskClient();
  const query = useListPages({
    name: ["GET /desk/ledger", input],
    limit,
    read: (call, offset) => call("GET /desk/ledger", { ...input, limit, offset }),
  });
  const [first] = query.data?.pages ?? [];
  return (
    <>
      <PageHead
        title={desk("section.ledger")}
        acts={
          <>
            <Link to="/desk/ledger/report" className={officeButtonClasses("outline")}>
              {t("report.title")}
            </Link>
            <CsvButton
              fileName="ledger.csv"
              request={() => request("GET /desk/ledger", input)}
              errorOf={errorOf}
            />
          </>
        }
      >
        {first && (
          <p className="text-strong tabular-nums">{t("count", { count: first.total_size })}</p>
        )}
      </PageHead>
      <FilterBar
        search={{
          label: t("account"),
          value: filter.account,
          isBusy: query.isFetching,
          onChange: (account) => change({ account }),
        }}
      >
        <div className="min-w-44 grow sm:max-w-52">
          <ListSearch
            label={t("order")}
            value={filter.order}
            onChange={(order) => change({ order })}
          />
        </div>
        <OfficeSelect
          label={t("kind")}
          value={kind ?? ""}
          onChange={(value) => change({ kind: value })}
          options={[
            { value: "", label: t("allKinds") },
            ...journalKinds.map((value) => ({ value, label: t(`journal.${value}`) })),
          ]}
        />
        <DayField label={t("from")} value={filter.from} onChange={(from) => change({ from })} />
        <DayField label={t("to")} value={filter.to} onChange={(to) => change({ to })} />
        <SavedViews list="ledger" />
      </FilterBar>
      <QueryState query={query}>
        {({ pages }) => {
          const journals = pages.flatMap((page) => page.journals);
          return (
            <>
              <Balances
                balances={pages[0]?.balances ?? []}
                day={filter.to}
                onChoose={(account) => change({ account })}
              />
              {journals.length === 0 ? (
                <EmptyState icon={Scale} title={t("none")} text={t("noneText")} />
              ) : (
                <JournalTable journals={journals} />
              )}
            </>
          );
        }}
      </QueryState>
      <MoreButton query={query} />
    </>
  );
}
