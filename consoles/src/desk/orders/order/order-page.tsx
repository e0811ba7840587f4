import { ApiError } from "@errand/core/api-error";
import { isPermitted } from "@errand/core/principals";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import MessageCircle from "lucide-react/icons/message-circle";
import ReceiptText from "lucide-react/icons/receipt-text";
import { Link } from "react-router";
import { useMember } from "../../../console/console.ts";
import { officeButtonClasses } from "../../../console/office/office-button.tsx";
import { PageHead } from "../../../console/office/page-head.tsx";
import { QueryState } from "../../../console/office/query-state.tsx";
import { useTimeText } from "../../../console/use-shop.ts";
import { FoundCourier } from "./found-courier.tsx";
import { type OrderDetails, useOrder } from "./order.queries.ts";
import { OrderActs } from "./order-acts.tsx";
import { OrderAudit } from "./order-audit.tsx";
import { People } from "./people.tsx";
import { Receipt } from "./receipt.tsx";
import { RefundPanel } from "./refund-panel.tsx";
import { Timeline } from "./timeline.tsx";

/** Everything about one order, and what the desk can do with it. */
export function OrderPage({ id }: { id: number }) {
  const t = useMessages("desk-orders");
  const query = useOrder(id);
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  if (isGone && !query.data) {
    return (
      <EmptyState
        isPage
        icon={ReceiptText}
        title={t("page.gone", { id: String(id) })}
        text={t("page.goneText")}
        action={
          <Link to="/desk/orders" className={officeButtonClasses("outline")}>
            {t("page.back")}
          </Link>
        }
      />
    );
  }
  return <QueryState query={query}>{(order) => <Found order={order} />}</QueryState>;
}

function Found({ order }: { order: OrderDetails }) {
  const t = useMessages("desk-orders");
  const { clock, date } = useTimeText();
  const { id, order_status: status } = order;
  const mayRead = isPermitted(useMember(), "chat", true);
  const isBad = status === "canceled" || status === "failed";
  return (
    <>
      <PageHead
        title={
          <>
            <Link
              to="/desk/orders"
              className="font-semibold text-strong underline-offset-4 hover:underline"
            >
              {t("page.back")}
            </Link>{" "}
            <span aria-hidden>›</span> {id}
          </>
        }
        acts={
          <>
            {mayRead && (
              <Link to={`/desk/messages/about/${id}`} className={officeButtonClasses("outline")}>
                <MessageCircle aria-hidden className="size-4.5" />
                {t("page.message")}
              </Link>
            )}
            <OrderActs order={order} />
          </>
        }
      >
        <span
          className={`rounded-[9px] px-2 py-0.5 text-meta font-bold ${isBad ? "bg-bad-soft text-bad" : "bg-sunken"}`}
        >
          {t(`status.${status}`)}
        </span>
        <p className="text-strong">
          {date(order.created_at)}, {clock(order.created_at)}
          {order.expected_at && `, ${t("page.expected", { time: clock(order.expected_at) })}`}
        </p>
      </PageHead>
      <div className="grid min-h-0 grow lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 lg:overflow-y-auto">
          <People order={order} />
          <OrderNotes order={order} />
          <div className="grid gap-x-8 gap-y-6 p-4 md:p-5 xl:grid-cols-2">
            <Timeline order={order} />
            <Receipt order={order} />
            <FoundCourier dispatch={order.dispatch} />
            <OrderAudit id={id} />
          </div>
        </div>
        <RefundPanel order={order} />
      </div>
    </>
  );
}

/** What the customer wrote, and where the order goes. */
function OrderNotes({ order }: { order: OrderDetails }) {
  const t = useMessages("desk-orders");
  const rows = [
    [t("page.to"), order.order_type === "delivery" && order.delivery_address?.address],
    [t("page.note"), [order.order_note, order.delivery_instruction].filter(Boolean).join(" ")],
  ] as const;
  const shown = rows.filter(([, text]) => text);
  if (shown.length === 0) return null;
  return (
    <dl className="border-b border-line px-4 py-2 md:px-5">
      {shown.map(([name, text]) => (
        <div key={name} className="flex gap-3 py-1">
          <dt className="text-strong">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
