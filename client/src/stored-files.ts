/**
 * The files of acts that wait for the connection, kept by the browser (IndexedDB) by the key of the
 * act. Everything rejects where the browser stores nothing.
 */
export interface StoredFiles {
  /** Stores the files of an act; resolves once they survive a reload. */
  put(key: string, files: File[]): Promise<void>;
  /** The files by the keys of their acts; deletes those of acts that nobody sends any more. */
  readAll(): Promise<Map<string, File[]>>;
  remove(key: string): Promise<void>;
}

interface StoredEntry {
  key: string;
  pictures: File[];
  /** Milliseconds since 1970. */
  storedAt: number;
}

const storeName = "unsent-pictures";
/** An act of a tab that was closed is not sent any more. */
const maxAgeMs = 86_400_000;

/** Opens the files of the database `name`. */
export function createStoredFiles(name: string): StoredFiles {
  function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore(storeName, { keyPath: "key" });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }

  async function inStore<T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const database = await open();
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

  async function remove(key: string): Promise<void> {
    await inStore("readwrite", (store) => store.delete(key));
  }

  return {
    async put(key, pictures) {
      const entry: StoredEntry = { key, pictures, storedAt: Date.now() };
      await inStore("readwrite", (store) => store.put(entry));
    },
    async readAll() {
      const entries = await inStore<StoredEntry[]>("readonly", (store) => store.getAll());
      const oldest = Date.now() - maxAgeMs;
      for (const { key, storedAt } of entries) if (storedAt < oldest) await remove(key);
      return new Map(entries.map(({ key, pictures }) => [key, pictures]));
    },
    remove,
  };
}
