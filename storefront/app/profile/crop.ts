/** The chosen square of a picture: its zoom, and its position between the edges (0 to 1). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export interface Square {
  left: number;
  top: number;
  side: number;
}

export const maxZoom = 4;

/** The largest square, in the middle. */
export const firstCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

/** Whether the square can move horizontally and vertically. */
export function maxOffsetOf(size: Size, crop: Crop): { x: boolean; y: boolean } {
  const { side } = squareOf(size, crop);
  return { x: size.width > side, y: size.height > side };
}

/** The crop after dragging the picture by fractions of the square: 0.5 is half its width. */
export function moveCrop(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { side } = squareOf(size, crop);
  const moved = (length: number, at: number, part: number) => {
    const room = length - side;
    return room === 0 ? at : Math.min(1, Math.max(0, at - (part * side) / room));
  };
  return { ...crop, x: moved(size.width, crop.x, by.x), y: moved(size.height, crop.y, by.y) };
}
