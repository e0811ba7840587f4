import { randomBytes } from "node:crypto";
import type { UploadedDocument } from "@errand/core/values";
import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import type { PictureEncoder } from "../requests/picture-encoder.types.ts";
import type { FileStorage } from "./file-storage.ts";
import { type FilePurpose, privateFiles } from "./private-files.tables.ts";
import { readUpload, type StorableFile } from "./read-upload.ts";

/**
 * Stores pictures that belong to nothing yet, and returns their keys; what is not attached is
 * deleted after a day. Papers and prescriptions may be PDF documents. `field` names the field of
 * the request in errors. Throws the errors of `readUpload`, and `overloaded`.
 */
export async function storePictures(
  { db, storage, encoder }: { db: Database; storage: FileStorage; encoder: PictureEncoder },
  files: File[],
  { purpose, field }: { purpose: FilePurpose; field: string },
): Promise<string[]> {
  // Encoded first, so that nothing is stored when one of them is no picture; in turn, because
  // others wait as well.
  const storable: StorableFile[] = [];
  for (const file of files) storable.push(await readUpload(encoder, file, { purpose, field }));
  const stored: { key: string; content: Uint8Array }[] = [];
  for (const { content, ...facts } of storable) {
    const key = randomBytes(16).toString("base64url");
    // Before its content, which would never be deleted without a row; one after another, because
    // files are read in the order of these times.
    await db.insert(privateFiles).values({ key, purpose, ...facts });
    stored.push({ key, content });
  }
  await Promise.all(stored.map(({ key, content }) => storage.put(key, content)));
  return stored.map(({ key }) => key);
}

/** Makes uploaded files part of a subject, such as `order:100000`, with the transaction. */
export async function attachFiles(tx: Database, keys: string[], subject: string) {
  if (keys.length === 0) return;
  const attached = await tx
    .update(privateFiles)
    .set({ subject })
    .where(and(inArray(privateFiles.key, keys), isNull(privateFiles.subject)))
    .returning({ key: privateFiles.key });
  if (attached.length !== keys.length) throw new Error("an uploaded file has been attached before");
}

/** The files of several subjects, in the order of their upload. */
export function readFilesOf(db: Database, subjects: string[]) {
  if (subjects.length === 0) return Promise.resolve([]);
  return filesOf(db).execute({ subjects });
}

const filesOf = preparedQuery((db) =>
  db
    .select()
    .from(privateFiles)
    .where(sql`${privateFiles.subject} = any(${sql.placeholder("subjects")}::text[])`)
    .orderBy(asc(privateFiles.createdAt), asc(privateFiles.key))
    .prepare("private_files_of"),
);

/** A prescription has a page or two. */
export const maxShownPages = 10;

/** The documents among files, with their links. */
export function documentsOf(
  files: (typeof privateFiles.$inferSelect)[],
  urlOf: (key: string) => string,
): UploadedDocument[] {
  return files.flatMap(({ key, documentName: name, documentSize: size, documentPages }) => {
    if (name === null || size === null) return [];
    const url = urlOf(key);
    const pages = Math.min(documentPages ?? 0, maxShownPages);
    return [
      { url, name, size, pages: Array.from({ length: pages }, (_, page) => `${url}/${page + 1}`) },
    ];
  });
}

/** What a file contains. */
interface FileContent {
  content: Buffer;
  documentName: string | null;
  /** Of a document; 0 for a picture. */
  pages: number;
}

/** The content of a file; null when it belongs to nothing, or has been deleted. */
export async function readContent(
  { db, storage }: { db: Database; storage: FileStorage },
  key: string,
): Promise<FileContent | null> {
  const [file] = await db.select().from(privateFiles).where(eq(privateFiles.key, key));
  const content = file?.subject ? await storage.get(key) : null;
  if (!file || !content) return null;
  return { content, documentName: file.documentName, pages: file.documentPages ?? 0 };
}

/**
 * Takes the files from their subjects, only those for one of `purposes` if they are given; the
 * hourly cleaning then deletes their contents.
 */
export async function detachFiles(tx: Database, subjects: string[], purposes?: FilePurpose[]) {
  if (subjects.length === 0) return;
  await tx
    .update(privateFiles)
    .set({ subject: null, createdAt: sql`now() - interval '2 days'` })
    .where(
      and(
        inArray(privateFiles.subject, subjects),
        purposes && inArray(privateFiles.purpose, purposes),
      ),
    );
}

/** The same of single files. */
export async function detachKeys(tx: Database, keys: string[]) {
  if (keys.length === 0) return;
  await tx
    .update(privateFiles)
    .set({ subject: null, createdAt: sql`now() - interval '2 days'` })
    .where(inArray(privateFiles.key, keys));
}

const maxDeletions = 500;

/** Deletes the files that have belonged to nothing for a day. */
export async function deleteUnattachedFiles(db: Database, storage: FileStorage) {
  const old = await db
    .select({ key: privateFiles.key })
    .from(privateFiles)
    .where(
      and(isNull(privateFiles.subject), lt(privateFiles.createdAt, sql`now() - interval '1 day'`)),
    )
    .limit(maxDeletions);
  for (const { key } of old) {
    await storage.delete(key);
    await db.delete(privateFiles).where(eq(privateFiles.key, key));
  }
}
