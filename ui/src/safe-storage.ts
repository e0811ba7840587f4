/** Texts that the browser stores under keys. */
interface BrowserValues {
  /** The text under `key`; null without one. */
  read(key: string): string | null;
  /**
   * The value that the text under `key` is the JSON of; null without one, and where the text is not
   * JSON.
   */
  readJson(key: string): unknown;
  write(key: string, text: string): void;
  remove(key: string): void;
}

/** Values of this tab, which survive a reload. Only in the browser. */
export const sessionValues = valuesIn(() => sessionStorage);

/** Values of this device. Only in the browser. */
export const localValues = valuesIn(() => localStorage);

/**
 * Where the browser blocks its storage, or has no room left in it, values last as long as the page.
 */
function valuesIn(storage: () => Storage): BrowserValues {
  const memory = new Map<string, string>();

  function read(key: string): string | null {
    const unstored = memory.get(key);
    if (unstored !== undefined) return unstored;
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }

  return {
    read,
    readJson(key) {
      try {
        return JSON.parse(read(key) ?? "null");
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        storage().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // A blocked storage has nothing to remove.
      }
    },
  };
}
