import { type Language, localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { and, asc, eq } from "drizzle-orm";
import type { stores } from "../catalog/catalog.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { getReceivedPayments, readOrderPayments } from "../payments/order-payments.data.ts";
import { refunds } from "../payments/payments.tables.ts";
import type { PaymentApi } from "../payments/payments-api.ts";
import { localizedAddress } from "./localized-address.ts";

interface InvoicedSale {
  order: typeof orders.$inferSelect;
  /** The store or the rental provider; null for a parcel. */
  store: Pick<typeof stores.$inferSelect, "name" | "address" | "phone" | "email"> | null;
  shop: ShopSettings;
}

/** What invoices of orders and of trips say alike: the parties, and the money that moved. */
export async function readInvoiceParts(
  api: Pick<PaymentApi, "gateways">,
  db: Database,
  sale: InvoicedSale,
  language: Language,
) {
  const { id } = sale.order;
  return {
    number: String(id),
    ...partiesOf(sale, language),
    payments: await readPayments(api, db, id, language),
    refunds: await readRefunds(db, id, language),
  };
}

function partiesOf({ order, store, shop }: InvoicedSale, language: Language) {
  return {
    issuer: {
      name: shop.businessName,
      address: localize(shop.address, language),
      phone: shop.phone,
      email: shop.email,
    },
    seller: store && {
      name: localize(store.name, language),
      address: store.address,
      phone: store.phone,
      email: store.email,
    },
    buyer: {
      name: order.contactName,
      address: order.address && localizedAddress(order.address, language),
      phone: order.contactNumber,
      email: order.contactEmail,
    },
  };
}

async function readPayments(
  { gateways }: Pick<PaymentApi, "gateways">,
  db: Database,
  orderId: number,
  language: Language,
) {
  const received = getReceivedPayments((await readOrderPayments(db, [orderId])).get(orderId));
  const taken = received.filter(({ amount }) => amount > 0);
  return taken.map(({ payment, amount }) => {
    const { method, gateway: key, succeededAt, createdAt } = payment;
    const title =
      method === "gateway"
        ? localizedTitle(gateways.get(key ?? ""), language)
        : messageIn(language, "invoice", `payment.${method}`);
    return {
      // A gateway that is no longer connected is named by its key.
      title: title ?? key ?? "",
      amount: fromMinor(amount),
      at: (succeededAt ?? createdAt).toISOString(),
    };
  });
}

function localizedTitle(
  gateway: { title: Parameters<typeof localize>[0] } | undefined,
  language: Language,
) {
  return gateway && localize(gateway.title, language);
}

/** What has gone back. */
async function readRefunds(db: Database, orderId: number, language: Language) {
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, "completed")))
    .orderBy(asc(refunds.id));
  return rows.flatMap(({ method, amount, completedAt, createdAt }) => {
    // What was reserved and never taken is in no payment either.
    if (method === "hold") return [];
    return {
      title: messageIn(language, "invoice", `refund.${method}`),
      amount: fromMinor(amount),
      at: (completedAt ?? createdAt).toISOString(),
    };
  });
}
