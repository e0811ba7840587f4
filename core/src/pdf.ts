/** Why a PDF document is not taken: a password protects it, or it is incomplete. */
export type PdfProblem = "document_protected" | "document_damaged";

/** Where the end of a document is looked for, as viewers do. */
const tailLength = 1024;

export function isPdf(text: string): boolean {
  return text.startsWith("%PDF-");
}

/**
 * What speaks against a PDF document, or null. Only its frame is read, nothing is rendered: the
 * header, the end, the table of objects to which the end refers, and whether the document is
 * encrypted. `text` has a character for each byte.
 */
export function pdfProblem(text: string): PdfProblem | null {
  if (!/^%PDF-[12]\.\d/.test(text)) return "document_damaged";
  const end = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(-tailLength));
  const table = text.slice(Number(end?.[1] ?? text.length)).slice(0, tailLength);
  if (!/^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(table)) return "document_damaged";
  return /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text) ? "document_protected" : null;
}
