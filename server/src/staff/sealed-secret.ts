import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * Secrets that the server must read again, encrypted so that a copy of the database does not reveal
 * them.
 */

const cipher = "aes-256-gcm";
const [nonceBytes, tagBytes] = [12, 16];

/** What a secret is for, and whose it is: the bytes of one owner cannot be copied to another. */
interface SealedFor {
  purpose: string;
  owner: string;
}

function deriveKey(shopSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", shopSecret, "", purpose, 32));
}

export function sealSecret(
  shopSecret: string,
  { purpose, owner }: SealedFor,
  secret: Buffer,
): Buffer {
  const nonce = randomBytes(nonceBytes);
  const key = deriveKey(shopSecret, purpose);
  const encrypt = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([encrypt.update(secret), encrypt.final()]);
  return Buffer.concat([nonce, encrypt.getAuthTag(), sealed]);
}

/** Throws when `sealed` was encrypted for somebody or something else, or with another secret. */
export function unsealSecret(
  shopSecret: string,
  { purpose, owner }: SealedFor,
  sealed: Buffer,
): Buffer {
  const key = deriveKey(shopSecret, purpose);
  const decrypt = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decrypt.update(sealed.subarray(nonceBytes + tagBytes)), decrypt.final()]);
}

const secondStepOf = (staffId: number): SealedFor => ({
  purpose: "second step of staff",
  owner: `staff ${staffId}`,
});

/** Seals the secret of the second step of a member of the staff. */
export function seal(shopSecret: string, staffId: number, secret: Buffer): Buffer {
  return sealSecret(shopSecret, secondStepOf(staffId), secret);
}

/** Throws when `sealed` was encrypted for another account or with another secret of the shop. */
export function unseal(shopSecret: string, staffId: number, sealed: Buffer): Buffer {
  return unsealSecret(shopSecret, secondStepOf(staffId), sealed);
}
