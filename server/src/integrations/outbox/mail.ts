import { createTransport } from "nodemailer";
import type { Settings } from "../../process/settings.ts";
import type { OutgoingMessage, Send } from "./message.ts";

const patienceMs = 15_000;

/** Sends by SMTP, as text alone: what a person typed stays text in the mail as well (safety 17). */
export function sendBySmtp({ url, from }: NonNullable<Settings["mail"]>): Send {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }: OutgoingMessage) => {
    // An address as an object is never read as a list of several.
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
  };
}
