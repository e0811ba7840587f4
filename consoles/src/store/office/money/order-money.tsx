import type { StoreContract } from "@errand/core/contract.store";
import { IconButton } from "@errand/ui/icon-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { Link } from "react-router";
import { officeButtonClasses } from "../../../console/office/office-button.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useMoney, useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { AmountRow } from "./amount-row.tsx";
import { changeOf } from "./movements.ts";
import { OrderProof } from "./order-proof.tsx";
import { OrderReceipt } from "./order-receipt.tsx";

type StatementOrder =
  StoreContract["GET /store/statements/{month}/orders"]["reply"]["orders"][number];

interface OrderMoneyProps {
  day: string;
  orderId: number;
  onClose(): void;
}

/** What one order or trip has moved on a day, and what that comes from. */
export function OrderMoney({ day, orderId, onClose }: OrderMoneyProps) {
  const t = useMessages("store-money");
  const { endpointQuery, scope } = useStoreClient();
  const { date } = useTimeText();
  const month = day.slice(0, 7);
  const query = useQuery(
    endpointQuery(scope, "GET /store/statements/{month}/orders", { month, day }),
  );
  return (
    <QueryState query={query}>
      {({ orders }) => {
        const row = orders.find(({ order_id }) => order_id === orderId);
        if (!row) return null;
        const title = t(row.kind === "trip" ? "trip" : "order", { id: String(orderId) });
        return (
          <section aria-label={title} className="flex flex-col gap-4 border-b border-line p-4">
            <div className="flex items-start justify-between gap-3">
              <div>
                <h2 className="text-title font-bold tabular-nums">{title}</h2>
                <p className="text-strong">{date(`${day}T12:00:00Z`)}</p>
              </div>
              <IconButton icon={X} label={t("close")} onClick={onClose} />
            </div>
            {row.kind === "order" && <OrderReceipt orderId={orderId} sales={row.sales} />}
            <Earnings row={row} />
            <Journals row={row} />
            {row.kind === "order" && <OrderProof orderId={orderId} />}
            <Link
              to={
                row.kind === "trip"
                  ? `/vendor/office/trips/${orderId}`
                  : `/vendor/orders/${orderId}`
              }
              className={officeButtonClasses("outline")}
            >
              {t("openIt", { name: title })}
            </Link>
          </section>
        );
      }}
    </QueryState>
  );
}

function Earnings({ row }: { row: StatementOrder }) {
  const t = useMessages("store-money");
  const rows = [
    [t("sale"), row.sales],
    [t("commission"), -row.commission],
    [t("delivery"), row.delivery],
    [t("collected"), -row.collected_cash],
    [t("refunds"), -row.refunds],
  ] as const;
  return (
    <dl className="flex flex-col gap-1.5">
      {rows.map(([name, amount], index) =>
        index > 0 && amount === 0 ? null : (
          <AmountRow key={name} name={name} amount={amount} isStrong={index === 0} />
        ),
      )}
      <AmountRow name={t("yours")} amount={changeOf(row)} isStrong />
    </dl>
  );
}

/** What was booked, when, in the order in which it was. */
function Journals({ row: { journals } }: { row: StatementOrder }) {
  const t = useMessages("store-money");
  const money = useMoney();
  const { clock } = useTimeText();
  return (
    <div>
      <h3 className="mb-1.5 font-bold">{t("booked")}</h3>
      <ol className="flex flex-col gap-1">
        {journals.map(({ id, kind, amount, at }) => (
          <li key={`${id} ${kind}`} className="flex gap-3 tabular-nums">
            <span className="shrink-0 text-strong">{clock(at)}</span>
            <span className="min-w-0 grow">{t(`journal.${toBookedKind(kind)}`)}</span>
            <span className="shrink-0">{money(amount)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const bookedKinds = [
  "store_share",
  "store_commission",
  "store_delivery",
  "store_collected_cash",
  "refund",
  "refund_shifted",
] as const;

function toBookedKind(kind: string): (typeof bookedKinds)[number] | "other" {
  return bookedKinds.find((known) => known === kind) ?? "other";
}
