/** The URL of a picture, 640 pixels wide; other widths replace the last segment. */
export function pictureUrl(url: string, name: string): string;
export function pictureUrl(url: string, name: string | null): string | null;
export function pictureUrl(url: string, name: string | null): string | null {
  return name === null ? null : `${url}/images/${name}/640.webp`;
}

/** Moves a stored picture URL to the current public URL. */
export function rebasePictureUrl(url: string, stored: string): string {
  return url + new URL(stored).pathname;
}
