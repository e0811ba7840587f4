import { AppError } from "@errand/core/errors";
import { isPdf, pdfProblem } from "@errand/core/pdf";
import { UnreadablePicture } from "../pictures/picture-limits.ts";
import type { EncodedPicture, PictureEncoder } from "../requests/picture-encoder.types.ts";
import { documentRefusals, type FilePurpose } from "./private-files.tables.ts";
import { encodePicture } from "./private-picture.ts";

/** A document is stored as it was uploaded; its pages are rendered for who looks at them. */
interface Document {
  content: Uint8Array;
  documentName: string;
  documentSize: number;
  documentPages: number;
}

export type StorableFile = EncodedPicture | Document;

/**
 * An uploaded picture, which is encoded anew, or where `purpose` allows it a PDF document, of which
 * the frame is checked and the first page rendered. Throws the errors of `encodePicture`,
 * `prescription_blank` for a picture of a prescription in which nothing can be seen, and for
 * documents `document_protected` and `document_damaged`.
 */
export async function readUpload(
  encoder: Pick<PictureEncoder, "whole" | "page">,
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
  return {
    content,
    documentName: documentNameOf(file.name),
    documentSize: content.length,
    documentPages: await countPages(encoder, content, field),
  };
}

/** Throws `document_damaged` for a document that cannot be shown, and `overloaded`. */
async function countPages(
  encoder: Pick<PictureEncoder, "page">,
  content: Uint8Array,
  field: string,
): Promise<number> {
  try {
    const { pages = 1 } = await encoder.page(content, 1, glanceSide);
    return pages;
  } catch (error) {
    throw error instanceof UnreadablePicture ? new AppError("document_damaged", { field }) : error;
  }
}

/** In pixels: enough to know that a page can be rendered. */
const glanceSide = 100;

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
