import { exceeds, mailboxOf, toNetwork, unpaidLimits } from "@errand/core/checkout/unpaid-orders";
import { AppError } from "@errand/core/errors";
import type { ApiSettings } from "../requests/api.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import {
  countUnpaid,
  isProvenCustomer,
  lockKeys,
  readUnpaid,
  storeKeys,
  toDigest,
} from "./unpaid-orders.data.ts";

/** An order of this transaction, with the pieces of limited stock that it holds. */
export interface PlacedUnpaid {
  orderId: number;
  pieces: number;
}

type UnpaidRow = Awaited<ReturnType<typeof readUnpaid>>[number];

/**
 * Refuses more unpaid orders than somebody may have who has proven nothing: by the contact and the
 * receiver of a parcel, who get messages, by the guest or customer, and by the network of the
 * caller. Called once the orders are written, so that the error undoes them; others with the same
 * key wait until then, also in other processes. Throws `too_many_unpaid_orders`,
 * `too_many_unpaid_online` and `too_many_unpaid_trips`.
 */
export async function limitUnpaidOrders(
  { settings }: { settings: Pick<ApiSettings, "unpaidOrders"> },
  { db, address, now }: Pick<AnyRequestContext, "db" | "address" | "now">,
  placed: readonly PlacedUnpaid[],
): Promise<void> {
  if (settings.unpaidOrders === 0) return;
  const rows = await readUnpaid(
    db,
    placed.map(({ orderId }) => orderId),
  );
  const [first] = rows;
  if (!first) return;
  const isProven = await isProvenCustomer(db, first.customerId);
  const network = isProven ? null : toDigest(`network ${toNetwork(address)}`);
  const keysById = new Map(
    rows.map((row) => [row.id, [...keysOf(row).map(toDigest), ...(network ? [network] : [])]]),
  );
  const keys = [...new Set([...keysById.values()].flat())];
  await lockKeys(db, keys);
  const pieces = new Map(placed.map((each) => [each.orderId, each.pieces]));
  await storeKeys(
    db,
    [...keysById].flatMap(([orderId, own]) =>
      own.map((key) => ({ key, orderId, pieces: pieces.get(orderId) ?? 0, createdAt: now })),
    ),
  );
  const paysOnline = first.paymentMethod === "digital_payment";
  for (const [key, unpaid] of await countUnpaid(db, keys, now)) {
    const isAddress = key === network;
    const limits = unpaidLimits(settings.unpaidOrders, { isProven, isAddress, paysOnline });
    if (!exceeds(unpaid, limits)) continue;
    if (first.kind === "trip") throw new AppError("too_many_unpaid_trips");
    throw new AppError(paysOnline ? "too_many_unpaid_online" : "too_many_unpaid_orders", {
      field: "payment_method",
    });
  }
}

/** Who ordered, and who gets messages about it. An order for oneself names a key once. */
function keysOf({ customerId, guestId, phone, email, receiver }: UnpaidRow): string[] {
  const recipients = [
    { phone, email },
    { phone: receiver?.contact_person_number, email: receiver?.contact_person_email },
  ];
  const keys = [
    customerId === null ? `guest ${guestId}` : `customer ${customerId}`,
    ...recipients.flatMap((to) => [
      ...(to.phone ? [`phone ${to.phone}`] : []),
      ...(to.email ? [`mailbox ${mailboxOf(to.email)}`] : []),
    ]),
  ];
  return [...new Set(keys)];
}
