import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * Secrets that the server must read again, encrypted so that a copy of the database does not reveal
 * them.
 */

const cipher = "aes-256-gcm";
const [nonceBytes, tagBytes] = [12, 16];

function deriveKey(shopSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", shopSecret, "", "second step of staff", 32));
}

/** Bound to the member of the staff: the bytes of one account cannot be copied to another. */
export function seal(shopSecret: string, staffId: number, secret: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encrypt = createCipheriv(cipher, deriveKey(shopSecret), nonce).setAAD(toOwnerData(staffId));
  const sealed = Buffer.concat([encrypt.update(secret), encrypt.final()]);
  return Buffer.concat([nonce, encrypt.getAuthTag(), sealed]);
}

/** Throws when `sealed` was encrypted for another account or with another secret of the shop. */
export function unseal(shopSecret: string, staffId: number, sealed: Buffer): Buffer {
  const decrypt = createDecipheriv(cipher, deriveKey(shopSecret), sealed.subarray(0, nonceBytes))
    .setAAD(toOwnerData(staffId))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decrypt.update(sealed.subarray(nonceBytes + tagBytes)), decrypt.final()]);
}

function toOwnerData(staffId: number): Buffer {
  return Buffer.from(`staff ${staffId}`);
}
