import type { Database } from "../../database/database.ts";
import type { Log } from "../../process/log.ts";
import type { Settings } from "../../process/settings.ts";
import { sendBySmtp } from "./mail.ts";
import type { MessageKind, OutgoingMessage, Send } from "./message.ts";
import { outbox } from "./outbox.tables.ts";
import { sendByHttp } from "./sms.ts";

/** The configured sender of each kind of message; null without one. */
export type Senders = Record<MessageKind, Send | null>;

export interface Outbox {
  /** Whether a message of this kind is delivered: a sender is configured, or the demo shows it. */
  canSend(kind: MessageKind): boolean;
  /**
   * Sends in the background, so that neither the duration nor the result reveals anything about the
   * recipient to the caller.
   */
  send(message: OutgoingMessage): void;
  /** Resolves when all messages in progress were sent or have failed. */
  flushed(): Promise<void>;
}

/** Returns the senders of the settings. */
export function connectSenders({ mail, sms }: Pick<Settings, "mail" | "sms">): Senders {
  return { mail: mail && sendBySmtp(mail), sms: sms && sendByHttp(sms) };
}

/** Sends by the configured senders; in the demo, stores messages without a sender in the outbox. */
export function createOutbox(parts: {
  db: Database;
  senders: Senders;
  demo: boolean;
  clock: () => Date;
  log: Log;
}): Outbox {
  const { db, senders, demo, clock, log } = parts;
  const inProgress = new Set<Promise<void>>();

  const storeInOutbox: Send = async ({ to, ...message }) => {
    await db.insert(outbox).values({ ...message, recipient: to, createdAt: clock() });
  };
  const senderOf = (kind: MessageKind) => senders[kind] ?? (demo ? storeInOutbox : null);

  return {
    canSend: (kind) => senderOf(kind) !== null,
    send(message) {
      const send = senderOf(message.kind);
      if (!send)
        return log.warn({ kind: message.kind }, "no sender is configured for this message");
      const sending = send(message)
        // The log contains neither the text nor the recipient.
        .catch((error: Error) =>
          log.error({ kind: message.kind, why: error.name }, "sending the message failed"),
        )
        .finally(() => inProgress.delete(sending));
      inProgress.add(sending);
    },
    async flushed() {
      await Promise.all(inProgress);
    },
  };
}
