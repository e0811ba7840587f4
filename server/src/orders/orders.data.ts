import { AppError } from "@errand/core/errors";
import { activeStatuses } from "@errand/core/orders/order-states";
import type { Order } from "@errand/core/orders/orders.types";
import { and, asc, count, desc, eq, inArray, notInArray, or, type SQL, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { withShop } from "../config/shop.data.ts";
import { courierPositions } from "../couriers/courier-positions.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import { type Database, sendTogether } from "../database/database.ts";
import { preparedQuery, preparedStatement } from "../database/prepared-statements.ts";
import { modules } from "../modules/modules.tables.ts";
import { withCancellations } from "../order-rows/cancellations.data.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { hasNonTrip, isNonTrip } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { type SerializeOptions, toOrderResponses } from "./order-response.ts";

function selectOrders(db: Database, condition: SQL | undefined) {
  return db
    .select({
      order: orders,
      cart: cartOrders,
      parcel: parcelOrders,
      store: stores,
      courier: couriers,
      position: courierPositions,
      moduleType: modules.type,
    })
    .from(orders)
    .innerJoin(modules, eq(modules.id, orders.moduleId))
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .leftJoin(parcelOrders, eq(parcelOrders.orderId, orders.id))
    .leftJoin(stores, eq(stores.id, cartOrders.storeId))
    .leftJoin(couriers, eq(couriers.id, orders.courierId))
    .leftJoin(courierPositions, eq(courierPositions.courierId, orders.courierId))
    .where(and(isNonTrip, condition));
}

export async function findOrderRow(db: Database, orderId: number): Promise<OrderRow | null> {
  const [row] = await complete(db, await orderRow(db).execute({ orderId }));
  return row ?? null;
}

type SelectedRow = Awaited<ReturnType<typeof selectOrders>>[number];

async function complete(db: Database, rows: SelectedRow[]): Promise<OrderRow[]> {
  return withCancellations(db, await withShop(db, rows.filter(hasNonTrip)));
}

const orderRow = preparedQuery((db) =>
  selectOrders(db, eq(orders.id, sql.placeholder("orderId"))).prepare("order_row"),
);

/**
 * Reads an order that other changes wait for until this transaction ends, as those of all orders of
 * its run do; null for an unknown one.
 */
export async function findLockedOrderRow(tx: Database, orderId: number): Promise<OrderRow | null> {
  // Separate statements, because one that also locks sees only what was committed before it
  // started.
  const [, row] = await sendTogether(lockOrder(tx, { orderId }), findOrderRow(tx, orderId));
  return row;
}

const lockOrder = preparedStatement(
  "lock_order",
  sql`select 1 from ${orders} where ${orders.id} = ${sql.placeholder("orderId")}
    or ${orders.runId} = (select run_id from ${orders} where id = ${sql.placeholder("orderId")})
    order by id for no key update`,
);

/**
 * Lets other changes of these orders, and of the orders that share a run with one of them, wait
 * until this transaction ends: all by their ids, so that two transactions never wait for each
 * other.
 */
export async function lockOrders(tx: Database, ids: number[]): Promise<void> {
  const isAsked = inArray(orders.id, ids);
  const itsRuns = tx.select({ id: orders.runId }).from(orders).where(isAsked);
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(isAsked, inArray(orders.runId, itsRuns)))
    .orderBy(asc(orders.id))
    .for("no key update");
}

/** The same; throws `order_not_found` for an unknown one. */
export async function lockOrderRow(tx: Database, orderId: number): Promise<OrderRow> {
  const row = await findLockedOrderRow(tx, orderId);
  if (!row) throw new AppError("order_not_found");
  return row;
}

/** `active first`: orders in progress, then the others, the newest of each first. */
type Sorting = "oldest" | "newest" | "active first";

const isOver = notInArray(orders.status, [...activeStatuses]);
const sortedBy = {
  oldest: [asc(orders.id)],
  newest: [desc(orders.id)],
  "active first": [asc(isOver), desc(orders.id)],
};

/** The first orders that match `condition`. */
export async function readOrderRows(
  db: Database,
  condition: SQL | undefined,
  { sorting, limit, skip = 0 }: { sorting: Sorting; limit: number; skip?: number },
): Promise<OrderRow[]> {
  const rows = await selectOrders(db, condition)
    .orderBy(...sortedBy[sorting])
    .limit(limit)
    .offset(skip);
  return complete(db, rows);
}

/** Orders by their numbers, in this order; those that do not exist are left out. */
export async function readOrderRowsById(db: Database, orderIds: number[]): Promise<OrderRow[]> {
  if (orderIds.length === 0) return [];
  const rows = await complete(db, await orderRows(db).execute({ orderIds }));
  const byId = new Map(rows.map((row) => [row.order.id, row]));
  return orderIds.flatMap((id) => byId.get(id) ?? []);
}

// Named: PostgreSQL plans so many joins for longer than it reads a page of orders.
const orderRows = preparedQuery((db) =>
  selectOrders(db, sql`${orders.id} = any(${sql.placeholder("orderIds")}::bigint[])`).prepare(
    "order_rows",
  ),
);

/** One order in the contract's shape; null when it does not exist. */
export async function readOrder(
  db: Database,
  orderId: number,
  options: SerializeOptions,
): Promise<Order | null> {
  const row = await findOrderRow(db, orderId);
  return row ? ((await toOrderResponses(db, [row], options))[0] ?? null) : null;
}

/**
 * One page of the orders that match `condition`, which is about `orders` and `cart_orders`, and
 * their number (up to 10 000).
 */
export async function readOrders(
  db: Database,
  condition: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
  options: SerializeOptions,
  sorting: Sorting = "newest",
): Promise<{ total: number; orders: Order[] }> {
  const matching = () =>
    db
      .select({ id: orders.id })
      .from(orders)
      .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
      .where(and(isNonTrip, condition))
      .$dynamic();
  // By their numbers: what belongs to the orders before the page is not read.
  const readPage = async () => {
    const page = await matching()
      .orderBy(...sortedBy[sorting])
      .limit(limit)
      .offset((offset - 1) * limit);
    const rows = await readOrderRowsById(
      db,
      page.map(({ id }) => id),
    );
    return toOrderResponses(db, rows, options);
  };
  const [responses, [total]] = await Promise.all([
    readPage(),
    db.select({ count: count() }).from(matching().limit(10_000).as("counted")),
  ]);
  return { total: total?.count ?? 0, orders: responses };
}
