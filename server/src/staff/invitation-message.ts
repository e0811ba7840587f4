import { type Language, localize } from "@errand/core/language";
import type { OutgoingMessage } from "../integrations/outbox/message.ts";
import { messageIn } from "../messages/messages.ts";
import type { Invitation } from "./staff-invitations.data.ts";

/**
 * The e-mail of an invitation, in the language of the person who invites. The token is in the
 * fragment of the link, which browsers do not send: it appears in no log and no referrer.
 */
export function invitationMessage(
  { invitation, role, token }: Invitation & { token: string },
  { url, shop, store, language }: { url: string; shop: string; store: string; language: Language },
): OutgoingMessage {
  const days = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const isOperator = invitation.kind === "operator";
  const subject = isOperator ? "operator_invitation.subject" : "invitation.subject";
  const text = isOperator ? "operator_invitation.text" : "invitation.text";
  return {
    kind: "mail",
    to: invitation.email,
    subject: messageIn(language, "staff", subject, { shop, store }),
    text: messageIn(language, "staff", text, {
      shop,
      store,
      role: localize(role.name, language),
      link: `${url}/store-invitation#token=${token}`,
      day: days.format(invitation.expiresAt),
    }),
  };
}
