/** Spec §5, Images. */
const accepted = ["image/jpeg", "image/png", "image/gif"];
const maxBytes = 2 * 1024 * 1024;

/** The `accept` attribute of the file input. */
export const acceptedPictures = accepted.join(",");

/** Why a file cannot be the picture; the messages are under `picture`. */
export function pictureFileError({ type, size }: Pick<File, "type" | "size">) {
  if (!accepted.includes(type)) return "unsupported";
  return size > maxBytes ? "large" : null;
}
