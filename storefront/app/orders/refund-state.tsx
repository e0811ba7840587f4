import type { Order } from "@errand/core/orders/orders.types";
import type { RefundResponse } from "@errand/core/orders/payment.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { useMoney } from "../config/shop.ts";
import { useDateTimeText } from "./date-time-text.ts";
import { PictureLinks } from "./picture-links.tsx";

/** What became of each refund request, the latest first: what went where, or why nothing did. */
export function RefundState({ order: { refunds } }: { order: Order }) {
  const t = useMessages("orders");
  if (refunds.length === 0) return null;
  return (
    <Section title={t("refund.state", { count: refunds.length })}>
      <ul className="flex flex-col divide-y divide-line *:py-4 *:first:pt-0 *:last:pb-0">
        {refunds.map((refund) => (
          <li key={refund.id} className="flex flex-col gap-3">
            <Refund refund={refund} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Refund({ refund }: { refund: RefundResponse }) {
  const t = useMessages("orders");
  return (
    <>
      <Outcome refund={refund} />
      <TakenBack refund={refund} />
      {refund.admin_note && (
        <p className="rounded-control bg-sunken px-4 py-3">
          {t("refund.reply", { note: refund.admin_note })}
        </p>
      )}
      <dl className="flex flex-col gap-1 text-muted">
        {refund.customer_reason !== "" && (
          <Fact name={t("refund.reason")} text={refund.customer_reason} />
        )}
        {refund.customer_note && <Fact name={t("refund.yourNote")} text={refund.customer_note} />}
      </dl>
      <PictureLinks label={t("refund.yourPictures")} urls={refund.image_full_url} />
    </>
  );
}

function Outcome({ refund }: { refund: RefundResponse }) {
  const t = useMessages("orders");
  const money = useMoney();
  const { day } = useDateTimeText();
  const amount = money(refund.refund_amount);
  if (refund.refund_status === "pending") {
    return <p>{t("refund.pending", { amount, day: day(refund.created_at) })}</p>;
  }
  if (refund.refund_status === "rejected") {
    return <p>{t("refund.rejected", { day: day(refund.updated_at) })}</p>;
  }
  return (
    <ul className="flex flex-col gap-1 font-medium">
      {refund.returned.map((part) => (
        <li key={`${part.method} ${part.amount} ${part.state}`}>
          {t(`refund.returned.${part.method}.${part.state}`, { amount: money(part.amount) })}
        </li>
      ))}
    </ul>
  );
}

/** What the order had earned and is gone with the money; nothing when it had earned nothing. */
function TakenBack({ refund }: { refund: RefundResponse }) {
  const t = useMessages("orders");
  const money = useMoney();
  const { loyalty_point: points, cashback } = refund.taken_back;
  const texts = [
    ...(points > 0 ? [t("refund.takenBack.points", { count: points })] : []),
    ...(cashback > 0 ? [t("refund.takenBack.cashback", { amount: money(cashback) })] : []),
  ];
  if (texts.length === 0) return null;
  return <p className="text-muted">{texts.join(" ")}</p>;
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt>{name}</dt>
      <dd className="whitespace-pre-line">{text}</dd>
    </div>
  );
}
