import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useMoney, useTimeText } from "../../console/use-shop.ts";
import { useDeskClient } from "../desk-client.ts";
import { CustomerActs } from "./customer-acts.tsx";
import { CustomerBadge } from "./customer-badge.tsx";
import { CustomerHistory } from "./customer-history.tsx";
import { CustomerOrders } from "./customer-orders.tsx";
import type { Customer, Revealed } from "./people.queries.ts";
import { RevealedContacts } from "./revealed-contacts.tsx";

/** A customer: orders, money, and what the desk did. */
export function CustomerPage() {
  const { id = "" } = useParams();
  const { endpointQuery, scope } = useDeskClient();
  const query = useQuery(endpointQuery(scope, "GET /desk/customers/{id}", { id: Number(id) }));
  return (
    <QueryState query={query}>
      {(customer) => <CustomerView key={customer.id} customer={customer} />}
    </QueryState>
  );
}

function CustomerView({ customer }: { customer: Customer }) {
  const t = useMessages("people");
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  return (
    <>
      <PageHead
        title={customer.name || t("unnamed", { number: String(customer.id) })}
        acts={<CustomerActs customer={customer} onReveal={setRevealed} />}
      >
        <CustomerBadge customer={customer} />
      </PageHead>
      <CustomerFacts customer={customer} />
      {revealed && <RevealedContacts revealed={revealed} />}
      <div className="grid grow lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CustomerOrders orders={customer.orders} />
        <CustomerHistory history={customer.history} />
      </div>
    </>
  );
}

function CustomerFacts({ customer }: { customer: Customer }) {
  const t = useMessages("people");
  const money = useMoney();
  const { date } = useTimeText();
  const { count, amount } = customer.refunds_30d;
  const facts = [
    [t("column.number"), customer.id],
    [t("column.phone"), customer.phone ?? "–"],
    [t("column.email"), customer.email ?? "–"],
    [t("column.since"), date(customer.created_at)],
    [t("column.orders"), customer.order_count],
    [t("refunds"), t("refundCount", { count, amount: money(amount) })],
    [t("points"), customer.loyalty_point],
    [
      t("column.wallet"),
      <Link
        key="wallet"
        to={`/desk/ledger?account=customer_wallet:${customer.id}`}
        aria-label={t("ledger")}
        className="inline-flex items-center underline pointer-coarse:min-h-11"
      >
        {money(customer.wallet_balance)}
      </Link>,
    ],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 border-b border-line px-4 py-3 md:px-5">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-meta text-strong">{name}</dt>
          <dd className="font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
