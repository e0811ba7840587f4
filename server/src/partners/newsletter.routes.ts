import { subscribeToNewsletter } from "@errand/core/partners/newsletter.contract";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { newsletterSubscribers } from "./partners.tables.ts";
import type { PartnersApi } from "./partners-api.ts";

export function newsletterRoutes(api: PartnersApi) {
  serve(api, subscribeToNewsletter, async ({ email }, { db, address, language }) => {
    await api.limits.newsletter.take(address);
    await db.insert(newsletterSubscribers).values({ email }).onConflictDoNothing();
    return { message: messageIn(language, "responses", "subscribed") };
  });
}
