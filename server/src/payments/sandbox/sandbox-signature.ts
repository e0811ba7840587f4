import { createGatewaySigner, type Signer } from "../signature.ts";

/** The header with the signature of a callback. */
export const signatureHeader = "x-sandbox-signature";

/** Signs what the simulator sends, with a key that it shares with the shop. */
export function createSigner(secret: string): Signer {
  return createGatewaySigner("sandbox", secret);
}
