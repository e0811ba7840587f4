import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import type { MessageFormats } from "./message-formats.ts";

/** The parts of an e-mail; as HTML and as text it says the same. Nothing in it is markup. */
export interface MailContent {
  shop: string;
  title: string;
  paragraphs: string[];
  facts: { name: string; value: string }[];
  /** Null for those whom the price does not concern. */
  receipt: ReceiptResponse | null;
  /** False once the money has gone back. */
  showsPayments: boolean;
  button: { label: string; link: string };
  /** The invoice; null before the delivery. */
  invoice: { label: string; link: string } | null;
  /** What the link opens, and for how long. */
  about: string;
  formats: MessageFormats;
}
