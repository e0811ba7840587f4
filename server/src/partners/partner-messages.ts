import { applicationLink } from "@errand/core/partners/application-link";
import type { ShopSettings } from "../config/shop.ts";
import { getVendorPortal } from "../config/vendor-portal.ts";
import type { Database } from "../database/database.ts";
import type { Outbox } from "../integrations/outbox/outbox.ts";
import { messageIn } from "../messages/messages.ts";
import type { MailContent } from "../orders/order-messages/mail-content.ts";
import { mailHtml } from "../orders/order-messages/mail-html.ts";
import { mailText } from "../orders/order-messages/mail-text.ts";
import { messageFormats } from "../orders/order-messages/message-formats.ts";
import { sendToContact } from "../orders/order-messages/send-to-contact.ts";
import type { ApiSettings } from "../requests/api.ts";
import { applicationToken } from "./application-token.ts";
import type { ApplicationRow } from "./applications.data.ts";

export type PartnerMessage = "received" | "approved" | "refused";

/** What sending a message to an applicant takes, in the server and in a command. */
export interface MessageParts {
  settings: Pick<ApiSettings, "url" | "secret">;
  outbox: Outbox;
  shop: () => Promise<ShopSettings>;
}

/** Days after which a message that could not be sent is of no use any more. */
const maxAgeDays = 3;
const dayMs = 86_400_000;

/**
 * Sends a message about an application in the language of the applicant, with the transaction that
 * causes it.
 */
export async function tellApplicant(
  tx: Database,
  { settings, outbox, shop: readShop }: MessageParts,
  {
    application,
    message,
    now,
  }: { application: ApplicationRow; message: PartnerMessage; now: Date },
) {
  if (!outbox.canSend("mail") && !outbox.canSend("sms")) return;
  const shop = await readShop();
  const { email, phone, language, kind } = application;
  const portal = getVendorPortal(shop, settings.url);
  const link =
    kind === "change"
      ? portal
      : applicationLink(settings.url, applicationToken(settings.secret, application));
  const content = toMailContent(application, message, shop, { link, portal });
  const text = messageIn(language, "partnerMessages", `sms.${message}_${kind}`, {
    shop: shop.businessName,
    link,
  });
  const forms = {
    mail: async (to: string) => ({
      kind: "mail" as const,
      to,
      subject: content.title,
      text: mailText(content),
      html: await mailHtml(content),
    }),
    sms: (to: string) => ({ kind: "sms" as const, to, subject: "", text }),
  };
  const expiresAt = new Date(now.getTime() + maxAgeDays * dayMs);
  await sendToContact(tx, outbox, forms, { email, phone, expiresAt });
}

function toMailContent(
  application: ApplicationRow,
  message: PartnerMessage,
  shop: ShopSettings,
  { link, portal }: { link: string; portal: string },
): MailContent {
  const { id, language, kind, firstName, reason } = application;
  const names = { shop: shop.businessName, name: firstName };
  const hasPortal = message === "approved" && kind === "store";
  const fact = (key: "number" | "email" | "phone" | "portal", value: string) => ({
    name: messageIn(language, "partnerMessages", `facts.${key}`),
    value,
  });
  return {
    shop: shop.businessName,
    title: messageIn(language, "partnerMessages", `title.${message}_${kind}`, names),
    paragraphs: [
      messageIn(language, "partnerMessages", "greeting", names),
      messageIn(language, "partnerMessages", `text.${message}_${kind}`, names),
      ...(message === "refused" && reason
        ? [messageIn(language, "partnerMessages", "reason", { reason })]
        : []),
      messageIn(language, "partnerMessages", `next.${message}_${kind}`, names),
    ],
    facts: [
      fact("number", `#${id}`),
      fact("email", application.email),
      fact("phone", application.phone),
      ...(hasPortal ? [fact("portal", portal)] : []),
    ],
    receipt: null,
    showsPayments: false,
    button: {
      label: messageIn(
        language,
        "partnerMessages",
        kind === "change" ? "button.change" : `button.${message}`,
      ),
      link,
    },
    invoice: null,
    about: messageIn(language, "partnerMessages", kind === "change" ? "aboutChange" : "about"),
    formats: messageFormats({ order: { language }, shop }),
  };
}
