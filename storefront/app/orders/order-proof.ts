import { localValues } from "@errand/ui/safe-storage.ts";

/**
 * What proves on this device that an order may be seen (contract 1.2): the phone by which a guest
 * placed it, the token of the link that was opened. Stored for the twenty newest orders.
 */
const key = "guest-orders";
const maxProofs = 20;

interface OrderProof {
  id: number;
  phone?: string;
  token?: string;
}

export function storeProof(orderId: number, phone: string): void {
  store({ id: orderId, phone });
}

/** Stores the token of an order's link, so that the order opens again after a reload. */
export function storeLinkToken(orderId: number, token: string): void {
  store({ id: orderId, token });
}

export function proofOf(orderId: number): string | null {
  return find(orderId)?.phone ?? null;
}

export function linkTokenOf(orderId: number): string | null {
  return find(orderId)?.token ?? null;
}

/** The tokens of this device as endpoints that list orders take them; undefined without any. */
export function storedProofs(): string | undefined {
  const tokens = proofs().flatMap(({ id, token }) => (token ? [`${id}:${token}`] : []));
  return tokens.length > 0 ? tokens.join(",") : undefined;
}

/** Whether this device knows of an order or a trip of a guest. */
export function hasDeviceOrders(): boolean {
  return proofs().length > 0;
}

function store(proof: OrderProof) {
  const others = proofs().filter(({ id }) => id !== proof.id);
  const merged = { ...find(proof.id), ...proof };
  localValues.write(key, JSON.stringify([merged, ...others].slice(0, maxProofs)));
}

function find(orderId: number): OrderProof | undefined {
  return proofs().find(({ id }) => id === orderId);
}

function proofs(): OrderProof[] {
  const value = localValues.readJson(key);
  return Array.isArray(value) ? value.filter(isProof) : [];
}

function isProof(value: unknown): value is OrderProof {
  if (typeof value !== "object" || value === null) return false;
  const { id, phone, token } = value as Record<string, unknown>;
  return typeof id === "number" && isText(phone) && isText(token) && (phone ?? token) !== undefined;
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}
