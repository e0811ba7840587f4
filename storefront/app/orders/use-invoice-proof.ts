import { linkTokenOf, proofOf } from "./order-proof.ts";
import { useLinkToken } from "./use-link-token.ts";

/** What proves that an invoice may be seen: the link that was opened, or what this device knows. */
export function useInvoiceProof(id: number): { phone: string | null; token: string | null } {
  const linkToken = useLinkToken(id);
  return { phone: proofOf(id), token: linkToken ?? linkTokenOf(id) };
}
