import type { Database } from "../../database/database.ts";
import type { Log } from "../../process/log.ts";
import type { Settings } from "../../process/settings.ts";
import { sendBySmtp } from "./mail.ts";
import type { MessageKind, OutgoingMessage, Send } from "./message.ts";
import { outbox } from "./outbox.tables.ts";
import { sendByHttp } from "./sms.ts";

/** What is connected to send each kind of message; null: nothing. */
export type Senders = Record<MessageKind, Send | null>;

export interface Outbox {
  /** Whether a message of this kind gets to somebody: a sender is connected, or the demo shows it. */
  canSend(kind: MessageKind): boolean;
  /**
   * Sends without being waited for: how long it takes, and whether it works, tells a visitor nothing
   * about the recipient.
   */
  send(message: OutgoingMessage): void;
  /** Resolves when all that is under way has been sent or has failed. */
  flushed(): Promise<void>;
}

/** The senders that the settings name. */
export function connectSenders({ mail, sms }: Pick<Settings, "mail" | "sms">): Senders {
  return { mail: mail && sendBySmtp(mail), sms: sms && sendByHttp(sms) };
}

/** Sends by what is connected, else, in the demo, puts into the outbox. */
export function createOutbox(parts: {
  db: Database;
  senders: Senders;
  demo: boolean;
  clock: () => Date;
  log: Log;
}): Outbox {
  const { db, senders, demo, clock, log } = parts;
  const underWay = new Set<Promise<void>>();

  const putAside: Send = async ({ to, ...message }) => {
    await db.insert(outbox).values({ ...message, recipient: to, createdAt: clock() });
  };
  const senderOf = (kind: MessageKind) => senders[kind] ?? (demo ? putAside : null);

  return {
    canSend: (kind) => senderOf(kind) !== null,
    send(message) {
      const send = senderOf(message.kind);
      if (!send)
        return log.warn({ kind: message.kind }, "no sender is configured for this message");
      const sending = send(message)
        // What was sent, and to whom, stays out of the log.
        .catch((error: Error) =>
          log.error({ kind: message.kind, why: error.name }, "sending the message failed"),
        )
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async flushed() {
      await Promise.all(underWay);
    },
  };
}
