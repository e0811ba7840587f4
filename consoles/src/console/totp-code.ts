const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** Milliseconds in which a code changes. */
export const stepMs = 30_000;

/**
 * Returns the code that an authenticator app with this secret (base32) shows at a time (RFC 6238);
 * null where the browser has no cryptography: on pages of another machine without HTTPS.
 */
export async function totpCodeAt(secret: string, time: number): Promise<string | null> {
  // Typed as always there, which it is not.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return null;
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const key = await subtle.importKey("raw", fromBase32(secret), algorithm, false, ["sign"]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(time / stepMs)));
  const mac = new DataView(await subtle.sign("HMAC", key, counter));
  const offset = mac.getUint8(mac.byteLength - 1) & 0xf;
  const code = (mac.getUint32(offset) & 0x7fffffff) % 1_000_000;
  return String(code).padStart(6, "0");
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}
