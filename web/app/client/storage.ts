import { useCallback, useSyncExternalStore } from "react";
import { storedByClient } from "./client-context.ts";
import {
  mirrored,
  readValue,
  type StoredKey,
  type StoredValues,
  signedInHint,
  writeValue,
} from "./stored-values.ts";
import { useClientContext } from "./use-client-context.ts";

const year = 31_536_000;
const listeners = new Map<StoredKey, Set<() => void>>();

/** Stands in for local storage where the browser denies it: the visit works, and is forgotten after. */
const memory = new Map<string, string>();

/** Parsed values by the text they came from, so that reading twice gives the same object. */
const parsed = new Map<StoredKey, { text: string; value: unknown }>();

/** The value remembered under `key`, or null. Only in the browser. */
export function stored<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
  const text = textOf(key);
  if (text === null) return null;
  const known = parsed.get(key);
  if (known?.text === text) return known.value as StoredValues[Key] | null;
  const value = readValue(key, text);
  parsed.set(key, { text, value });
  return value;
}

/** Remembers `value` under `key`, null forgets it; tells every `useStored(key)`. */
export function store<Key extends StoredKey>(key: Key, value: StoredValues[Key] | null): void {
  const text = value === null ? null : writeValue(value);
  keepText(key, text);
  if (isMirrored(key)) writeCookie(key, text);
  if (key === "token") hintSignedIn();
  notify(key);
}

/** The value remembered under `key`, kept up to date, also when another tab changes it. */
export function useStored<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
  const visitor = useClientContext();
  return useSyncExternalStore(
    useCallback((changed: () => void) => onStored(key, changed), [key]),
    () => stored(key),
    () => storedByClient(visitor, key),
  );
}

/** Whether somebody is signed in; on the server and during hydration, by the hint cookie. */
export function useIsSignedIn(): boolean {
  const visitor = useClientContext();
  return useSyncExternalStore(
    useCallback((changed: () => void) => onStored("token", changed), []),
    () => stored("token") !== null,
    () => visitor.isSignedIn,
  );
}

/** Calls `changed` whenever the value under `key` changes; returns how to stop. */
export function onStored(key: StoredKey, changed: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(changed));
  return () => own.delete(changed);
}

/**
 * Makes local storage and cookies agree when a page opens. Browsers forget cookies sooner than local
 * storage, which therefore wins; a key of which only the cookie makes sense is taken from it.
 * Returns whether the server drew this page without something it should have known.
 */
export function mirrorStored(): boolean {
  restoreFromCookies();
  const cookies = readCookies();
  let serverMissed = false;
  for (const key of mirrored) {
    const text = textOf(key);
    if (text === null || text === cookies.get(key) || readValue(key, text) === null) continue;
    writeCookie(key, text);
    serverMissed ||= readCookies().get(key) === text;
  }
  hintSignedIn();
  window.addEventListener("storage", ({ key }) => {
    // All of local storage was cleared, but not the cookies: the next page would be drawn by those.
    if (key === null) restoreFromCookies();
    for (const each of listeners.keys()) if (key === null || key === each) notify(each);
  });
  return serverMissed;
}

function restoreFromCookies(): void {
  const cookies = readCookies();
  for (const key of mirrored) {
    const cookie = cookies.get(key) ?? null;
    if (stored(key) === null && readValue(key, cookie) !== null) keepText(key, cookie);
  }
}

function notify(key: StoredKey): void {
  for (const changed of listeners.get(key) ?? []) changed();
}

function isMirrored(key: StoredKey): boolean {
  return mirrored.some((each) => each === key);
}

function textOf(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

function keepText(key: StoredKey, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text === null) memory.delete(key);
    else memory.set(key, text);
  }
}

function hintSignedIn(): void {
  const hint = stored("token") === null ? null : "1";
  if ((readCookies().get(signedInHint) ?? null) !== hint) writeCookie(signedInHint, hint);
}

function writeCookie(key: string, text: string | null): void {
  const age = text === null ? 0 : year;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${key}=${encodeURIComponent(text ?? "")}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

function readCookies(): Map<string, string> {
  return new Map(
    document.cookie.split("; ").flatMap((pair) => {
      const at = pair.indexOf("=");
      try {
        return [[pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))] as const];
      } catch {
        return [];
      }
    }),
  );
}
