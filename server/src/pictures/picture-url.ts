import { drawingVersion } from "./drawing-version.ts";

const savedForm = /^(?:photo|goods)-[0-9a-f]{32}$/;
const nameForm = /^[a-z0-9][a-z0-9+_-]{0,119}$/;

/** Whether a picture was uploaded or imported. Every other picture is drawn. */
export function isSaved(name: string): boolean {
  return savedForm.test(name);
}

/** The URL of a picture, 640 pixels wide; other widths replace the last segment. */
export function pictureUrl(url: string, name: string): string;
export function pictureUrl(url: string, name: string | null): string | null;
export function pictureUrl(url: string, name: string | null): string | null {
  if (name === null) return null;
  const segment = isSaved(name) ? name : `${name}.${drawingVersion}`;
  return `${url}/images/${segment}/640.webp`;
}

/**
 * Parses the part of a picture's URL that names it. Only the current version of its drawing always
 * means the same picture. Null when no picture can have that name.
 */
export function readPictureSegment(segment: string): { name: string; isCurrent: boolean } | null {
  const [, name = "", version] = /^([^.]*)(?:\.([1-9]\d{0,5}))?$/.exec(segment) ?? [];
  if (!nameForm.test(name) || (isSaved(name) && version)) return null;
  return { name, isCurrent: isSaved(name) || Number(version) === drawingVersion };
}

/** The name of the picture at a URL of `pictureUrl`. */
export function pictureNameOf(url: string): string {
  const [, , name = ""] = new URL(url).pathname.split(/[/.]/);
  return name;
}
