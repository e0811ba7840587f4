import { createHash } from "node:crypto";

/**
 * The public id of a posting: a UUID of version 8, made from its number, so that it is the same in
 * every response and says nothing about how many postings there are.
 */
export function transactionId(postingId: number): string {
  const bytes = createHash("sha256").update(`ledger_posting:${postingId}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join("-");
}
