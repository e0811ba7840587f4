import { writeCookie } from "@errand/client/write-cookie.ts";
import { cellCentre } from "@errand/core/location/cell";
import { useCallback, useSyncExternalStore } from "react";
import {
  type ClientContext,
  clientContextOf,
  setStoredByClient,
  storedByClient,
} from "./client-context.ts";
import {
  mirrored,
  readValue,
  type StoredKey,
  type StoredValues,
  signedInCookie,
  writeValue,
} from "./stored-values.ts";
import { useClientContext } from "./use-client-context.ts";

const year = 31_536_000;
/** A device that is not used for a month forgets where its visitor was. */
const month = 2_592_000;
/**
 * A cookie of it, as former versions wrote, is taken over and deleted: it would be sent with every
 * request.
 */
const addressKey: StoredKey = "location";
const listeners = new Map<StoredKey, Set<() => void>>();

/** Replaces local storage where the browser blocks it, until the page is left. */
const memory = new Map<string, string>();

/** Caches parsed values by their text, so that reading twice returns the same object. */
const parsed = new Map<StoredKey, { text: string; value: unknown }>();

/** The value stored under `key`, or null. Only in the browser. */
export function stored<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
  const text = textOf(key);
  if (text === null) return null;
  const cached = parsed.get(key);
  if (cached?.text === text) return cached.value as StoredValues[Key] | null;
  const value = readValue(key, text);
  parsed.set(key, { text, value });
  return value;
}

/** Stores `value` under `key`, or removes the key for null. Notifies every `useStored(key)`. */
export function store<Key extends StoredKey>(key: Key, value: StoredValues[Key] | null): void {
  const text = value === null ? null : writeValue(value);
  writeText(key, text);
  if (isMirrored(key)) mirror(key, text);
  if (key === "token") hintSignedIn();
  notify(key);
}

/** The value stored under `key`. Rerenders when it changes, also in another tab. */
export function useStored<Key extends StoredKey>(key: Key): StoredValues[Key] | null {
  const visitor = useClientContext();
  return useSyncExternalStore(
    useCallback((changed: () => void) => onStored(key, changed), [key]),
    () => stored(key),
    () => storedByClient(visitor, key),
  );
}

/** Whether a customer is signed in. Uses the hint cookie on the server and during hydration. */
export function useIsSignedIn(): boolean {
  const visitor = useClientContext();
  return useSyncExternalStore(
    useCallback((changed: () => void) => onStored("token", changed), []),
    () => stored("token") !== null,
    () => visitor.isSignedIn,
  );
}

/** Calls `changed` after each change of the value under `key`. Returns how to stop. */
export function onStored(key: StoredKey, changed: () => void): () => void {
  const own = listeners.get(key) ?? new Set();
  listeners.set(key, own.add(changed));
  return () => own.delete(changed);
}

/**
 * Synchronises local storage and cookies when a page opens. Local storage has priority, because
 * browsers delete cookies sooner; a cookie is used only where local storage has no valid value.
 * Returns whether the server rendered this page without a stored value.
 */
export function mirrorStored(): boolean {
  restoreFromCookies();
  const cookies = readCookies();
  let serverMissed = false;
  for (const key of mirrored) {
    const text = textOf(key);
    if (text === null || readValue(key, text) === null) continue;
    const [cookie, shared] = [cookies.get(key), cookieText(key, text)];
    if (shared === cookie) continue;
    mirror(key, text);
    const isSame = cookie !== undefined && cookieText(key, cookie) === shared;
    serverMissed ||= !isSame && readCookies().get(key) === shared;
  }
  hintSignedIn();
  window.addEventListener("storage", ({ key }) => {
    // Local storage was cleared but the cookies were not, and the next page would be rendered by
    // them.
    if (key === null) restoreFromCookies();
    for (const each of listeners.keys()) if (key === null || key === each) notify(each);
  });
  return serverMissed;
}

/**
 * Hydrates a page with the objects of local storage, if they mean what the server rendered it for.
 * With equal values in other objects, React would render every subscriber again immediately after
 * hydration, and with the scope all that depends on it, in one long task. The location is not
 * compared: a page is the same wherever in its zone or cell the visitor is, and hydration renders
 * nothing by it (`useDistance`).
 */
export function hydrateStored(visitor: ClientContext): void {
  const current = clientContextOf({ cookies: document.cookie, lang: visitor.language });
  if (JSON.stringify({ ...current, place: visitor.place }) !== JSON.stringify(visitor)) return;
  const keys = [...mirrored, addressKey];
  setStoredByClient(visitor, Object.fromEntries(keys.map((key) => [key, stored(key)])));
}

function restoreFromCookies(): void {
  const cookies = readCookies();
  for (const key of [...mirrored, addressKey]) {
    const cookie = cookies.get(key) ?? null;
    if (stored(key) === null && readValue(key, cookie) !== null) writeText(key, cookie);
  }
  if (cookies.has(addressKey)) mirror(addressKey, null);
}

/** What the cookie of a value says: of a place only the cell of 200 m, which pages depend on. */
function cookieText(key: StoredKey, text: string): string {
  const place = key === "currentLatLng" ? readValue(key, text) : null;
  if (!place) return text;
  const { latitude, longitude } = cellCentre({ latitude: place.lat, longitude: place.lng });
  return writeValue({ lat: latitude, lng: longitude });
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

function writeText(key: StoredKey, text: string | null): void {
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
  if ((readCookies().get(signedInCookie) ?? null) !== hint) mirror(signedInCookie, hint);
}

function mirror(key: StoredKey | typeof signedInCookie, text: string | null): void {
  const age = text === null ? 0 : key === "currentLatLng" ? month : year;
  const shared = text === null || key === signedInCookie ? text : cookieText(key, text);
  writeCookie(key, shared ?? "", age);
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
