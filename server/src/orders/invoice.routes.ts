import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { getInvoice } from "@errand/core/orders/invoice.contract";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { getReceivedPayments, readOrderPayments } from "../payments/order-payments.data.ts";
import { refunds } from "../payments/payments.tables.ts";
import type { PaymentApi } from "../payments/payments-api.ts";
import { serve } from "../requests/serve.ts";
import { requireOrderAccess } from "./guest-order-access.ts";
import { localizedAddress } from "./localized-address.ts";
import { type OrderApi, serializeOptions } from "./order-api.ts";
import { readOrderLines } from "./order-lines.data.ts";
import { toOrderResponses } from "./order-response.ts";
import { findOrderRow } from "./orders.data.ts";

/** The invoice of an order, whose number is that of the order. */
export function invoiceRoutes(api: OrderApi & Pick<PaymentApi, "gateways">) {
  serve(api, getInvoice, async (input, ctx) => {
    await requireOrderAccess(api, ctx, input);
    const { db, language } = ctx;
    const { order_id: orderId } = input;
    const options = serializeOptions(api, language);
    const row = await findOrderRow(db, orderId);
    const [order] = row ? await toOrderResponses(db, [row], options) : [];
    if (!row || !order) throw new AppError("order_not_found");
    return {
      number: String(orderId),
      issued_at: order.delivered ?? order.created_at,
      ...partiesOf(row, language),
      order,
      lines: await readOrderLines(db, orderId, options),
      payments: await readPayments(api, db, orderId, language),
      refunds: await readRefunds(db, orderId, language),
    };
  });
}

function partiesOf({ order, store, shop }: OrderRow, language: Language) {
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
  return received.map(({ payment, amount }) => {
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
  return rows.map(({ method, amount, completedAt, createdAt }) => ({
    title: messageIn(language, "invoice", `refund.${method}`),
    amount: fromMinor(amount),
    at: (completedAt ?? createdAt).toISOString(),
  }));
}
