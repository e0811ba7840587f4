import { isPdf, type PdfProblem, pdfProblem } from "@errand/core/pdf";
import { isAcceptedPicture, toUploadSize } from "./picture-content.ts";

/** A key of the texts about pictures in `ui`. */
export type UploadRefusal =
  | "unsupported"
  | "unsupportedPaper"
  | "large"
  | "largeDocument"
  | PdfProblem;

const pdfType = "application/pdf";

/**
 * What may be a PDF document. The sentence for other files of a prescription is that of spec §5,
 * Images.
 */
export type DocumentKind = "paper" | "prescription";

export function acceptedFiles(pictures: string, documents: DocumentKind | undefined): string {
  return documents ? `${pictures},${pdfType}` : pictures;
}

/** A chosen file as it is sent, or why it is not: by its content, whatever its name says. */
export async function prepareUpload(
  file: File,
  { bytes, documents }: { bytes: number; documents: DocumentKind | undefined },
): Promise<{ file: File } | { refused: UploadRefusal }> {
  if (documents && isPdf(await textOf(file.slice(0, 8)))) {
    if (file.size > bytes) return { refused: "largeDocument" };
    const problem = pdfProblem(await textOf(file));
    // The type by which the browser opens it.
    return problem
      ? { refused: problem }
      : { file: new File([file], file.name, { type: pdfType }) };
  }
  if (!(await isAcceptedPicture(file))) {
    return { refused: documents === "paper" ? "unsupportedPaper" : "unsupported" };
  }
  const sized = await toUploadSize(file, bytes);
  return sized === null ? { refused: "large" } : { file: sized };
}

/** A character for each byte. */
async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder("latin1").decode(await blob.arrayBuffer());
}

/** The name and the size of a chosen file that is shown as a document; null for a picture. */
export function documentOf(file: File): { name: string; size: number } | null {
  return file.type === pdfType ? { name: file.name, size: file.size } : null;
}
