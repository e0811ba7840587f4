import type { Language } from "@errand/core/language";
import type { OutgoingMessage } from "../integrations/outbox/message.ts";
import { messageIn } from "../messages/messages.ts";
import type { CodePurpose } from "./code-purpose.ts";

/**
 * The e-mail or text message with a code. It names the purpose, so that customers cannot be tricked
 * into passing on a code.
 */
export function codeMessage(parts: {
  code: string;
  purpose: CodePurpose;
  recipient: string;
  shopName: string;
  language: Language;
}): OutgoingMessage {
  const { code, purpose, recipient, shopName: shop, language } = parts;
  const use = messageIn(language, "account", `code.uses.${purpose}`);
  return recipient.includes("@")
    ? {
        kind: "mail",
        to: recipient,
        subject: messageIn(language, "account", "code.subject", { shop, code }),
        text: messageIn(language, "account", "code.mail", { shop, code, use }),
      }
    : {
        kind: "sms",
        to: recipient,
        subject: "",
        text: messageIn(language, "account", "code.sms", { shop, code, use }),
      };
}
