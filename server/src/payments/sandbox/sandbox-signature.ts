import { createHmac, timingSafeEqual } from "node:crypto";

/** The header with the signature of a callback. */
export const signatureHeader = "x-sandbox-signature";

export interface Signer {
  sign(message: string | Buffer): string;
  isSigned(message: string | Buffer, signature: string | null): boolean;
}

/** Signs what the simulator sends, with a key that it shares with the shop. */
export function createSigner(secret: string): Signer {
  const sign = (message: string | Buffer) =>
    createHmac("sha256", `sandbox gateway ${secret}`).update(message).digest("base64url");
  return {
    sign,
    isSigned(message, signature) {
      const expected = Buffer.from(sign(message));
      const actual = Buffer.from(signature ?? "");
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
