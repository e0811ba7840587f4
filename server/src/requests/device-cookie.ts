import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** As long as the accounts that it signed in to know it. */
export const deviceLifeDays = 180;

const name = "device";
const form = /^[\w-]{43}$/;

/** What tells a browser that signed in before from all others; null when it never did. */
export function readDevice(c: Context): string | null {
  const device = getCookie(c, name);
  return device && form.test(device) ? device : null;
}

export function newDevice(): string {
  return randomBytes(32).toString("base64url");
}

/** Only the API is sent it, and no script reads it: pages are the same for everybody. */
export function setDevice(c: Context, device: string, isSecure: boolean) {
  setCookie(c, name, device, {
    path: "/api/v1",
    maxAge: deviceLifeDays * 86_400,
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure,
  });
}
