import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** Days for which an account remembers a device. */
export const deviceLifeDays = 180;

const name = "device";
const form = /^[\w-]{43}$/;

/** Returns the device cookie of a browser that has signed in before; null otherwise. */
export function readDevice(c: Context): string | null {
  const device = getCookie(c, name);
  return device && form.test(device) ? device : null;
}

export function newDevice(): string {
  return randomBytes(32).toString("base64url");
}

/** Sets the device cookie, which is sent to the API only and hidden from scripts. */
export function setDevice(c: Context, device: string, isSecure: boolean) {
  setCookie(c, name, device, {
    path: "/api/v1",
    maxAge: deviceLifeDays * 86_400,
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure,
  });
}
