export type Kind = "mail" | "sms";

export interface Message {
  kind: Kind;
  /** One e-mail address or phone (E.164). */
  to: string;
  /** Of a mail; a text message has none. */
  subject: string;
  text: string;
}

export type Send = (message: Message) => Promise<void>;
