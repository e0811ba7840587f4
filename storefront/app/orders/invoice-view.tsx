import type { StorefrontContract } from "@errand/core/contract.storefront";
import type { OrderDetail, ReceiptResponse } from "@errand/core/orders/orders.types";
import { Button } from "@errand/ui/button.tsx";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { Money } from "../config/money.tsx";
import { useMoney } from "../config/shop.ts";
import { Receipt } from "../pricing/receipt.tsx";
import { useDateTimeText } from "./date-time-text.ts";
import { choicesOf } from "./order-lines.tsx";
import { useAddressText } from "./use-address-text.ts";

type Invoice = StorefrontContract["GET /customer/order/invoice"]["reply"];
/** What invoices of orders and of trips say alike. */
type InvoiceParts = Omit<Invoice, "order" | "lines">;

interface InvoiceFrameProps {
  invoice: InvoiceParts;
  title: string;
  /** The page of what it is for, and when that was ordered. */
  back: { path: string; label: string };
  orderedAt: string;
  /** Facts after the parties. */
  facts?: ReactNode;
  taxPercentage: number;
  /** The receipt. */
  children: ReactNode;
}

/** An invoice of an order or a trip as it is printed; only the buttons are left out on paper. */
export function InvoiceFrame(props: InvoiceFrameProps) {
  const { invoice, title, back, orderedAt, facts, taxPercentage, children } = props;
  const t = useMessages("orders");
  const { date } = useDateTimeText();
  const { issuer, seller, buyer } = invoice;
  return (
    <article className="flex flex-col gap-8">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="font-semibold text-muted">{issuer.name}</p>
          <h1 className="text-display">{title}</h1>
        </div>
        <div className="no-print flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden className="size-4.5" />
            {t("invoice.print")}
          </Button>
          <LinkButton to={back.path} variant="outline">
            {back.label}
          </LinkButton>
        </div>
      </header>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact name={t("invoice.date")}>{date(invoice.issued_at)}</Fact>
        <Fact name={t("invoice.ordered")}>{date(orderedAt)}</Fact>
        <Fact name={t("invoice.seller")}>
          <Party party={seller ?? issuer} />
          {seller && (
            <p className="mt-1 text-meta text-muted">
              {t("invoice.issuer", { name: [issuer.name, issuer.address].join(", ") })}
            </p>
          )}
        </Fact>
        <Fact name={t("invoice.buyer")}>
          <Party party={buyer} />
        </Fact>
        {facts}
      </dl>
      <Section title={t("invoice.lines")}>
        {children}
        {taxPercentage > 0 && (
          <p className="mt-3 text-meta text-muted">{t("invoice.tax", { rate: taxPercentage })}</p>
        )}
      </Section>
      <Section title={t("invoice.payments")}>
        <Movements invoice={invoice} />
      </Section>
    </article>
  );
}

/** The invoice of an order. */
export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const t = useMessages("orders");
  const { order } = invoice;
  return (
    <InvoiceFrame
      invoice={invoice}
      title={t("invoice.title", { number: invoice.number })}
      back={{ path: `/track-order?order_id=${order.id}`, label: t("invoice.back") }}
      orderedAt={order.created_at}
      facts={<ParcelFacts order={order} />}
      taxPercentage={order.tax_percentage}
    >
      <Receipt
        receipt={order.receipt}
        subject={order.order_type === "parcel" ? "parcel" : undefined}
        detailOf={(line) => <LineDetail {...{ line, invoice }} />}
      />
    </InvoiceFrame>
  );
}

/** What was sent, and to where. */
function ParcelFacts({ order }: { order: Invoice["order"] }) {
  const t = useMessages("orders");
  const addressText = useAddressText();
  const { parcel_category: parcel, receiver_details: receiver } = order;
  if (!parcel || !receiver) return null;
  return (
    <>
      <Fact name={t("parcel.what")}>
        <bdi className="font-semibold">{parcel.name}</bdi>
      </Fact>
      <Fact name={t("parcel.to")}>
        <Party
          party={{
            name: receiver.contact_person_name,
            address: addressText(receiver),
            phone: null,
            email: null,
          }}
        />
      </Fact>
    </>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-meta text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function Party({ party }: { party: Invoice["buyer"] }) {
  const { name, address, phone, email } = party;
  return (
    <address className="not-italic">
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      {[address, phone, email].filter(Boolean).map((text) => (
        <p key={text} className="wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
      ))}
    </address>
  );
}

interface LineDetailProps {
  line: ReceiptResponse["lines"][number];
  invoice: Invoice;
}

/** What was chosen for an item, and its price for one piece. */
function LineDetail({ line, invoice }: LineDetailProps) {
  const t = useMessages("orders");
  const moneyText = useMoney();
  const detail = line.key === "items" ? detailOf(line, invoice.lines) : undefined;
  if (!detail) return null;
  const choices = choicesOf({ ...detail, add_ons: [] });
  return (
    <span className="block text-sm text-muted">
      {choices.map((choice) => (
        <bdi key={choice} className="block">
          {choice}
        </bdi>
      ))}
      {!detail.weight &&
        detail.quantity > 1 &&
        t("invoice.each", { price: moneyText(detail.price) })}
    </span>
  );
}

/** The line of the order that a line of the receipt is about. */
function detailOf(
  { item_id, quantity, amount }: LineDetailProps["line"],
  lines: OrderDetail[],
): OrderDetail | undefined {
  const own = lines.filter(
    (line) => line.item_id === item_id && (quantity === null || line.quantity === quantity),
  );
  return own.find(({ price }) => Math.abs(price * (quantity ?? 0) - amount) < 0.005) ?? own[0];
}

/** What was paid, and what has gone back. */
function Movements({ invoice: { payments, refunds } }: { invoice: InvoiceParts }) {
  const t = useMessages("orders");
  const { date } = useDateTimeText();
  const movements = [
    ...payments,
    ...refunds.map((refund) => ({ ...refund, amount: -refund.amount })),
  ];
  if (movements.length === 0) return <p className="text-muted">{t("invoice.none")}</p>;
  return (
    <ul className="space-y-2.5">
      {movements.map(({ title, amount, at }) => (
        <li key={`${at} ${title} ${amount}`} className="flex justify-between gap-4">
          <span>
            {title} <span className="text-sm text-muted">{date(at)}</span>
          </span>
          <Money amount={amount} />
        </li>
      ))}
    </ul>
  );
}
