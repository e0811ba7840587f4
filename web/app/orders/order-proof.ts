/**
 * The phone given with an order, by which a guest shows that it is theirs (contract 1.2). It stays on
 * this device, for the newest twenty orders.
 */
const key = "guest-orders";
const most = 20;

interface Proof {
  id: number;
  phone: string;
}

export function keepProof(orderId: number, phone: string): void {
  const others = proofs().filter(({ id }) => id !== orderId);
  try {
    localStorage.setItem(key, JSON.stringify([{ id: orderId, phone }, ...others].slice(0, most)));
  } catch {
    // The guest is asked for the phone when they come back.
  }
}

export function proofOf(orderId: number): string | null {
  return proofs().find(({ id }) => id === orderId)?.phone ?? null;
}

function proofs(): Proof[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isProof) : [];
  } catch {
    return [];
  }
}

function isProof(value: unknown): value is Proof {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "number" &&
    "phone" in value &&
    typeof value.phone === "string"
  );
}
