import sharp from "sharp";
import { api } from "./bench.ts";
import type { Running } from "./processes.ts";

/** Files of a few hundred kB that take hundreds of MB to decode. */
const bombs = {
  progressive: () => flat(8000).jpeg({ progressive: true }),
  allowedProgressive: () => flat(4800).jpeg({ progressive: true }),
  baseline: () => flat(8000).jpeg(),
  png: () => flat(8000).png({ compressionLevel: 9 }),
};

function flat(side: number) {
  return sharp({ create: { width: side, height: side, channels: 3, background: "#345" } });
}

/**
 * Applications of couriers at the same time, each from another address, with pictures of this kind.
 */
export function applications(kind: keyof typeof bombs, count: number) {
  return async ({ url }: Running) => {
    const bytes = await bombs[kind]().toBuffer();
    const statuses = await Promise.all(
      Array.from({ length: count }, async (_each, index) => {
        const response = await fetch(`${url}${api}/auth/delivery-man/store`, {
          method: "POST",
          headers: { "X-Forwarded-For": `198.51.100.${index + 1}` },
          body: form(index, new Blob([new Uint8Array(bytes)])),
        });
        await response.text();
        return response.status;
      }),
    );
    process.stdout.write(`  ${bytes.length} bytes each, answered ${tally(statuses)}\n`);
    return () => {};
  };
}

function form(index: number, picture: Blob): FormData {
  const body = new FormData();
  const digits = String(index).padStart(4, "0");
  const fields = {
    ...{ f_name: "Ada", email: `flood.${digits}@example.org`, phone: `+3363998${digits}` },
    ...{ zone_id: "1", identity_type: "passport", identity_number: "19AB12345" },
    ...{ vehicle_id: "1", earning: "1", password: "Sup3r-secret" },
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("identity_image[]", picture, "identity.jpg");
  body.append("image", picture, "photo.jpg");
  return body;
}

/** Attempts to sign in at the same time, with a wrong password, each from another address. */
export function signIns(count: number) {
  return async ({ url }: Running) => {
    const statuses = await Promise.all(
      Array.from({ length: count }, async (_each, index) => {
        const response = await fetch(`${url}${api}/auth/login`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "X-Forwarded-For": `203.0.${index >> 8}.${index & 255}`,
          },
          body: JSON.stringify({
            ...{ email_or_phone: `nobody.${index}@example.org`, password: "wrong password" },
            ...{ login_type: "manual", field_type: "email" },
          }),
        });
        await response.text();
        return response.status;
      }),
    );
    process.stdout.write(`  answered ${tally(statuses)}\n`);
    return () => {};
  };
}

export function tally(statuses: number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
}
