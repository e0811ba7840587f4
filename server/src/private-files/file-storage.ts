import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { S3mini } from "s3mini";
import type { S3Settings } from "../process/settings.ts";

/** Where the contents of private files lie. A key is a name without a folder. */
export interface FileStorage {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  delete(key: string): Promise<void>;
}

/** Stores files in a folder of this machine, which no other user may enter. */
export function diskStorage(folder: string): FileStorage {
  const toFilePath = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    async put(key, content) {
      const path = toFilePath(key);
      await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
      // Renamed once it is complete, so that no reader gets half a file.
      await writeFile(`${path}.part`, content, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    get: (key) => readFile(toFilePath(key)).catch(nullIfMissing),
    delete: (key) => rm(toFilePath(key), { force: true }),
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

/** Milliseconds after which a request to S3 fails. */
const timeoutMs = 10_000;

/** Stores files in a bucket of Amazon S3 or of a service with the same API. */
export function s3Storage(settings: S3Settings): FileStorage {
  const bucket = new S3mini({ ...settings, requestAbortTimeout: timeoutMs });
  const toObjectName = (key: string) => `private-files/${key}`;
  return {
    async put(key, content) {
      // The bucket sends nothing to browsers itself.
      await bucket.putObject(toObjectName(key), content, "application/octet-stream");
    },
    async get(key) {
      const content = await bucket.getObjectArrayBuffer(toObjectName(key));
      return content && Buffer.from(content);
    },
    async delete(key) {
      await bucket.deleteObject(toObjectName(key));
    },
  };
}
