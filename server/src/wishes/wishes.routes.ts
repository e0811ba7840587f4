import { AppError } from "@errand/core/errors";
import { addWish } from "@errand/core/wishes/wishes.contract";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { insertWish } from "./wishes.data.ts";
import type { WishesApi } from "./wishes-api.ts";

/** What customers and guests ask the stores for. */
export function wishRoutes(api: WishesApi) {
  serve(api, addWish, async ({ text, urgency, email }, ctx) => {
    const { db, shopper, module, zoneIds, language, now } = ctx;
    if ((await api.shop()).wishes === false) throw new AppError("feature_off");
    const isGuest = shopper.kind === "guest";
    if (isGuest && !api.outbox.canSend("mail")) throw new AppError("feature_off");
    if (isGuest && email === undefined) throw new AppError("email_needed", { field: "email" });
    await api.limits.wishes.take(shopper.key);
    if (email !== undefined) await api.limits.wishes.take(email);
    await insertWish(db, {
      ...{ text, urgency, language, zoneIds, moduleId: module.id, createdAt: now },
      ...(isGuest ? { guestId: shopper.guestId, email } : { customerId: shopper.customerId }),
    });
    return { message: messageIn(language, "responses", "wish_added") };
  });
}
