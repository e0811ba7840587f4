import type { MouseEvent } from "react";

/**
 * Whether a press is the second of a double click of a mouse. Quick taps on a touch screen are
 * meant one by one.
 */
export function isSecondClick({ detail, nativeEvent }: MouseEvent): boolean {
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
  return detail === 2 && !isTouch;
}
