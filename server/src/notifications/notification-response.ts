import { type Language, localize } from "@errand/core/language";
import { fromMinor } from "@errand/core/money";
import { moneyText } from "@errand/core/money-text";
import type { listNotifications } from "@errand/core/notifications/notifications.contract";
import type { MessageValues } from "@errand/core/translate";
import type * as z from "zod";
import type { ShopSettings } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import type { NotificationValues } from "./notification-content.ts";
import type { NotificationRow } from "./notifications.data.ts";

type NotificationResponse = z.input<typeof listNotifications.reply>[number];

interface ResponseOptions {
  language: Language;
  shop: ShopSettings;
  /** The public URL of the shop. */
  url: string;
}

/** A notification with its texts in a language. */
export function toNotificationResponse(
  { id, type, message, values, target, image, createdAt, seenAt }: NotificationRow,
  { language, shop, url }: ResponseOptions,
): NotificationResponse {
  const texts = textsOf(values, language, shop);
  return {
    id,
    title: messageIn(language, "notifications", `title.${message}`, texts),
    description: messageIn(language, "notifications", `text.${message}`, texts),
    data: {
      type,
      order_id: target.orderId ?? null,
      trip_id: target.tripId ?? null,
      conversation_id: target.conversationId ?? null,
      link: target.link ?? null,
    },
    image_full_url: pictureUrl(url, image),
    is_seen: seenAt !== null,
    created_at: createdAt.toISOString(),
  };
}

/** The texts that fill the placeholders; points choose between one and several. */
function textsOf(
  values: NotificationValues,
  language: Language,
  { currencySymbol: symbol, currencySide: side, decimals }: ShopSettings,
): MessageValues {
  const texts = Object.entries(values).map(([name, value]) => {
    if (typeof value !== "object") return [name, value];
    if ("amount" in value) {
      return [name, moneyText(fromMinor(value.amount), { symbol, side, decimals }, language)];
    }
    return [name, localize(value, language)];
  });
  const { points } = values;
  return { ...Object.fromEntries(texts), ...(typeof points === "number" && { count: points }) };
}
