import { isLinkToken, linkDigest } from "../orders/order-link.ts";
import type { ApplicationRow } from "./applications.data.ts";

type LinkedApplication = Pick<ApplicationRow, "id" | "email" | "submittedAt">;

/**
 * What opens an application without an account: on the device that sent it, and from the links in
 * messages. A change of the e-mail ends the links that went to the former address.
 */
export function applicationToken(secret: string, application: LinkedApplication): string {
  return `${application.id}.${toApplicationDigest(secret, application).toString("base64url")}`;
}

/** The number that a token names, which is not verified yet; null when it is no token. */
export function applicationIdOf(token: string): number | null {
  const id = /^(\d{1,15})\.[A-Za-z0-9_-]{43}$/.exec(token)?.[1];
  return id === undefined ? null : Number(id);
}

/** Whether `token` is the application's and has not expired. */
export function isApplicationToken(
  secret: string,
  application: LinkedApplication,
  token: string,
  now: Date,
): boolean {
  const [, signature = ""] = token.split(".");
  return isLinkToken(
    toApplicationDigest(secret, application),
    signature,
    application.submittedAt,
    now,
  );
}

function toApplicationDigest(secret: string, { id, email }: LinkedApplication): Buffer {
  return linkDigest(secret, `partner application ${id} ${email}`);
}
