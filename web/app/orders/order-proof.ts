/**
 * The phone of an order, by which a guest proves ownership (contract 1.2). Stored on this device for
 * the twenty newest orders.
 */
const key = "guest-orders";
const maxProofs = 20;

interface OrderProof {
  id: number;
  phone: string;
}

export function storeProof(orderId: number, phone: string): void {
  const others = proofs().filter(({ id }) => id !== orderId);
  try {
    localStorage.setItem(
      key,
      JSON.stringify([{ id: orderId, phone }, ...others].slice(0, maxProofs)),
    );
  } catch {
    // Without storage the guest enters the phone again.
  }
}

export function proofOf(orderId: number): string | null {
  return proofs().find(({ id }) => id === orderId)?.phone ?? null;
}

function proofs(): OrderProof[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(value) ? value.filter(isProof) : [];
  } catch {
    return [];
  }
}

function isProof(value: unknown): value is OrderProof {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "number" &&
    "phone" in value &&
    typeof value.phone === "string"
  );
}
