/** Where a picture can be fetched, 640 pixels wide; other widths replace the last part. */
export function pictureUrl(url: string, name: string): string;
export function pictureUrl(url: string, name: string | null): string | null;
export function pictureUrl(url: string, name: string | null): string | null {
  return name === null ? null : `${url}/images/${name}/640.webp`;
}

/** The picture that was once told at some address, at the address of today. */
export function pictureAt(url: string, told: string): string {
  return url + new URL(told).pathname;
}
