import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { jwtVerify } from "jose";
import { afterAll } from "vitest";

/** A message as the push service of a browser has received it and the browser decrypts it. */
export interface DeliveredMessage {
  path: string;
  ttl: number;
  urgency: string;
  topic: string;
  /** The claims of the signed VAPID token. */
  claims: { aud?: unknown; sub?: unknown; exp?: unknown };
  payload: Record<string, unknown>;
}

/**
 * A push service (RFC 8030) with one browser, on this machine: it refuses messages that are not
 * signed by the key that their header names (RFC 8292), and decrypts them as the browser does (RFC
 * 8291).
 */
export async function startPushService() {
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const auth = randomBytes(16);
  const delivered: DeliveredMessage[] = [];
  let status = 201;

  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      const { headers, url: path = "", method } = request;
      const [, token = "", key = ""] =
        /^vapid t=([^,\s]+),\s*k=(\S+)$/.exec(headers.authorization ?? "") ?? [];
      try {
        const { payload: claims } = await jwtVerify(token, publicKeyOf(key), {
          algorithms: ["ES256"],
        });
        if (method !== "POST" || headers["content-encoding"] !== "aes128gcm") throw new Error();
        if (status === 201) {
          delivered.push({
            path,
            ttl: Number(headers.ttl),
            urgency: String(headers.urgency),
            topic: String(headers.topic),
            claims,
            payload: JSON.parse(decrypt(body, browser, auth)),
          });
        }
        response.writeHead(status).end();
      } catch {
        response.writeHead(403).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    delivered,
    /** What the service answers from now on. */
    answer(next: number) {
      status = next;
    },
    /** A subscription of the browser, as it sends it to the shop. */
    subscription: (name: string) => ({
      endpoint: `${origin}/push/${name}`,
      expirationTime: null,
      keys: { p256dh: browser.getPublicKey("base64url"), auth: auth.toString("base64url") },
    }),
  };
}

function publicKeyOf(key: string) {
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  return createPublicKey({ key: jwk, format: "jwk" });
}

/**
 * Decrypts one record of `aes128gcm` (RFC 8188) with the keys of a browser (RFC 8291, section 3.4).
 */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), senderKey]);
  const input = Buffer.from(hkdfSync("sha256", browser.computeSecret(senderKey), auth, info, 32));
  const derive = (label: string, size: number) =>
    Buffer.from(hkdfSync("sha256", input, salt, `Content-Encoding: ${label}\0`, size));
  const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  cipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  // The last record ends with a delimiter and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}
