import * as z from "zod";
import type { Database } from "../../database/database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../../jobs/job.ts";
import type { Log } from "../../process/log.ts";
import type { Settings } from "../../process/settings.ts";
import { traceCall } from "../../process/trace-call.ts";
import { sendBySmtp } from "./mail.ts";
import { type MessageKind, type OutgoingMessage, outgoingMessage, type Send } from "./message.ts";
import { storeMessage } from "./outbox.data.ts";
import { sendByHttp } from "./sms.ts";

/** The configured sender of each kind of message; null without one. */
export type Senders = Record<MessageKind, Send | null>;

export interface Outbox {
  /** Whether a message of this kind is delivered: a sender is configured, or the demo shows it. */
  canSend(kind: MessageKind): boolean;
  /** Whether a sender is configured for this kind of message. */
  hasSender(kind: MessageKind): boolean;
  /**
   * Enqueues a message in the transaction that causes it. A worker sends it, so that neither the
   * duration nor the result reveals anything about the recipient to the caller.
   */
  send(tx: Database, message: OutgoingMessage, options?: SendOptions): Promise<void>;
  /** What the workers do to send messages. */
  handler: JobHandler;
}

interface SendOptions {
  /** From then on the message is not sent any more. */
  expiresAt?: Date;
  /**
   * False for an unknown recipient: the job then sends nothing, and looks like any other from
   * outside.
   */
  isDelivered?: boolean;
}

export const sendMessageJob = defineJob({
  name: "send-message",
  data: outgoingMessage.extend({ isDelivered: z.boolean() }),
  concurrency: 4,
  isSecret: true,
});

/** Returns the senders of the settings. */
export function connectSenders({ mail, sms }: Pick<Settings, "mail" | "sms">): Senders {
  return { mail: mail && sendBySmtp(mail), sms: sms && sendByHttp(sms) };
}

/** Sends by the configured senders; in the demo, stores messages without a sender in the outbox. */
export function createOutbox(parts: {
  senders: Senders;
  demo: boolean;
  clock: () => Date;
  log: Log;
}): Outbox {
  const { senders, demo, clock, log } = parts;
  const hasSender = (kind: MessageKind) => senders[kind] !== null;
  const canSend = (kind: MessageKind) => hasSender(kind) || demo;

  return {
    canSend,
    hasSender,

    async send(tx, message, { expiresAt, isDelivered = true } = {}) {
      const { kind } = message;
      if (!canSend(kind)) return log.warn({ kind }, "no sender is configured for this message");
      await enqueue(tx, sendMessageJob, { ...message, isDelivered }, { expiresAt });
    },

    handler: handleJob(sendMessageJob, async ({ isDelivered, ...message }, { id, db }) => {
      const send = senders[message.kind];
      if (!isDelivered) return;
      if (!send && demo) return storeMessage(db, message, { id, now: clock() });
      if (!send) throw new Error("no sender is configured for this message");
      const { kind } = message;
      await traceCall(`send ${kind}`, {}, () => send(message, id)).catch((error: Error) => {
        // The reason is stored and logged, so that it contains neither the text nor the recipient.
        throw new Error(`sending the message failed: ${error.name}`);
      });
    }),
  };
}
