import { localize } from "@errand/core/language";
import { handleJob, type JobHandler } from "../../jobs/job.ts";
import { messageIn } from "../../messages/messages.ts";
import type { PushApi } from "../../notifications/push/push-notification.ts";
import { deleteStaffAddress, findStaffAddress } from "./staff-push.data.ts";
import { staffPushJob } from "./staff-push.job.ts";

/**
 * Sends what is pushed, in the language of the device; an address that is gone is deleted. Pushed
 * again after a crash, it replaces itself on the device.
 */
export function staffPushHandler({ push }: PushApi): JobHandler {
  return handleJob(
    staffPushJob,
    async ({ session, message, values, path, topic, life }, { db }) => {
      const address = await findStaffAddress(db, Buffer.from(session, "hex"));
      if (!address) return;
      const { language } = address;
      const shown = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === "object" ? localize(value, language) : value,
      ]);
      const texts = Object.fromEntries(shown);
      const title = messageIn(language, "staffPush", `title.${message}`, texts);
      const text = messageIn(language, "staffPush", `text.${message}`, texts);
      const payload = JSON.stringify({
        ...{ title, text, path, image: null },
        ...{ topic, language, isSilent: false },
      });
      const sent = { payload, ttl: life, urgency: "high", topic } as const;
      if ((await push.send(address, sent)) === "gone")
        await deleteStaffAddress(db, address.endpoint);
    },
  );
}
