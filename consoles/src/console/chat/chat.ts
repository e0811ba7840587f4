import { newKey } from "@errand/client/create-client.ts";
import { createOutbox, type Outbox, type OutboxEntry } from "@errand/client/outbox.ts";
import { createStoredFiles } from "@errand/client/stored-files.ts";
import type { ConversationEvent } from "@errand/core/chat/chat.contract";
import type { Message, PartyType } from "@errand/core/chat/chat.types";
import type { StoreContract } from "@errand/core/contract.store";
import type { StaffAudience } from "@errand/core/principals";
import { localValues } from "@errand/ui/safe-storage.ts";
import { personalValue } from "../staff-session.ts";
import { type ChatAct, isChatAct, toMessageInput, toSubject } from "./chat-act.ts";
import { partyOfAudience } from "./chat-address.ts";

type Input<E extends keyof StoreContract> = StoreContract[E]["input"];
type Reply<E extends keyof StoreContract> = StoreContract[E]["reply"];

/** The endpoints of conversations, which each audience has under its own path (contract 6.2). */
export interface ChatCalls {
  /** The desk also reads what others write about an order. */
  list(
    input: Input<"GET /store/message/list"> & { order_id?: number },
  ): Promise<Reply<"GET /store/message/list">>;
  details(input: Input<"GET /store/message/details">): Promise<Reply<"GET /store/message/details">>;
  send(input: Input<"POST /store/message/send">, options: { key: string }): Promise<unknown>;
  see(input: Input<"PUT /store/message/seen">): Promise<unknown>;
  type(input: Input<"PUT /store/message/typing">): Promise<unknown>;
  phrases(input: Input<"GET /store/message/phrases">): Promise<Reply<"GET /store/message/phrases">>;
}

/** A message that the server has refused, until somebody decides about it. */
export interface RefusedMessage {
  key: string;
  act: ChatAct;
  reason: string;
}

export interface ChatState {
  /** Messages that nobody here has seen. */
  unread: number;
  /** The conversation in which the other party is writing; null without one. */
  typingIn: number | null;
  refused: readonly RefusedMessage[];
}

/** The conversations of who works here, as the stream of the console tells of them. */
export interface Chat {
  /** The party for which is written here. */
  own: PartyType;
  calls: ChatCalls;
  outbox: Outbox<ChatAct>;
  state(): ChatState;
  subscribe(listener: () => void): () => void;
  /** Passes on an event of the stream; others than those of conversations are not its own. */
  hear(event: string, data: unknown): void;
  /** Calls back when what a screen shows of conversations has changed; returns how to stop. */
  onNews(listener: (message: Message | null) => void): () => void;
  /** Writes a message; without a connection it waits. */
  write(act: Omit<ChatAct, "files">, pictures: File[]): Promise<void>;
  /** The pictures of a message that waits, as far as this page knows them. */
  pictures(act: ChatAct): File[];
  /** Sends what was refused again, or forgets it. */
  retry(key: string): void;
  discard(key: string): void;
}

/** Milliseconds for which the other party counts as writing. */
const typingMs = 5000;
const noFiles: File[] = [];

interface ChatOptions {
  audience: StaffAudience;
  calls: ChatCalls;
  onRefused(reason: string): void;
}

export function createChat({ audience, calls, onRefused }: ChatOptions): Chat {
  const stored = createStoredFiles(`console:${audience}:chat`);
  /** Those of this page, also where the browser stores none. */
  const files = new Map<string, File[]>();
  const listeners = new Set<() => void>();
  const newsListeners = new Set<(message: Message | null) => void>();
  let state: ChatState = { unread: 0, typingIn: null, refused: [] };
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  function change(changes: Partial<ChatState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function tell(message: Message | null) {
    for (const listener of newsListeners) listener(message);
  }

  async function send({ key, act }: OutboxEntry<ChatAct>) {
    const pictures = act.files === null ? [] : await readFiles(act.files);
    await calls.send(toMessageInput(act, pictures), { key });
    if (act.files !== null) void forgetFiles(act.files);
    tell(null);
  }

  /** Rejects without them: the message would say something else. */
  async function readFiles(key: string): Promise<File[]> {
    const found = files.get(key) ?? (await stored.readAll()).get(key);
    if (!found) throw new Error("The pictures of a message are gone.");
    return found;
  }

  async function forgetFiles(key: string) {
    files.delete(key);
    // Else they go after a day.
    await stored.remove(key).catch(() => {});
  }

  const outbox = createOutbox<ChatAct>({
    values: localValues,
    name: personalValue(audience, "messages"),
    isAct: isChatAct,
    subjectOf: toSubject,
    send,
    onRefused({ key, act }, error) {
      const reason = error instanceof Error ? error.message : "";
      change({ refused: [...state.refused, { key, act, reason }] });
      // Such as a conversation that has ended meanwhile.
      tell(null);
      onRefused(reason);
    },
  });

  function startTyping(conversationId: number) {
    clearTimeout(typingTimer);
    typingTimer = setTimeout(() => change({ typingIn: null }), typingMs);
    change({ typingIn: conversationId });
  }

  const withoutRefused = (key: string) => state.refused.filter((each) => each.key !== key);

  return {
    own: partyOfAudience[audience],
    calls,
    outbox,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNews(listener) {
      newsListeners.add(listener);
      return () => newsListeners.delete(listener);
    },
    hear(event, data) {
      // The stream is typed by its contract, and its events have no types of their own.
      if (event === "message") {
        const message = data as Message;
        if (message.conversation_id === state.typingIn) change({ typingIn: null });
        tell(message);
      }
      if (event === "seen") tell(null);
      if (event === "typing") startTyping((data as ConversationEvent).conversation_id);
      if (event === "counters") change({ unread: (data as { messages?: number }).messages ?? 0 });
    },
    async write(act, pictures) {
      if (pictures.length === 0) return void outbox.add({ ...act, files: null });
      const key = newKey();
      files.set(key, pictures);
      // Without storage they are kept until the page is left.
      await stored.put(key, pictures).catch(() => {});
      outbox.add({ ...act, files: key });
    },
    pictures: ({ files: key }) => (key === null ? noFiles : (files.get(key) ?? noFiles)),
    retry(key) {
      const found = state.refused.find((each) => each.key === key);
      change({ refused: withoutRefused(key) });
      if (found) outbox.add(found.act);
    },
    discard(key) {
      const found = state.refused.find((each) => each.key === key);
      if (found && found.act.files !== null) void forgetFiles(found.act.files);
      change({ refused: withoutRefused(key) });
    },
  };
}
