import type { Language } from "@errand/core/language";
import { fromMinor, type Minor } from "@errand/core/money";
import type { listDeskRefunds, RefundedTrip } from "@errand/core/trips/refund-list.contract";
import { asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { type SerializeOptions, toOrderResponses } from "../orders/order-response.ts";
import { readOrderRowsById } from "../orders/orders.data.ts";
import { withoutCode } from "../orders/staff-orders.ts";
import { readRefundsForDesk } from "./desk-refund-response.ts";
import { readDisputes } from "./store-refunds.data.ts";

type DeskRefund = z.input<typeof listDeskRefunds.reply>["refunds"][number];

/** What waits for a decision of the desk. */
export const isUndecided = inArray(refundRequests.state, ["pending", "to_confirm"]);

/** What a list says of refunded trips; implemented by the trips. */
export interface RefundedTrips {
  read(db: Database, ids: number[], language: Language): Promise<Map<number, RefundedTrip>>;
  /** Whether an order is a trip of the provider, as a condition. */
  isOf(providerId: number): SQL;
}

/** One page of the refunds that match `condition`, and their number (up to 10 000). */
export async function readDeskRefunds(
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  options: SerializeOptions & { trips: RefundedTrips },
): Promise<{ total: number; refunds: DeskRefund[] }> {
  const matching = () =>
    db
      .select({ id: refundRequests.id, orderId: refundRequests.orderId, paid: orders.paid })
      .from(refundRequests)
      .innerJoin(orders, eq(orders.id, refundRequests.orderId))
      .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
      .where(condition)
      .$dynamic();
  const readPage = async () => {
    const page = await matching()
      .orderBy(sql`${isUndecided} desc`, asc(refundRequests.createdAt), asc(refundRequests.id))
      .limit(limit)
      .offset((offset - 1) * limit);
    return toDeskRefunds(db, page, options);
  };
  const [refunds, [total]] = await Promise.all([
    readPage(),
    db.select({ count: count() }).from(matching().limit(10_000).as("matching")),
  ]);
  return { total: total?.count ?? 0, refunds };
}

async function toDeskRefunds(
  db: Database,
  requests: { id: number; orderId: number; paid: Minor }[],
  options: SerializeOptions & { trips: RefundedTrips },
): Promise<DeskRefund[]> {
  const orderIds = [...new Set(requests.map(({ orderId }) => orderId))];
  const requestIds = requests.map(({ id }) => id);
  const paidOf = new Map(requests.map(({ orderId, paid }) => [orderId, paid]));
  const [rows, trips, disputes, refunds] = await Promise.all([
    readOrderRowsById(db, orderIds),
    options.trips.read(db, orderIds, options.language),
    readDisputes(db, requestIds, options.fileUrl),
    readRefundsForDesk(db, inArray(refundRequests.id, requestIds), options.fileUrl),
  ]);
  const responses = await toOrderResponses(db, rows, options);
  return requests.flatMap(({ id, orderId }): DeskRefund[] => {
    const order = responses.find((response) => response.id === orderId);
    const trip = trips.get(orderId) ?? null;
    const refund = refunds.find((each) => each.id === id);
    const paid = paidOf.get(orderId);
    if (paid === undefined || !refund || (!order && !trip)) return [];
    return [
      {
        ...{ ...refund, trip, order: order ? withoutCode(order) : null },
        // What the shop still holds of it is what can be returned.
        left: fromMinor(paid),
        dispute: disputes.get(id) ?? null,
      },
    ];
  });
}
