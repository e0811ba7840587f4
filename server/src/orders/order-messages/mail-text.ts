import { messageIn } from "../../messages/messages.ts";
import type { MailContent } from "./mail-content.ts";
import { receiptRows } from "./receipt-rows.ts";

const width = 56;

/** The text of an e-mail, for programs that show no HTML. */
export function mailText(content: MailContent): string {
  const { shop, title, paragraphs, facts, button, invoice, about, formats } = content;
  const { language } = formats;
  const rows = receiptRows(content, formats);
  const firstSum = rows.findIndex(({ isSum }) => isSum);
  const printed = rows.map(({ name, amount }) => `${name.padEnd(width - amount.length)} ${amount}`);
  return [
    title,
    paragraphs.join("\n"),
    `${button.label}:\n${button.link}`,
    facts.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    ...(rows.length > 0
      ? [
          [
            messageIn(language, "orderMessages", "receipt"),
            ...printed.slice(0, firstSum),
            "-".repeat(width + 1),
            ...printed.slice(firstSum),
          ].join("\n"),
        ]
      : []),
    ...(invoice ? [`${invoice.label}:\n${invoice.link}`] : []),
    `${about}\n${shop}`,
  ].join("\n\n");
}
