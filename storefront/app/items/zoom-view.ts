/** The scale of a picture and its offset from the center, in pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

/** A point or a size, in pixels. Points are relative to the center of the picture's box. */
export interface Pixels {
  x: number;
  y: number;
}

export const whole: ZoomView = { scale: 1, x: 0, y: 0 };
const maxScale = 4;

/** Zooms by `factor` around `point`; below 1 it zooms out. */
export function zoomedAt(view: ZoomView, factor: number, point: Pixels, box: Pixels): ZoomView {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return clamped(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    box,
  );
}

export function movedBy(view: ZoomView, { x, y }: Pixels, box: Pixels): ZoomView {
  return clamped({ ...view, x: view.x + x, y: view.y + y }, box);
}

/** Keeps the edges of the picture outside its box. */
function clamped({ scale, x, y }: ZoomView, box: Pixels): ZoomView {
  const within = (value: number, size: number) => {
    const max = (size * (scale - 1)) / 2;
    return Math.min(max, Math.max(-max, value)) + 0;
  };
  return { scale, x: within(x, box.x), y: within(y, box.y) };
}

export function canZoom({ scale }: ZoomView, direction: "in" | "out"): boolean {
  return direction === "in" ? scale < maxScale : scale > 1;
}
