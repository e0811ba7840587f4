import { useSyncExternalStore } from "react";
import type { ChatAddress } from "./chat-address.ts";

/** A message that the server has not confirmed yet. */
export interface UnsentMessage {
  /** The idempotency key: however often it is sent, it arrives once. */
  key: string;
  to: ChatAddress;
  text: string;
  pictures: File[];
  orderId: number | undefined;
  at: string;
  /** Why the server refused it; null while it waits for the connection. */
  error: string | null;
}

const storageKey = "unsent-messages";
let messages: UnsentMessage[] | null = null;
const none: UnsentMessage[] = [];
const listeners = new Set<() => void>();

/** Messages survive a reload; their pictures do not, so that those are sent only while the page is open. */
function restore(): UnsentMessage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    if (!Array.isArray(stored)) return none;
    return stored.map((entry: UnsentMessage) => ({ ...entry, pictures: [] }));
  } catch {
    return none;
  }
}

/** Those who wait, oldest first. */
export function unsentMessages(): UnsentMessage[] {
  messages ??= restore();
  return messages;
}

export function changeUnsent(change: (messages: UnsentMessage[]) => UnsentMessage[]): void {
  messages = change(unsentMessages());
  const texts = messages.filter(({ pictures }) => pictures.length === 0);
  try {
    if (texts.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(texts));
  } catch {
    // Without storage they are kept until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnsent(): UnsentMessage[] {
  return useSyncExternalStore(subscribe, unsentMessages, () => none);
}
