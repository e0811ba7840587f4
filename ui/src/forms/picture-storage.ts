import { createStore, del, entries, get, set, type UseStore } from "idb-keyval";

/**
 * The pictures that somebody has chosen for a form, on this device only, so that a reload or a lost
 * connection loses none. Without IndexedDB they last as long as the page.
 */

interface StoredPicture {
  file: File;
  /** Milliseconds since 1970. */
  storedAt: number;
  /** Milliseconds; a day where it is not stated. */
  maxAgeMs?: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const memory = new Map<string, File>();
let database: UseStore | null = null;

async function inDatabase<Result>(
  work: (store: UseStore) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    database ??= createStore("errand-pictures", "prescription");
    return await work(database);
  } catch {
    return undefined;
  }
}

/** Stores a picture, for a day unless stated otherwise, and returns its id. */
export async function storePicture(file: File, maxAgeMs = dayMs): Promise<string> {
  const id = crypto.randomUUID();
  memory.set(id, file);
  const picture: StoredPicture = { file, storedAt: Date.now(), maxAgeMs };
  await inDatabase((store) => set(id, picture, store));
  return id;
}

/** Null when the picture is no longer on this device. */
export async function readPicture(id: string): Promise<File | null> {
  const file = memory.get(id) ?? (await inDatabase((store) => get<StoredPicture>(id, store)))?.file;
  return file ?? null;
}

export async function deletePictures(ids: string[]): Promise<void> {
  for (const id of ids) {
    memory.delete(id);
    await inDatabase((store) => del(id, store));
  }
}

/** Deletes pictures of forms that were not sent in time. */
export async function deleteOldPictures(): Promise<void> {
  const all = (await inDatabase((store) => entries<string, StoredPicture>(store))) ?? [];
  const old = all.filter(([, { storedAt, maxAgeMs = dayMs }]) => Date.now() - storedAt > maxAgeMs);
  await deletePictures(old.map(([id]) => id));
}
