import { fromMinor, minor, toMinor } from "@errand/core/money";
import { isBeforeReady } from "@errand/core/orders/order-edits";
import type { Order } from "@errand/core/orders/orders.types";
import { Button } from "@errand/ui/button.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import PackageX from "lucide-react/icons/package-x";
import PiggyBank from "lucide-react/icons/piggy-bank";
import Printer from "lucide-react/icons/printer";
import ReceiptText from "lucide-react/icons/receipt-text";
import Scale from "lucide-react/icons/scale";
import { useMoney } from "../config/shop.ts";
import { Receipt } from "../pricing/receipt.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderRequests } from "./order-requests.tsx";
import { PictureLinks } from "./picture-links.tsx";
import type { OrderName } from "./use-order-live.ts";

/** What was ordered and what it costs; printing the page prints this. */
export function OrderReceipt({ order, name }: { order: Order; name: OrderName }) {
  const t = useMessages("orders");
  return (
    <>
      {order.details_count > 0 && (
        <Section title={t("lines")}>
          <ChangedTotal order={order} />
          <OrderLines
            name={name}
            version={`${order.order_amount} ${order.agreed_amount} ${order.details_count}`}
            isChangeable={isBeforeReady(order.order_status)}
          />
        </Section>
      )}
      {order.order_attachment_full_url.length > 0 && (
        <Section title={t("prescription.title")}>
          <PictureLinks
            label={t("prescription.yourPictures")}
            urls={order.order_attachment_full_url}
            documents={order.order_attachment_documents}
          />
        </Section>
      )}
      <OrderRequests order={order} />
      {hasReceipt(order) && (
        <Section title={t("receipt")}>
          <Receipt
            receipt={shownReceipt(order)}
            sumsItems={order.details_count > 0}
            subject={order.order_type === "parcel" ? "parcel" : undefined}
          />
          <Cashback order={order} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="soft" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4.5" />
              {t("print")}
            </Button>
            {hasInvoice(order) && (
              <LinkButton to={`/order-invoice?order_id=${order.id}`} variant="soft">
                <ReceiptText aria-hidden className="size-4.5" />
                {t("invoice.open")}
              </LinkButton>
            )}
          </div>
        </Section>
      )}
    </>
  );
}

/** Not before the store prices a prescription, nor for a receiver of a parcel who does not pay. */
function hasReceipt({ prescription_order, viewed_by, receipt }: Order): boolean {
  const isPriced = !prescription_order && viewed_by === "owner";
  return isPriced || receipt.lines.length > 0;
}

/** For its owner, unless it was never paid. */
function hasInvoice({ viewed_by, order_status }: Order): boolean {
  return viewed_by === "owner" && order_status !== "failed";
}

/** What the customer earns with the order; nothing without cashback. */
function Cashback({ order: { cashback_amount, delivered } }: { order: Order }) {
  const t = useMessages("orders");
  const money = useMoney();
  if (cashback_amount === 0) return null;
  const amount = money(cashback_amount);
  return (
    <p className="mt-3 flex items-start gap-2 font-medium text-good">
      <PiggyBank aria-hidden className="mt-0.5 size-5 shrink-0" />
      {delivered === null ? t("cashback.willEarn", { amount }) : t("cashback.earned", { amount })}
    </p>
  );
}

/**
 * Nothing is due of an order that ended without delivery: the page says elsewhere where its money
 * went.
 */
function shownReceipt({ receipt, payment_status }: Order): Order["receipt"] {
  const isReleased = payment_status === "refunded" && receipt.refunded === 0;
  return isReleased ? { ...receipt, paid: 0, due: 0 } : receipt;
}

/** Whether the store has weighed everything that is sold by weight; its lines say how. */
function isWeighed({ receipt: { lines, expected } }: Order): boolean {
  return expected === undefined && lines.some(({ key, note }) => key === "items" && note !== null);
}

/** What an order costs that was weighed, and what of the most that it could cost is not paid. */
function WeighedTotal({ order, before }: { order: Order; before: number }) {
  const t = useMessages("orders");
  const money = useMoney();
  const { order_amount: now, payment_status } = order;
  const difference = fromMinor(minor(toMinor(before) - toMinor(now)));
  const values = { now: money(now), before: money(before), difference: money(difference) };
  return (
    <p
      role="status"
      className="mb-4 flex items-start gap-2.5 rounded-control bg-good-soft px-4 py-3 font-medium text-good"
    >
      <Scale aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        {t(difference > 0 ? "weighed.less" : "weighed.same", values)}
        {difference > 0 && payment_status === "paid" && ` ${t("weighed.back")}`}
      </span>
    </p>
  );
}

/** What the order cost before the store changed lines, and costs now. */
function ChangedTotal({ order }: { order: Order }) {
  const t = useMessages("orders");
  const money = useMoney();
  const { agreed_amount: before, order_amount: now } = order;
  if (before === null) return null;
  if (isWeighed(order)) return <WeighedTotal order={order} before={before} />;
  return (
    <p
      role="status"
      className="mb-4 flex items-start gap-2.5 rounded-control bg-warn-soft px-4 py-3 font-medium text-warn"
    >
      <PackageX aria-hidden className="mt-0.5 size-5 shrink-0" />
      {now < before
        ? t("changed.total", { before: money(before), now: money(now) })
        : t("changed.sameTotal", { now: money(now) })}
    </p>
  );
}
