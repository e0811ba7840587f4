import { type Crop, squareOf } from "./crop.ts";

/** The width in which the server stores the pictures of customers. */
const sentWidth = 640;
const quality = 0.9;

/** Draws the chosen square of a picture on the whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext("2d");
  if (!context) return;
  // A JPEG has no transparency: without a background it would be black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The chosen square as a JPEG file. */
export async function cropped(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = sentWidth;
  canvas.height = sentWidth;
  drawCrop(canvas, picture, crop);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", quality),
  );
  if (!blob) throw new Error("The browser could not encode the picture.");
  return new File([blob], "picture.jpg", { type: blob.type });
}
