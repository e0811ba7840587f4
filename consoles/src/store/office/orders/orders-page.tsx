import type { StoreContract } from "@errand/core/contract.store";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { controlClasses } from "@errand/ui/field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { SearchField } from "@errand/ui/search-input.tsx";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import ReceiptText from "lucide-react/icons/receipt-text";
import { Link, useSearchParams } from "react-router";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { CsvButton } from "../csv-button.tsx";
import { OfficeButton } from "../office-button.tsx";
import { PageHead } from "../page-head.tsx";
import { QueryState } from "../query-state.tsx";

type ListInput = StoreContract["GET /store/orders"]["input"];
type StoreOrder = StoreContract["GET /store/orders"]["reply"]["orders"][number];

const states = ["all", "new", "preparing", "ready", "past"] as const;
const pageSize = 50;

/** What is listed, from the address, so that a reload and a shared link show the same. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const state = states.find((each) => each === params.get("state")) ?? "all";
  const filter = {
    state,
    search: params.get("search") ?? "",
    from: params.get("from") ?? "",
    to: params.get("to") ?? "",
  };
  function change(name: keyof typeof filter, value: string) {
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }
  const input: Omit<ListInput, "offset"> = {
    state: filter.state,
    limit: pageSize,
    search: filter.search.trim() || undefined,
    from: filter.from || undefined,
    to: filter.to || undefined,
  };
  return { filter, change, input };
}

/** All orders of the store, to be found by number, name and day. */
export function OrdersPage() {
  const t = useMessages("order-list");
  const office = useMessages("office");
  const { filter, change, input } = useFilter();
  const { scopedPages, scope, request, errorOf } = useStoreClient();
  const query = useInfiniteQuery({
    ...scopedPages(scope, ["GET /store/orders", input], (call, offset) =>
      call("GET /store/orders", { ...input, offset }),
    ),
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * pageSize < total_size ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  const total = query.data?.pages[0]?.total_size;
  return (
    <>
      <PageHead
        title={office("section.orders")}
        acts={
          <CsvButton
            fileName="orders.csv"
            request={() => request("GET /store/orders", { ...input, offset: 1 })}
            errorOf={errorOf}
          />
        }
      >
        {total !== undefined && (
          <p className="text-strong tabular-nums">{t("count", { count: total })}</p>
        )}
      </PageHead>
      <div className="flex flex-wrap items-end gap-3 border-b border-line px-4 py-3 md:px-5">
        <div className="min-w-60 grow">
          <SearchField
            label={t("search")}
            value={filter.search}
            isBusy={query.isFetching}
            onChange={(value) => change("search", value)}
          />
        </div>
        <DayField label={t("from")} value={filter.from} onChange={(day) => change("from", day)} />
        <DayField label={t("to")} value={filter.to} onChange={(day) => change("to", day)} />
        <label className="flex flex-col gap-1">
          <span className="text-meta font-semibold text-strong">{t("state.label")}</span>
          <select
            value={filter.state}
            onChange={(event) => change("state", event.target.value)}
            className={controlClasses}
          >
            {states.map((state) => (
              <option key={state} value={state}>
                {t(`state.${state}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <QueryState query={query}>
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.orders);
          if (orders.length === 0)
            return <EmptyState icon={ReceiptText} title={t("none")} text={t("noneText")} />;
          return (
            <>
              <OrderTable orders={orders} />
              {query.hasNextPage && (
                <div className="p-4 text-center">
                  <OfficeButton
                    isBusy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {office("more")}
                  </OfficeButton>
                </div>
              )}
            </>
          );
        }}
      </QueryState>
    </>
  );
}

function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange(day: string): void;
}) {
  return (
    <label className="flex flex-col gap-1">
      <span className="text-meta font-semibold text-strong">{label}</span>
      <input
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClasses}
      />
    </label>
  );
}

const columns = ["order", "placed", "customer", "kind", "state", "amount"] as const;

function OrderTable({ orders }: { orders: readonly StoreOrder[] }) {
  const t = useMessages("order-list");
  const office = useMessages("office");
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse whitespace-nowrap tabular-nums">
        <caption className="sr-only">{office("section.orders")}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2 font-semibold text-strong first:ps-5 last:pe-5 ${column === "amount" ? "text-end" : "text-start"}`}
              >
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order }: { order: StoreOrder }) {
  const tickets = useMessages("tickets");
  const ticket = useMessages("ticket");
  const money = useMoney();
  const { date, clock } = useTimeText();
  const isOver = order.order_status === "canceled" || order.order_status === "failed";
  return (
    <tr className="border-b border-line hover:bg-sunken">
      <th scope="row" className="py-0 ps-5 text-start">
        <Link
          to={`/vendor/orders/${order.id}`}
          className="inline-flex min-h-11 items-center font-bold underline-offset-4 hover:underline"
        >
          {order.id}
        </Link>
      </th>
      <td className="px-3">
        {date(order.created_at)}, {clock(order.created_at)}
      </td>
      <td className="max-w-60 truncate px-3">
        <bdi>{order.contact.name}</bdi>
      </td>
      <td className="px-3 text-strong">
        {order.order_type === "take_away" ? tickets("takeAway") : tickets("delivery")}
      </td>
      <td className={isOver ? "px-3 text-bad" : "px-3"}>
        {ticket(`status.${order.order_status}`)}
      </td>
      <td className="pe-5 text-end font-semibold">{money(order.order_amount)}</td>
    </tr>
  );
}
