import { createECDH } from "node:crypto";
import { AppError } from "@errand/core/errors";
import * as z from "zod";
import type { PushAddress, PushSender } from "../../integrations/push/push-sender.ts";

const bytes = (size: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .refine((value) => Buffer.from(value, "base64url").length === size);

/** A `PushSubscription` of a browser as JSON. */
const subscription = z.object({
  endpoint: z.url().max(2048),
  keys: z.object({ p256dh: bytes(65).refine(isOnCurve), auth: bytes(16) }),
});

/**
 * The address in a token of a browser; null for a token of another kind, such as one of Firebase.
 * Throws `push_subscription_malformed` for an address that is not complete or not of a push
 * service.
 */
export function readPushToken(
  token: string,
  isPushService: PushSender["isPushService"],
): PushAddress | null {
  if (!token.startsWith("{")) return null;
  const address = parsePushSubscription(token, isPushService);
  if (!address) throw new AppError("push_subscription_malformed", { field: "cm_firebase_token" });
  return address;
}

/** Null for an address that is not complete or not of a push service. */
export function parsePushSubscription(
  text: string,
  isPushService: PushSender["isPushService"],
): PushAddress | null {
  const { data } = subscription.safeParse(parseJson(text));
  if (!data || !isPushService(data.endpoint)) return null;
  return { endpoint: data.endpoint, ...data.keys };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOnCurve(publicKey: string): boolean {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  try {
    curve.computeSecret(publicKey, "base64url");
    return true;
  } catch {
    return false;
  }
}
