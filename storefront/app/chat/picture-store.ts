/**
 * The pictures of messages that wait for the connection, kept by the browser (IndexedDB) by the key
 * of the message. Everything rejects where the browser stores nothing.
 */

interface StoredPictures {
  key: string;
  pictures: File[];
  /** Milliseconds since 1970. */
  storedAt: number;
}

const storeName = "unsent-pictures";
/** A message of a tab that was closed is not sent any more. */
const maxAgeMs = 86_400_000;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("errand-chat", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: "key" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Stores the pictures of a message; resolves once they survive a reload. */
export async function storePictures(key: string, pictures: File[]): Promise<void> {
  const entry: StoredPictures = { key, pictures, storedAt: Date.now() };
  await inStore("readwrite", (store) => store.put(entry));
}

/**
 * The stored pictures by the keys of their messages; deletes those of messages that nobody sends
 * any more.
 */
export async function readPictures(): Promise<Map<string, File[]>> {
  const entries = await inStore<StoredPictures[]>("readonly", (store) => store.getAll());
  const oldest = Date.now() - maxAgeMs;
  for (const { key, storedAt } of entries) if (storedAt < oldest) await deletePictures(key);
  return new Map(entries.map(({ key, pictures }) => [key, pictures]));
}

export async function deletePictures(key: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(key));
}
