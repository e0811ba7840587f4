import { AppError } from "@errand/core/errors";
import { isPdf, pdfProblem } from "@errand/core/pdf";
import type { EncodedPicture, PictureEncoder } from "../requests/picture-encoder.types.ts";
import { documentRefusals, type FilePurpose } from "./private-files.tables.ts";
import { encodePicture } from "./private-picture.ts";

/** A document is stored as it was uploaded. */
interface Document {
  content: Uint8Array;
  documentName: string;
  documentSize: number;
}

export type StorableFile = EncodedPicture | Document;

/**
 * An uploaded picture, which is encoded anew, or where `purpose` allows it a PDF document, of which
 * only the frame is checked. Throws the errors of `encodePicture`, `prescription_blank` for a
 * picture of a prescription in which nothing can be seen, and for documents `document_protected`
 * and `document_damaged`.
 */
export async function readUpload(
  encoder: Pick<PictureEncoder, "whole">,
  file: File,
  { purpose, field }: { purpose: FilePurpose; field: string },
): Promise<StorableFile> {
  const refusal = documentRefusals[purpose];
  const readPicture = async () => {
    const { isBlank, ...picture } = await encodePicture(encoder, file, field, refusal);
    if (isBlank && purpose === "prescription") throw new AppError("prescription_blank", { field });
    return picture;
  };
  if (refusal === undefined) return readPicture();
  const content = Buffer.from(await file.arrayBuffer());
  const text = content.toString("latin1");
  if (!isPdf(text)) return readPicture();
  const problem = pdfProblem(text);
  if (problem) throw new AppError(problem, { field });
  return { content, documentName: documentNameOf(file.name), documentSize: content.length };
}

const maxNameLength = 100;

/**
 * The name of an uploaded document without a path, invisible characters and what turns the
 * direction of a text.
 */
export function documentNameOf(fileName: string): string {
  const [name = ""] = fileName
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}"]/gu, "")
    .split(/[/\\]/)
    .slice(-1);
  const base = name
    .replace(/\.pdf$/i, "")
    .trim()
    .slice(0, maxNameLength)
    .toWellFormed();
  return `${base || "document"}.pdf`;
}
