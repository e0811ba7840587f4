/** How a picture is looked at: so many times its size, moved by so many pixels from the middle. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

/** A point or a size, in pixels. Points are from the middle of the picture's box. */
export interface Pixels {
  x: number;
  y: number;
}

export const whole: ZoomView = { scale: 1, x: 0, y: 0 };
const closest = 4;

/** Closer by `factor`, or further away below 1, while what is at `point` stays there. */
export function zoomedAt(view: ZoomView, factor: number, point: Pixels, box: Pixels): ZoomView {
  const scale = Math.min(closest, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return held(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    box,
  );
}

export function movedBy(view: ZoomView, { x, y }: Pixels, box: Pixels): ZoomView {
  return held({ ...view, x: view.x + x, y: view.y + y }, box);
}

/** No edge of the picture comes inside its box. */
function held({ scale, x, y }: ZoomView, box: Pixels): ZoomView {
  const within = (value: number, size: number) => {
    const most = (size * (scale - 1)) / 2;
    return Math.min(most, Math.max(-most, value)) + 0;
  };
  return { scale, x: within(x, box.x), y: within(y, box.y) };
}

export function canZoom({ scale }: ZoomView, direction: "in" | "out"): boolean {
  return direction === "in" ? scale < closest : scale > 1;
}
