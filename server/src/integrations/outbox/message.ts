import * as z from "zod";

export const outgoingMessage = z.object({
  kind: z.enum(["mail", "sms"]),
  /** One e-mail address or phone (E.164). */
  to: z.string(),
  /** The subject of an e-mail; "" for a text message. */
  subject: z.string(),
  text: z.string(),
  /**
   * The text of an e-mail as a complete document, in which everything that people wrote is escaped.
   */
  html: z.string().optional(),
});

export type OutgoingMessage = z.output<typeof outgoingMessage>;
export type MessageKind = OutgoingMessage["kind"];

/**
 * Sends a message. `id` is the same when a message is sent again, because the process ended before
 * it knew that it was sent: a receiver that knows the id delivers the message once.
 */
export type Send = (message: OutgoingMessage, id: string) => Promise<void>;
