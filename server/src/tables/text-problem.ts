import { type ImportReason, toImportReason } from "../messages/import-reason.ts";

const replacement = "\uFFFD";

/**
 * Why the texts of a row may not be stored: bytes that could not be decoded, or characters that
 * only a wrong encoding makes (U+0080 to U+009F) or that no database stores (U+0000).
 */
export function findTextProblem(fields: Iterable<[name: string, text: string]>) {
  for (const [field, text] of fields) {
    const problem = findProblem(field, text);
    if (problem) return problem;
  }
  return null;
}

function findProblem(field: string, text: string): ImportReason | null {
  if (text.includes(replacement)) return toImportReason("notUtf8");
  const [control] = /[\u0080-\u009f]/.exec(text) ?? (text.includes("\0") ? ["\0"] : []);
  if (control === undefined) return null;
  const code = control.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return toImportReason("control", { field, code: `U+${code}` });
}
