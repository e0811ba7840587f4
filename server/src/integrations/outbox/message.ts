export type MessageKind = "mail" | "sms";

export interface OutgoingMessage {
  kind: MessageKind;
  /** One e-mail address or phone (E.164). */
  to: string;
  /** Of a mail; a text message has none. */
  subject: string;
  text: string;
}

export type Send = (message: OutgoingMessage) => Promise<void>;
