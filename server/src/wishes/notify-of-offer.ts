import { localize } from "@errand/core/language";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { notify } from "../notifications/notify.ts";
import type { OfferedItem } from "./offered-item.data.ts";
import type { wishes } from "./wishes.tables.ts";
import type { WishesApi } from "./wishes-api.ts";

interface Offer {
  wish: typeof wishes.$inferSelect;
  item: OfferedItem;
  at: Date;
}

/** Notifies a customer of an offer; a guest receives an e-mail. */
export async function notifyOfOffer(
  api: WishesApi,
  tx: Database,
  { wish, item, at }: Offer,
): Promise<void> {
  const link = `/product/${item.slug}?module_id=${item.moduleId}`;
  const { name, storeName: store } = item;
  if (wish.customerId !== null) {
    await notify(tx, {
      ...{ customerId: wish.customerId, at, target: { link } },
      cause: `wish:${wish.id}:${item.storeId}`,
      type: "push_notification",
      message: "wish_offered",
      values: { wish: wish.text, item: name, store },
    });
  }
  if (wish.email === null) return;
  const shop = await api.shop();
  const { language } = wish;
  const values = {
    ...{ wish: wish.text, shop: shop.businessName },
    ...{ item: localize(name, language), store: localize(store, language) },
  };
  await api.outbox.send(tx, {
    kind: "mail",
    to: wish.email,
    // Without the text of the wish: its sender chooses both the text and the address.
    subject: `${values.store}: ${values.item}`,
    text: [
      messageIn(language, "notifications", "text.wish_offered", values),
      `${api.settings.url}${link}`,
      shop.businessName,
    ].join("\n\n"),
  });
}
