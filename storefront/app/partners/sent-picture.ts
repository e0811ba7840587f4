import type { UploadedDocument } from "@errand/core/values";

/** A picture or a document that was sent before, as the summary shows it; null without one. */
export function sentPicture(
  url: string | null | undefined,
  documents: readonly UploadedDocument[],
): { url: string; document: UploadedDocument | null } | null {
  return url ? { url, document: documents.find((sent) => sent.url === url) ?? null } : null;
}
