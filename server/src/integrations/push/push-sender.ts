import { createECDH, createHmac } from "node:crypto";
import webPush from "web-push";
import { traceCall } from "../../process/trace-call.ts";

/** A browser's address for pushed messages, and its keys that encrypt them (RFC 8291). */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** What the service worker of the browser receives. */
  payload: string;
  /** How long the push service stores the message for a browser that is offline, in seconds. */
  ttl: number;
  urgency: "high" | "normal" | "low";
  /**
   * Of stored messages of one topic, the push service delivers only the last: at most 32 letters,
   * digits, - and _.
   */
  topic: string;
}

/** Sends messages to browsers through the push services of their makers (RFC 8030). */
export interface PushSender {
  /** Identifies the shop to push services (VAPID, RFC 8292); browsers subscribe with it. */
  publicKey: string;
  /**
   * Whether an address is one of a push service: others are never called, whatever a browser sends.
   */
  isPushService(endpoint: string): boolean;
  /** `gone`: the browser has unsubscribed. Throws for every other refusal. */
  send(address: PushAddress, message: PushMessage): Promise<"sent" | "gone">;
}

interface PushSenderOptions {
  /** The secret of the installation, from which the keys are derived. */
  secret: string;
  /** An e-mail address at which push services reach the shop. */
  contact: () => Promise<string>;
  /** The push services; those of the known browsers by default. */
  isPushService?: PushSender["isPushService"];
}

const timeoutMs = 15_000;

/** Chrome and Edge on Android, Firefox, Edge on Windows, Safari. */
const pushServices = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
];

function isKnownService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "") return false;
  return pushServices.some((host) => host.test(url.hostname));
}

export function createPushSender(options: PushSenderOptions): PushSender {
  const { secret, contact, isPushService = isKnownService } = options;
  const keys = deriveKeys(secret);

  return {
    publicKey: keys.publicKey,
    isPushService,
    async send({ endpoint, p256dh, auth }, { payload, ttl, urgency, topic }) {
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          TTL: ttl,
          urgency,
          topic,
          contentEncoding: "aes128gcm",
          vapidDetails: { subject: `mailto:${await contact()}`, ...keys },
        },
      );
      const { host } = new URL(endpoint);
      const response = await traceCall("push service", { "server.address": host }, () =>
        fetch(endpoint, {
          method,
          headers: headers as Record<string, string>,
          body: new Uint8Array(body),
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMs),
        }),
      );
      await response.body?.cancel();
      if (response.status === 404 || response.status === 410) return "gone";
      if (!response.ok) throw new Error(`the push service responded with ${response.status}`);
      return "sent";
    },
  };
}

/** The same keys in every process, and until the secret changes: browsers then subscribe again. */
function deriveKeys(secret: string): { publicKey: string; privateKey: string } {
  const privateKey = createHmac("sha256", secret).update("web push").digest();
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey("base64url"),
    privateKey: privateKey.toString("base64url"),
  };
}
