import type { StoreOrder } from "@errand/core/orders/staff-orders.types";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import History from "lucide-react/icons/history";
import { useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { QueryState } from "../../console/office/query-state.tsx";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { ScreenHead } from "../frame/screen-head.tsx";
import { shortName } from "../tickets/names.ts";
import { countPieces, shortNumber } from "../tickets/ticket.ts";
import { TouchButton } from "../touch-button.tsx";
import { TouchSearch } from "../touch-search.tsx";
import { usePastOrders } from "./past.queries.ts";

/** Orders that are over; the search finds those on the board as well. */
export function PastPage() {
  const t = useMessages("past");
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const query = usePastOrders(useDeferredValue(search.trim()));
  // Not by the link of the bar: on a tablet the keyboard would cover the list.
  const isByKey = useLocation().state === "search";
  // In the commit that shows the field: what is typed as soon as it is seen goes into it.
  useLayoutEffect(() => {
    if (isByKey) field.current?.focus();
  }, [isByKey]);
  return (
    <div className="flex min-h-0 grow flex-col gap-3 overflow-y-auto p-4 md:px-6">
      <ScreenHead title={t("title")}>
        <TouchSearch
          ref={field}
          label={t("search")}
          value={search}
          isBusy={query.isPlaceholderData}
          onChange={setSearch}
        />
      </ScreenHead>
      <QueryState query={query}>
        {(orders) =>
          orders.length === 0 ? (
            <EmptyState icon={History} title={t(search === "" ? "empty" : "none")} />
          ) : (
            <ul className="divide-y divide-line">
              {orders.map((order) => (
                <PastOrder key={order.id} order={order} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {query.hasNextPage && (
        <TouchButton
          tone="soft"
          isBusy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("more")}
        </TouchButton>
      )}
    </div>
  );
}

function PastOrder({ order }: { order: StoreOrder }) {
  const t = useMessages("past");
  const ticket = useMessages("ticket");
  const money = useMoney();
  const { day, clock } = useTimeText();
  return (
    <li>
      <Link
        to={`/vendor/orders/${order.id}`}
        className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 rounded-[14px] px-2 py-2 tabular-nums"
      >
        <b className="w-14 shrink-0 text-[1.375rem] font-extrabold">{shortNumber(order)}</b>
        <span className="min-w-32 grow">
          <b className="block text-ticket wrap-anywhere">{shortName(order.contact.name)}</b>
          <span className="text-strong">
            {`${day(order.created_at)}, ${clock(order.created_at)}`}
          </span>
        </span>
        <span className="text-strong">{t("pieces", { count: countPieces(order) })}</span>
        <span className="font-semibold">{ticket(`status.${order.order_status}`)}</span>
        <b className="w-24 text-end text-ticket max-sm:w-auto max-sm:grow">
          {money(order.receipt.total)}
        </b>
      </Link>
    </li>
  );
}
