import { createStoredFiles } from "@errand/client/stored-files.ts";
import { sessionValues } from "@errand/ui/safe-storage.ts";
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

/** As session storage has it. */
interface StoredMessage extends Omit<UnsentMessage, "pictures"> {
  hasPictures: boolean;
}

const storedPictures = createStoredFiles("errand-chat");
const storageKey = "unsent-messages";
const none: UnsentMessage[] = [];
const listeners = new Set<() => void>();
let messages: UnsentMessage[] | null = null;
/** The messages whose pictures are stored, so that they survive a reload. */
const withStoredPictures = new Set<string>();
/** The messages of the page before a reload whose pictures are still being read. */
let reading: StoredMessage[] = [];
let restored: Promise<void> | null = null;

function readStored(): StoredMessage[] {
  const stored = sessionValues.readJson(storageKey);
  return Array.isArray(stored) ? stored : [];
}

function restore(): UnsentMessage[] {
  const stored = readStored();
  reading = stored.filter(({ hasPictures }) => hasPictures);
  return stored
    .filter(({ hasPictures }) => !hasPictures)
    .map(({ hasPictures: _, ...message }) => ({ ...message, pictures: [] }));
}

/** Adds the messages of the page before a reload that have pictures. */
export function restorePictures(): Promise<void> {
  unsentMessages();
  restored ??= addStoredPictures();
  return restored;
}

async function addStoredPictures(): Promise<void> {
  if (reading.length === 0) return;
  const stored = await storedPictures.readAll().catch(() => new Map<string, File[]>());
  const found = reading.flatMap(({ hasPictures: _, ...message }) => {
    const pictures = stored.get(message.key);
    // Not without its pictures: it would say something else.
    if (!pictures) return [];
    withStoredPictures.add(message.key);
    return { ...message, pictures };
  });
  reading = [];
  changeUnsent((others) => [...found, ...others].toSorted((a, b) => a.at.localeCompare(b.at)));
}

/** Those who wait, oldest first. */
export function unsentMessages(): UnsentMessage[] {
  messages ??= restore();
  return messages;
}

export function changeUnsent(change: (messages: UnsentMessage[]) => UnsentMessage[]): void {
  messages = change(unsentMessages());
  keepPictures(messages);
  keep(messages);
  for (const listener of listeners) listener();
}

function keep(all: UnsentMessage[]) {
  const texts = all
    .filter(({ key, pictures }) => pictures.length === 0 || withStoredPictures.has(key))
    .map(({ pictures, ...message }) => ({ ...message, hasPictures: pictures.length > 0 }));
  const stored: StoredMessage[] = [...reading, ...texts];
  if (stored.length === 0) sessionValues.remove(storageKey);
  else sessionValues.write(storageKey, JSON.stringify(stored));
}

/**
 * Stores the pictures of messages that wait, and deletes those of messages that were sent or
 * refused.
 */
function keepPictures(all: UnsentMessage[]) {
  const waiting = all.filter(({ pictures, error }) => pictures.length > 0 && error === null);
  const keys = new Set(waiting.map(({ key }) => key));
  for (const key of withStoredPictures) {
    if (keys.has(key)) continue;
    withStoredPictures.delete(key);
    // Else they go after a day.
    storedPictures.remove(key).catch(() => {});
  }
  for (const { key, pictures } of waiting) {
    if (withStoredPictures.has(key)) continue;
    storedPictures.put(key, pictures).then(
      () => markStored(key),
      // Without storage they are kept until the page is left.
      () => {},
    );
  }
}

function markStored(key: string) {
  const isWaiting = unsentMessages().some((other) => other.key === key && other.error === null);
  if (!isWaiting) return void storedPictures.remove(key).catch(() => {});
  withStoredPictures.add(key);
  keep(unsentMessages());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnsent(): UnsentMessage[] {
  return useSyncExternalStore(subscribe, unsentMessages, () => none);
}
