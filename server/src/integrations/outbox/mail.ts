import { createTransport } from "nodemailer";
import type { Settings } from "../../process/settings.ts";
import type { OutgoingMessage, Send } from "./message.ts";

const timeoutMs = 15_000;

/** Sends mail by SMTP: as text and, where the message has it, also as HTML. */
export function sendBySmtp({ url, from }: NonNullable<Settings["mail"]>): Send {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "errand";
  return async ({ to, subject, text, html }: OutgoingMessage, id: string) => {
    const messageId = `<${id}@${domain}>`;
    // An address object, because text with commas would be parsed as several recipients.
    await transport.sendMail({
      from,
      to: { name: "", address: to },
      subject,
      text,
      ...(html !== undefined && { html }),
      messageId,
    });
  };
}
