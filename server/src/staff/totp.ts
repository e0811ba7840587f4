import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Codes of authenticator apps (RFC 6238): SHA-1, six digits, 30 seconds, which every app supports.
 */

const stepSeconds = 30;
/** The codes of the neighbouring steps are right, too, because clocks of phones are not exact. */
const acceptedOffsets = [-1, 0, 1];
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** 160 random bits, the length that RFC 4226 recommends. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const code = (mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(code).padStart(6, "0");
}

/** The time step that `code` belongs to; null when it is wrong or too old. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const entered = Buffer.from(code);
  const matches = (step: number) => {
    const expected = Buffer.from(totpCode(secret, step));
    return expected.length === entered.length && timingSafeEqual(expected, entered);
  };
  return acceptedOffsets.map((offset) => stepAt(now) + offset).find(matches) ?? null;
}

/** Base32 without padding (RFC 4648), as authenticator apps read secrets. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** The address in the QR code that an authenticator app scans. */
export function totpUri(secret: Buffer, { shop, account }: { shop: string; account: string }) {
  // Written by hand, because apps show the "+" that URLSearchParams writes for a space.
  const [issuer, name] = [shop, account].map(encodeURIComponent);
  return `otpauth://totp/${issuer}:${name}?secret=${toBase32(secret)}&issuer=${issuer}`;
}
