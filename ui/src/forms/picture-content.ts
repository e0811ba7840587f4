/** The `accept` attribute of the file input (spec §5, Images). */
export const acceptedPictures = "image/jpeg,image/png,image/gif";

/** The first bytes of JPEG, PNG and GIF. */
const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
];

/** Whether the content is one of the accepted formats, whatever the name says. */
export async function isAcceptedPicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return signatures.some((signature) => signature.every((byte, index) => bytes[index] === byte));
}

/** Pixels of the longer side: enough to read a page. The server reduces larger pictures, too. */
const maxSide = 2000;

/**
 * The picture within the maximum size: photos of phones are often larger, so they are reduced here.
 * Null for one that cannot be reduced.
 */
export async function toUploadSize(file: File, maxBytes: number): Promise<File | null> {
  if (file.size <= maxBytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", 0.85),
    );
    const fits = blob !== null && blob.size <= maxBytes;
    return fits ? new File([blob], file.name, { type: blob.type }) : null;
  } catch {
    return null;
  }
}
