import { createHmac, timingSafeEqual } from "node:crypto";

/** Minutes after which a link ends at the latest (contract 1.6). */
const minutes = 60;
/** Links of the same ten minutes are the same, so that a browser loads a picture once. */
const roundingMs = 10 * 60_000;

/** Creates and checks links to private files, which end. */
export interface FileLinks {
  urlOf(key: string, now: Date): string;
  /** The key of the file that a path names; null when the link is not ours or has ended. */
  read(path: { key: string; expires: string; signature: string }, now: Date): FileLink | null;
}

export interface FileLink {
  key: string;
  expiresAt: Date;
}

/** `secret` signs the links, which begin with `url`, the public URL of the shop. */
export function createFileLinks({ url, secret }: { url: string; secret: string }): FileLinks {
  const sign = (key: string, expires: string) =>
    createHmac("sha256", secret).update(`private file ${key} ${expires}`).digest();
  return {
    urlOf(key, now) {
      const end = Math.floor(now.getTime() / roundingMs) * roundingMs + minutes * 60_000;
      const expires = (end / 1000).toString(36);
      return `${url}/files/${key}/${expires}/${sign(key, expires).toString("base64url")}`;
    },
    read({ key, expires, signature }, now) {
      const expected = sign(key, expires);
      const given = Buffer.from(signature, "base64url");
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const expiresAt = new Date(Number.parseInt(expires, 36) * 1000);
      return expiresAt > now ? { key, expiresAt } : null;
    },
  };
}
