import {
  blockDeskCustomer,
  creditDeskCustomer,
  listDeskCustomers,
  readDeskCustomer,
  revealDeskCustomer,
  unblockDeskCustomer,
} from "@errand/core/customers/desk-customers.contract";
import { AppError } from "@errand/core/errors";
import { fromMinor, toMinor } from "@errand/core/money";
import { and, eq, inArray } from "drizzle-orm";
import { endSessions, findCustomer, isBlocked } from "../account/account.data.ts";
import { customers } from "../account/account.tables.ts";
import { toAddressResponse } from "../addresses/address-response.ts";
import { readAddresses } from "../addresses/addresses.data.ts";
import type { Database } from "../database/database.ts";
import { readOpenZones } from "../location/zones.data.ts";
import { messageIn } from "../messages/messages.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { listStaffOrders } from "../orders/staff-orders.ts";
import type { StaffOf } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { creditCustomer } from "./credit-customer.ts";
import { readHistory, readRecentRefunds } from "./customer-history.data.ts";
import { findCustomers, readCustomers } from "./customers.data.ts";

const maxOrders = 20;

type DeskContext = AnyRequestContext & { staff: StaffOf<"desk"> };

/** Customers at the desk: found by what they name, masked until revealed (contract 7.12). */
export function deskCustomerRoutes(api: OrderApi) {
  serve(api, listDeskCustomers, async ({ search, ...paging }, { db, staff, now }) => {
    const { country } = await api.shop();
    const options = { zoneIds: staff.zoneIds, country, now };
    const found = await findCustomers(db, search, options, paging);
    return { total_size: found.total, ...paging, customers: found.customers };
  });

  serve(api, readDeskCustomer, ({ id }, ctx) => readDetails(ctx, id));

  serve(api, revealDeskCustomer, async ({ id, reason }, { db, staff, address, now: at }) => {
    await api.limits.reveals.take(`staff ${staff.staffId}`);
    const { phone, email } = await findCustomer(db, id);
    const [saved, zones] = [await readAddresses(db, id), await readOpenZones(db)];
    await api.recordAudit(db, {
      ...{ staff, address, at },
      action: revealDeskCustomer.path,
      subject: `customer:${id}`,
      after: { reason },
    });
    return { phone, email, addresses: saved.map((row) => toAddressResponse(row, zones)) };
  });

  serve(api, blockDeskCustomer, async ({ id, reason, until }, ctx) => {
    const { db, now, language } = ctx;
    if (until !== undefined && new Date(until) <= now) {
      throw new AppError("block_until_past", { field: "until" });
    }
    await setBlock(ctx, id, { blocked: true, until: until ?? null, reason });
    await endSessions(db, id);
    const message = messageIn(language, "responses", "customer_blocked");
    return { message, customer: await readOne(ctx, id) };
  });

  serve(api, unblockDeskCustomer, async ({ id, reason }, ctx) => {
    await setBlock(ctx, id, { blocked: false, until: null, reason });
    const message = messageIn(ctx.language, "responses", "customer_unblocked");
    return { message, customer: await readOne(ctx, id) };
  });

  serve(api, creditDeskCustomer, async ({ id, amount, reason }, ctx) => {
    const { db, staff, now, language, audit } = ctx;
    const credit = { customerId: id, amount: toMinor(amount) };
    const left = await creditCustomer(db, credit, {
      ...{ staffId: staff.staffId, language, now },
      shop: await api.shop(),
    });
    audit({ subject: `customer:${id}`, after: { credit: amount, reason } });
    const message = messageIn(language, "responses", "customer_credited");
    return { message, customer: await readOne(ctx, id), left: fromMinor(left) };
  });

  async function readDetails(ctx: DeskContext, id: number) {
    const { db, staff, now } = ctx;
    const placed = and(
      eq(orders.customerId, id),
      staff.zoneIds === null ? undefined : inArray(orders.zoneId, staff.zoneIds),
    );
    const list = { limit: maxOrders, offset: 1, isOldestFirst: false };
    return {
      ...(await readOne(ctx, id)),
      orders: (await listStaffOrders(api, ctx, placed, list)).orders,
      refunds_30d: await readRecentRefunds(db, id, now),
      history: await readHistory(db, id),
    };
  }
}

async function readOne({ db, now }: Pick<DeskContext, "db" | "now">, id: number) {
  const [customer] = await readCustomers(db, [id], now);
  if (!customer) throw new AppError("customer_not_found");
  return customer;
}

async function setBlock(
  { db, now, audit }: Pick<DeskContext, "db" | "now" | "audit">,
  id: number,
  { blocked, until, reason }: { blocked: boolean; until: string | null; reason: string },
) {
  const before = await lockForBlock(db, id);
  const blockedUntil = until === null ? null : new Date(until);
  await db.update(customers).set({ blocked, blockedUntil }).where(eq(customers.id, id));
  audit({
    subject: `customer:${id}`,
    before: {
      blocked: isBlocked(before, now),
      until: before.blockedUntil?.toISOString() ?? null,
    },
    after: { blocked, until: blockedUntil?.toISOString() ?? null, reason },
  });
}

async function lockForBlock(db: Database, id: number) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id)).for("update");
  if (!customer || customer.deletedAt !== null) throw new AppError("customer_not_found");
  return customer;
}
