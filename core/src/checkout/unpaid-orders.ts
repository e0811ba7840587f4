/**
 * How much may be ordered before it is paid. A guest proves nothing: whose phone and e-mail an
 * order names, who gets its messages, and whether anybody will pay for the stock that it takes. Our
 * choice; the contract has no such limit.
 */

/** What a contact, a guest, a customer or a network address has ordered and not paid. */
export interface UnpaidOrders {
  /** Those that have not ended. */
  open: number;
  /** Those of the last day, canceled ones included: each sends messages. */
  recent: number;
  /** Pieces of limited stock that the open ones hold. */
  pieces: number;
}

/** The maximum of each. */
export type UnpaidLimits = UnpaidOrders;

/** So many pieces does a vehicle of a trip count for. */
export const piecesOfVehicle = 20;

/**
 * By how much a customer may exceed what a guest may: one whose phone is verified, or who has paid
 * for an order.
 */
const provenFactor = 10;
/** By how much a network address may, which a household or a whole mobile network shares. */
const addressFactor = 6;

/**
 * The limits for one key. `guestOrders` is how many unpaid orders a guest may have open. An order
 * that waits for a payment online ends within minutes, so that as many more may wait.
 */
export function unpaidLimits(
  guestOrders: number,
  caller: { isProven: boolean; isAddress: boolean; paysOnline: boolean },
): UnpaidLimits {
  const factor = caller.isProven ? provenFactor : caller.isAddress ? addressFactor : 1;
  const orders = guestOrders * factor;
  const online = caller.paysOnline ? 2 : 1;
  return { open: orders * online, recent: 2 * orders * online, pieces: 20 * orders * online };
}

/** Whether orders, the new ones included, are more than the limits allow. */
export function exceeds(orders: UnpaidOrders, limits: UnpaidLimits): boolean {
  return (
    orders.open > limits.open || orders.recent > limits.recent || orders.pieces > limits.pieces
  );
}

/**
 * The mailbox of an e-mail address: many providers deliver what follows a plus sign, capitals, and
 * Google dots, to the same person.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const name = local.split("+")[0] ?? local;
  const isGoogle = /^(gmail|googlemail)\.com$/.test(domain);
  return isGoogle ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** The network of an address: providers give a household a whole /64 of IPv6. */
export function toNetwork(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? 8 - groups.length - rest.length : 0;
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...rest];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":");
}
