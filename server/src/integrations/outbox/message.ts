export type MessageKind = "mail" | "sms";

export interface OutgoingMessage {
  kind: MessageKind;
  /** One e-mail address or phone (E.164). */
  to: string;
  /** The subject of an e-mail; "" for a text message. */
  subject: string;
  text: string;
}

export type Send = (message: OutgoingMessage) => Promise<void>;
