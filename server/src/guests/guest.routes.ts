import { requestGuest } from "@errand/core/guests/guests.contract";
import { insertUnread } from "../database/insert-row.ts";
import { messageIn } from "../messages/messages.ts";
import type { Api } from "../requests/api.ts";
import { encodeGuestId, randomGuestId } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { guests } from "./guests.tables.ts";

export function guestRoutes(api: Api) {
  serve(api, requestGuest, async (_input, { db, language, address }) => {
    await api.limits.guests.take(address);
    const id = randomGuestId();
    await insertUnread(db, guests, { id });
    return { message: messageIn(language, "responses", "welcome"), guest_id: encodeGuestId(id) };
  });
}
