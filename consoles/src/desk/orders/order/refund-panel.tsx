import { isPermitted } from "@errand/core/principals";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import { useMember } from "../../../console/console.ts";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useMoney } from "../../../console/use-shop.ts";
import { useDeskClient } from "../../desk-client.ts";
import { WaitingRefund } from "../../refunds/waiting-refund.tsx";
import { type OrderDetails, type Refundable, useOrderAct } from "./order.queries.ts";
import { RefundForm } from "./refund-form.tsx";

/** What can be returned of an order, several times, until nothing is left. */
export function RefundPanel({ order }: { order: OrderDetails }) {
  return isPermitted(useMember(), "refunds", true) ? <Panel order={order} /> : null;
}

function Panel({ order }: { order: OrderDetails }) {
  const t = useMessages("desk-orders");
  const money = useMoney();
  const { endpointQuery, scope } = useDeskClient();
  const { id } = order;
  const { busy, run } = useOrderAct(id);
  const query = useQuery(endpointQuery(scope, "GET /desk/orders/{id}/refundable", { id }));
  const asked = order.refunds.find(({ refund_status }) => refund_status === "pending");
  return (
    <section
      aria-labelledby="refund"
      className="flex flex-col gap-4 border-line bg-panel p-4 max-lg:border-t md:p-5 lg:border-s"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="refund" className="text-title font-extrabold">
          {t("refund.title")}
        </h2>
        {asked && (
          <p className="text-strong">{t("refund.asked", { amount: money(asked.refund_amount) })}</p>
        )}
      </header>
      <QueryState query={query}>
        {(refundable) => (
          <>
            {refundable.to_confirm.map((refund) => (
              <WaitingRefund key={refund.id} {...{ refund, busy, run }} />
            ))}
            <RefundState order={order} refundable={refundable} />
            <Recent of={refundable.last_30_days} />
          </>
        )}
      </QueryState>
    </section>
  );
}

function RefundState({ order, refundable }: { order: OrderDetails; refundable: Refundable }) {
  const t = useMessages("desk-orders");
  const mayRefund = isPermitted(useMember(), "refunds", false);
  if (!order.delivered) return <p className="text-strong">{t("refund.notYet")}</p>;
  // What the customer asks for is confirmed or withdrawn first.
  if (refundable.to_confirm.some(({ proposal }) => proposal?.requested)) return null;
  if (refundable.left === 0) return <p className="text-strong">{t("refund.nothing")}</p>;
  // What was chosen ends with what is left: a refund changes both.
  const key = `${refundable.left} ${order.updated_at}`;
  return mayRefund && <RefundForm key={key} order={order} refundable={refundable} />;
}

function Recent({ of }: { of: Refundable["last_30_days"] }) {
  const t = useMessages("desk-orders");
  const money = useMoney();
  const rows = [
    [t("refund.customer"), of.customer],
    [t("refund.bearer.store"), of.store],
    [t("refund.bearer.courier"), of.courier],
  ] as const;
  return (
    <div>
      <h3 className="mb-1 text-meta font-semibold text-strong">{t("refund.days")}</h3>
      <dl className="tabular-nums">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4 py-0.5">
            <dt className="text-strong">{name}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
