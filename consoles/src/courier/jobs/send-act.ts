import type { OutboxEntry } from "@errand/client/outbox.ts";
import type { Job } from "@errand/core/orders/staff-orders.types";
import { readPicture } from "@errand/ui/forms/picture-storage.ts";
import type { CourierClient } from "../courier-client.ts";
import { type CourierAct, getPhotos } from "./courier-act.ts";

/** The server refuses a time that is longer ago; what waited for longer counts from its arrival. */
const maxAgeMs = 59 * 60_000;

/** Sends what a courier did, with the time of it; resolves to the job as it is then. */
export async function sendAct(
  { call }: Pick<CourierClient, "call">,
  { key, act, doneAt }: OutboxEntry<CourierAct>,
): Promise<Job> {
  const isRecent = Date.now() - doneAt < maxAgeMs;
  const done = {
    id: act.jobId,
    ...(isRecent && { occurred_at: new Date(doneAt).toISOString() }),
  };
  const photos = await readPhotos(act);
  const options = { key };
  switch (act.do) {
    case "arrive":
      return (await call("POST /courier/jobs/{id}/arrived", done, options)).job;
    case "pickup": {
      const input = { ...done, code: act.code };
      return (await call("POST /courier/jobs/{id}/pickup", input, options)).job;
    }
    case "deliver": {
      const { otp, cash, missing } = act;
      const why = missing && { missing_reason: missing.reason, missing_note: missing.note };
      const input = { ...done, otp, cash, ...why, proof: photos[0] };
      return (await call("POST /courier/jobs/{id}/deliver", input, options)).job;
    }
    case "fail":
    case "incident": {
      const input = { ...done, reason: act.reason, note: act.note, image: photos };
      return (await call(`POST /courier/jobs/{id}/${act.do}`, input, options)).job;
    }
    case "unassign": {
      const input = { ...done, reason: act.reason };
      return (await call("POST /courier/jobs/{id}/unassign", input, options)).job;
    }
  }
}

/** Those that are still on this device. */
async function readPhotos(act: CourierAct): Promise<File[]> {
  const photos = await Promise.all(getPhotos(act).map(readPicture));
  return photos.filter((photo) => photo !== null);
}
