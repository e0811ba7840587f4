import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Users from "lucide-react/icons/users";
import { ListSearch } from "../../console/office/list-search.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { RowTable } from "../list/row-table.tsx";
import { CustomerBadge } from "./customer-badge.tsx";
import type { ListedCustomer } from "./people.queries.ts";

/** One contact or number belongs to few people. */
const limit = 50;

/** The customers with an exact contact or number; nobody without one. */
export function FoundPeople() {
  const t = useMessages("people");
  const desk = useMessages("desk");
  const { filter, change } = useAddressFilter(["search"]);
  const search = filter.search.trim();
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery({
    ...endpointQuery(scope, "GET /desk/customers", { search, limit }),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead title={desk("section.people")} />
      <div className="border-b border-line px-4 py-3 md:px-5">
        <ListSearch
          label={t("search")}
          value={filter.search}
          isBusy={query.isFetching}
          onChange={(value) => change({ search: value })}
        />
      </div>
      {search === "" ? (
        <EmptyState icon={Users} title={t("start")} text={t("startText")} />
      ) : (
        <QueryState query={query}>
          {({ customers }) =>
            customers.length === 0 ? (
              <EmptyState icon={Users} title={t("none")} text={t("noneText")} />
            ) : (
              <CustomerTable customers={customers} />
            )
          }
        </QueryState>
      )}
    </>
  );
}

function CustomerTable({ customers }: { customers: readonly ListedCustomer[] }) {
  const t = useMessages("people");
  const desk = useMessages("desk");
  const money = useMoney();
  const { date } = useTimeText();
  return (
    <RowTable
      caption={desk("section.people")}
      columns={[
        { label: t("column.name") },
        { label: t("column.number"), isFigure: true },
        { label: t("column.phone") },
        { label: t("column.email") },
        { label: t("column.status") },
        { label: t("column.orders"), isFigure: true },
        { label: t("column.wallet"), isFigure: true },
        { label: t("column.since") },
      ]}
      rows={customers.map((customer) => ({
        key: customer.id,
        to: `/desk/people/${customer.id}`,
        cells: [
          customer.name || t("unnamed", { number: String(customer.id) }),
          customer.id,
          customer.phone ?? "–",
          customer.email ?? "–",
          <CustomerBadge key="status" customer={customer} />,
          customer.order_count,
          money(customer.wallet_balance),
          date(customer.created_at),
        ],
      }))}
    />
  );
}
