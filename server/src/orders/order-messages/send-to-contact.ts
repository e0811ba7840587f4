import type { Database } from "../../database/database.ts";
import type { OutgoingMessage } from "../../integrations/outbox/message.ts";
import type { Outbox } from "../../integrations/outbox/outbox.ts";

/** A message in each of its forms. */
export interface ContactMessage {
  mail(to: string): Promise<OutgoingMessage>;
  sms(to: string): OutgoingMessage;
}

/**
 * Sends a message by e-mail, and as a text message where a provider is configured or no e-mail is
 * known.
 */
export async function sendToContact(
  tx: Database,
  outbox: Outbox,
  message: ContactMessage,
  { email, phone, expiresAt }: { email: string | null; phone: string; expiresAt: Date },
): Promise<void> {
  if (email && outbox.canSend("mail")) {
    await outbox.send(tx, await message.mail(email), { expiresAt });
  }
  const bySms = email ? outbox.hasSender("sms") : outbox.canSend("sms");
  if (phone && bySms) await outbox.send(tx, message.sms(phone), { expiresAt });
}
