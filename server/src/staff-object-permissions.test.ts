import { endpoints } from "@errand/core/contract";
import { type Endpoint, isForStaff, parametersOf } from "@errand/core/endpoint";
import { minor } from "@errand/core/money";
import type { StaffAudience } from "@errand/core/principals";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addCustomer } from "./cart/testing.ts";
import { items } from "./catalog/catalog.tables.ts";
import { campaigns } from "./catalog/promotions.tables.ts";
import { addCoupon, addItem, type SeededShop, same, seedShop } from "./catalog/testing.ts";
import { courierShifts } from "./delivery/courier-shifts.tables.ts";
import { orders } from "./order-rows/orders.tables.ts";
import { refundRequests } from "./order-rows/refund-requests.tables.ts";
import { addCourier, addOrder } from "./orders/testing.ts";
import { addApplication } from "./partners/testing.ts";
import { insertPayment } from "./payments/payments.data.ts";
import { refunds } from "./payments/payments.tables.ts";
import { payoutRuns } from "./payouts/payouts.tables.ts";
import { vehicleBlocks, vehicleHolds } from "./rental/fleet.tables.ts";
import { reviews } from "./reviews/reviews.tables.ts";
import { auditLog } from "./staff/staff.tables.ts";
import { storeInvitation, storeOperatorInvitation } from "./staff/staff-invitations.data.ts";
import { findRole } from "./staff/store-staff.data.ts";
import { addStaff } from "./staff/testing.ts";
import { requestFor, startTestApi } from "./testing.ts";
import { addTrip, type SeededRental, seedRental } from "./trips/testing.ts";
import { insertTestWish } from "./wishes/testing.ts";

/**
 * Calls every endpoint of staff that takes an id as staff of another store, courier or zone (safety
 * 9). The call gets the 404 of an unknown id and changes nothing.
 */
const { api, db } = await startTestApi();
let shop: SeededShop;
let rental: SeededRental;
let itemId = 0;

beforeAll(async () => {
  shop = await seedShop(db, { courierShifts: true, wallet: true });
  rental = await seedRental(db, shop.zoneId);
  itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 1000 });
});

interface OwnedOrder {
  id: number;
  courierId: number;
  tripId: number;
  /** An item of the store that is not in the order. */
  shelfItemId: number;
  reviewId: number;
  wishId: number;
  memberId: number;
  invitationId: number;
  operatorInvitationId: number;
  applicationId: number;
  couponId: number;
  campaignId: number;
  refundId: number;
  blockId: number;
  shiftId: number;
  runId: number;
  customerId: number;
}

async function newOrder(): Promise<OwnedOrder> {
  const courierId = await addCourier(db);
  const { customerId } = await addCustomer(db);
  const id = await addOrder(db, shop, shop.grocery, {
    ...{ itemId, courierId, customerId, status: "processing" },
  });
  const storeId = shop.grocery.storeIds[0];
  const member = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
  return {
    id,
    courierId,
    shelfItemId: await addItem(db, { storeId }),
    tripId: await addTrip(db, rental),
    applicationId: await addApplication(db, shop.zoneId),
    reviewId: await addReview(storeId),
    wishId: await addWish(),
    memberId: member.id,
    couponId: await addOwnCoupon(storeId),
    campaignId: await addCampaign(),
    refundId: await addRefund(id, storeId),
    blockId: await addBlock(),
    shiftId: await addShift(),
    runId: await addPayoutRun(),
    customerId,
    invitationId: await addInvitation(storeId, member.email),
    operatorInvitationId: await addOperatorInvitation(member.email),
  };
}

async function addWish(): Promise<number> {
  return insertTestWish(db, { moduleId: shop.grocery.moduleId, zoneIds: [shop.zoneId] });
}

async function addOwnCoupon(storeId: number): Promise<number> {
  const { moduleId } = shop.grocery;
  const { id } = await addCoupon(db, { moduleId, storeId, borneBy: "store", type: "store_wise" });
  return id;
}

/** A refund of an order at the expense of its store. */
async function addRefund(orderId: number, storeId: number): Promise<number> {
  const [at, amount] = [new Date(), minor(100)];
  const [row] = await db
    .insert(refundRequests)
    .values({
      ...{ orderId, amount, method: "manual", state: "approved", reason: "Damaged" },
      ...{ borneBy: "store", createdAt: at, updatedAt: at },
    })
    .returning({ id: refundRequests.id });
  const requestId = row?.id ?? 0;
  const { id: paymentId } = await db.transaction((tx) =>
    insertPayment(tx, {
      ...{ purpose: "order", method: "cash_on_delivery", customerId: null, amount },
      ...{ currency: "EUR", state: "succeeded", createdAt: at, allocations: [{ orderId, amount }] },
    }),
  );
  await db.insert(refunds).values({
    ...{ paymentId, orderId, requestId, amount, method: "manual", state: "completed" },
    ...{ borneBy: "store", bearerId: storeId, reason: "refunded", createdAt: at },
  });
  return requestId;
}

async function addBlock(): Promise<number> {
  const [row] = await db
    .insert(vehicleBlocks)
    .values({ vehicleId: rental.vanId, reason: "Repair" })
    .returning({ id: vehicleBlocks.id });
  const blockId = row?.id ?? 0;
  const startsAt = new Date("2030-01-01T10:00:00Z");
  const endsAt = new Date("2030-01-01T12:00:00Z");
  const hold = { blockId, vehicleId: rental.vanId, quantity: 1, startsAt, endsAt };
  await db.insert(vehicleHolds).values(hold);
  return blockId;
}

async function addShift(): Promise<number> {
  const [startsAt, endsAt] = [new Date("2030-02-01T10:00:00Z"), new Date("2030-02-01T12:00:00Z")];
  const [row] = await db
    .insert(courierShifts)
    .values({ zoneId: shop.zoneId, startsAt, endsAt, places: 2 })
    .returning({ id: courierShifts.id });
  return row?.id ?? 0;
}

/** A run pays stores of all zones. */
async function addPayoutRun(): Promise<number> {
  const by = await addStaff(db, { kind: "operator", role: "finance" });
  const run = { kind: "stores", until: "2026-01-31", minimum: minor(0) } as const;
  const [row] = await db
    .insert(payoutRuns)
    .values({ ...run, state: "canceled", draftedBy: by.id, draftedAt: new Date() })
    .returning({ id: payoutRuns.id });
  return row?.id ?? 0;
}

async function addCampaign(): Promise<number> {
  const [row] = await db
    .insert(campaigns)
    .values({
      ...{ moduleId: shop.grocery.moduleId, title: same("Spring"), description: same("Fresh") },
      ...{ image: "p-1", starts: "2026-01-01", ends: "2099-12-31" },
    })
    .returning({ id: campaigns.id });
  return row?.id ?? 0;
}

async function addReview(storeId: number): Promise<number> {
  const [review] = await db
    .insert(reviews)
    .values({ itemId, storeId, customerName: "Ada", rating: 4 })
    .returning({ id: reviews.id });
  return review?.id ?? 0;
}

async function addInvitation(storeId: number, email: string): Promise<number> {
  const kind = "store_staff" as const;
  const role = await findRole(db, kind, "kitchen");
  const { invitation } = await storeInvitation(db, { storeId, kind, email, role }, new Date());
  return invitation.id;
}

async function addOperatorInvitation(email: string): Promise<number> {
  const role = await findRole(db, "operator", "support");
  const stored = await storeOperatorInvitation(db, { email, role, zoneIds: null }, new Date());
  return stored.invitation.id;
}

type AddCaller = (order: OwnedOrder) => ReturnType<typeof addStaff>;

/** What rental staff own: the other staff of the audience `store` cannot call these endpoints. */
const isOfRental = ({ allow }: Endpoint) =>
  isForStaff(allow) &&
  allow.staff === "store" &&
  ["trip", "vehicle", "driver", "block"].includes(allow.owns ?? "");

const rentalStaff = (storeId: number) =>
  addStaff(db, { kind: "rental_staff", role: "owner", storeId });

/** The caller from the staff to whom what an endpoint names belongs, or to whom it does not. */
const callerOf = (endpoint: Endpoint, order: OwnedOrder, isOwner: boolean) => {
  const { allow } = endpoint;
  if (!isForStaff(allow)) throw new Error("only endpoints of staff are listed");
  const ofAllZones = ["staff_member", "staff_invitation"].includes(allow.owns ?? "");
  if (allow.staff === "desk" && isOwner && ofAllZones) {
    return addStaff(db, { kind: "operator", role: "owner" });
  }
  if (isOfRental(endpoint)) {
    return rentalStaff(isOwner ? rental.providerId : rental.otherProviderId);
  }
  return (isOwner ? own : foreign)[allow.staff](order);
};

const own: Record<StaffAudience, AddCaller> = {
  store: () =>
    addStaff(db, { kind: "store_staff", role: "owner", storeId: shop.grocery.storeIds[0] }),
  courier: ({ courierId }) => addStaff(db, { kind: "courier", role: null, courierId }),
  desk: () => addStaff(db, { kind: "operator", role: "owner", zoneIds: [shop.zoneId] }),
};

const foreign: Record<StaffAudience, AddCaller> = {
  store: () =>
    addStaff(db, { kind: "store_staff", role: "owner", storeId: shop.grocery.storeIds[1] }),
  courier: async () =>
    addStaff(db, { kind: "courier", role: null, courierId: await addCourier(db) }),
  desk: () => addStaff(db, { kind: "operator", role: "owner", zoneIds: [shop.otherZoneId] }),
};

const valid = {
  processing_time: 10,
  reason: "Sold out",
  courier_id: 1,
  amount: 1,
  lines: [{ name: "Pills", quantity: 1, price: 1, detail_id: 1, grams: 1 }],
  decision: "reject",
  minutes: 10,
  set: 1,
  vehicles: [{ vehicle_identity_id: 1 }],
  reply: "Thank you",
  hidden: 1,
  role: "manager",
  kind: "kitchen",
  width: 42,
  version: 1,
  vehicle_id: 1,
  places: 2,
  month: "2026-01",
  line_ids: [1],
  reference: "SEPA 1",
  commission: 12.5,
  from: "2030-02-01T10:00:00Z",
  to: "2030-02-01T12:00:00Z",
  values: {
    title: { en: "Less", fr: "Moins" },
    ...{ code: "LESS", discount: 1, discount_type: "amount" },
  },
};

/**
 * The id that an endpoint takes: of the order, or of what belongs to its store, its courier or the
 * provider.
 */
function idFor({ allow }: Endpoint, order: OwnedOrder): number {
  switch (isForStaff(allow) ? allow.owns : undefined) {
    case "item":
      return order.shelfItemId;
    case "trip":
      return order.tripId;
    case "vehicle":
      return rental.carId;
    case "store":
      return shop.grocery.storeIds[0];
    case "courier":
      return order.courierId;
    case "application":
      return order.applicationId;
    case "review":
      return order.reviewId;
    case "driver":
      return rental.driverId;
    case "block":
      return order.blockId;
    case "shift":
      return order.shiftId;
    case "refund":
      return order.refundId;
    case "coupon":
      return order.couponId;
    case "payout":
      return order.runId;
    case "customer":
      return order.customerId;
    case "campaign":
      return order.campaignId;
    case "wish":
      return order.wishId;
    case "staff_member":
      return order.memberId;
    case "staff_invitation":
      return isForStaff(allow) && allow.staff === "desk"
        ? order.operatorInvitationId
        : order.invitationId;
    default:
      return order.id;
  }
}

async function call({ path, input }: Endpoint, id: number, token: string) {
  const names = parametersOf(input);
  const known = Object.entries(valid).filter(([name]) => names.includes(name));
  const parameters = {
    id,
    ...Object.fromEntries(known),
    // Their decisions have other names than those about refunds.
    ...(path.endsWith("/cancel-request") && { decision: "refuse" }),
    ...(path.endsWith("/dispute") && { decision: "uphold" }),
    ...(path.includes("/papers/") && { state: "accepted" }),
    ...(path.endsWith("/checks") && { moment: "out", version: 0 }),
    ...(path.includes("/views/") && { name: "Late", query: "late=1" }),
  };
  const request = requestFor(path, parameters, { token, key: crypto.randomUUID() });
  const response = await api.app.fetch(request, { address: "203.0.113.8" });
  return { status: response.status, text: await response.text() };
}

const withIds = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ allow, path }) => isForStaff(allow) && path.includes("{id}"));

describe.each(withIds)("$path", (endpoint) => {
  const { allow } = endpoint;
  if (!isForStaff(allow)) throw new Error("only endpoints of staff are listed");

  test("states whom the id belongs to", () => {
    expect(allow.owns).toBeDefined();
  });

  test("answers the owner", async () => {
    const order = await newOrder();
    const { token } = await callerOf(endpoint, order, true);
    const { status, text } = await call(endpoint, idFor(endpoint, order), token);
    expect([401, 403, 500]).not.toContain(status);
    expect(text).not.toMatch(
      /"code":"(order|store|courier|item|trip|vehicle|application|review|coupon|campaign|member|invitation)"/,
    );
  });
});

/**
 * A job that is offered belongs to no courier yet, as a shift; every operator serves all couriers
 * with their papers; every store near a wish can answer it, and every store of its module can join
 * a campaign.
 */
const shared = ["job_offer", "courier", "paper", "wish", "campaign"];
const ofOneOwner = withIds.filter(
  ({ allow }) =>
    isForStaff(allow) &&
    !shared.includes(allow.owns ?? "") &&
    !(allow.staff === "courier" && allow.owns === "shift"),
);

describe.each(ofOneOwner)("$path", (endpoint) => {
  const { allow } = endpoint;
  if (!isForStaff(allow)) throw new Error("only endpoints of staff are listed");

  test("hides what belongs to others", async () => {
    const order = await newOrder();
    const id = idFor(endpoint, order);
    const { token } = await callerOf(endpoint, order, false);
    const ids = [order.id, order.tripId];
    const read = async () => ({
      orders: await db.select().from(orders).where(inArray(orders.id, ids)),
      items: await db.select().from(items).where(eq(items.id, order.shelfItemId)),
    });
    const before = await read();
    const entries = await db.$count(auditLog);
    const [refused, unknown] = [
      await call(endpoint, id, token),
      await call(endpoint, 999_999_999, token),
    ];
    expect(refused).toEqual({
      status: 404,
      text: expect.stringMatching(
        /"code":"(order|store|item|trip|vehicle|application|review|coupon|refund|driver|block|shift|session|member|invitation|payout|customer|view)"/,
      ),
    });
    expect(refused.text).toBe(unknown.text);
    expect(await read()).toEqual(before);
    expect(await db.$count(auditLog)).toBe(entries);
  });
});
