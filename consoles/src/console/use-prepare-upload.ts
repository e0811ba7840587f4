import { maxImageBytes } from "@errand/core/image-limits";
import { type DocumentKind, prepareUpload } from "@errand/ui/forms/prepare-upload.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { toast } from "@errand/ui/toast.ts";

/** Prepares a chosen file to be sent; says why one is not taken, and returns null. */
export function usePrepareUpload(documents?: DocumentKind) {
  const t = useMessages("ui");
  return async (file: File): Promise<File | null> => {
    const prepared = await prepareUpload(file, { bytes: maxImageBytes, documents });
    if ("file" in prepared) return prepared.file;
    const size = maxImageBytes / 1024 / 1024;
    toast.error(t(`pictures.${prepared.refused}`, { size }));
    return null;
  };
}
