import { illustrationFile } from "./emoji/illustrations.ts";
import { readPictureName } from "./picture-name.ts";
import { sceneNamed } from "./scene-file.ts";

const photo = "+photo";

/** The name of a customer's photo of what a picture shows. */
export function photoOf(name: string): string {
  return `${name}${photo}`;
}

/** Returns the name of the picture that this photo shows, or null if it is not a photo. */
export function photographed(name: string): string | null {
  return name.endsWith(photo) ? name.slice(0, -photo.length) : null;
}

/** Whether `renderPicture` draws a picture of this name. */
export function isDrawnPicture(name: string): boolean {
  const subject = photographed(name) ?? name;
  const illustrations = readPictureName(subject);
  return illustrations
    ? illustrations.codes.every((code) => illustrationFile(code) !== null)
    : sceneNamed(subject) !== null;
}
