import type { PartnerKind } from "@errand/core/partners/application-states";
import type { Database } from "../database/database.ts";
import { type PicturePlace, publishPicture } from "../pictures/save-picture.ts";
import type { FileStorage } from "../private-files/file-storage.ts";
import {
  attachFiles,
  detachFiles,
  readFilesOf,
  storePictures,
} from "../private-files/private-files.data.ts";
import type { PartnerPicture } from "../private-files/private-files.tables.ts";
import type { PrivateFiles } from "../private-files/private-files.ts";
import type { PictureEncoder } from "../requests/picture-encoder.types.ts";
import { applicationSubject } from "./applications.data.ts";

/** The pictures of one field of a form. */
export interface UploadedField {
  purpose: PartnerPicture;
  field: string;
  files: File[];
}

export interface StoredField {
  purpose: PartnerPicture;
  keys: string[];
}

/**
 * Stores the pictures of a form, which belong to nothing yet. Throws what `storePictures` throws.
 */
export async function storeFields(
  parts: { db: Database; storage: FileStorage; encoder: PictureEncoder },
  fields: UploadedField[],
): Promise<StoredField[]> {
  const stored: StoredField[] = [];
  // In turn, so that a form does not decode a dozen pictures at the same time.
  for (const { purpose, field, files } of fields) {
    if (files.length === 0) continue;
    stored.push({ purpose, keys: await storePictures(parts, files, { purpose, field }) });
  }
  return stored;
}

/**
 * Makes stored pictures part of an application, in place of the earlier ones of the same fields.
 */
export async function attachFields(tx: Database, applicationId: number, stored: StoredField[]) {
  if (stored.length === 0) return;
  const subject = applicationSubject(applicationId);
  await detachFiles(
    tx,
    [subject],
    stored.map(({ purpose }) => purpose),
  );
  await attachFiles(
    tx,
    stored.flatMap(({ keys }) => keys),
    subject,
  );
}

export function readApplicationFiles(db: Database, applicationId: number) {
  return readFilesOf(db, [applicationSubject(applicationId)]);
}

/** The keys of an application's pictures by what they are for. */
export async function readPictureKeys(
  db: Database,
  applicationId: number,
): Promise<(purpose: PartnerPicture) => string[]> {
  const files = await readApplicationFiles(db, applicationId);
  return (purpose) => files.filter((file) => file.purpose === purpose).map(({ key }) => key);
}

/** The names of the pictures that customers see. */
export interface PublicPictures {
  logo: string | null;
  cover: string | null;
  photo: string | null;
}

const publicPictures: Record<PartnerKind, (keyof PublicPictures)[]> = {
  store: ["logo", "cover"],
  courier: ["photo"],
  change: [],
};

/**
 * Copies the pictures that customers will see to the public ones. Before the transaction, because
 * it takes time.
 */
export async function publishPictures(
  db: Database,
  { files, ...place }: { files: Pick<PrivateFiles, "storage"> } & PicturePlace,
  { id, kind }: { id: number; kind: PartnerKind },
): Promise<PublicPictures> {
  const names: PublicPictures = { logo: null, cover: null, photo: null };
  const keysOf = await readPictureKeys(db, id);
  for (const purpose of publicPictures[kind]) {
    const [key] = keysOf(purpose);
    const bytes = key === undefined ? null : await files.storage.get(key);
    if (key !== undefined && bytes) names[purpose] = await publishPicture(place, { key, bytes });
  }
  return names;
}
