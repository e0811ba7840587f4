let isPressed = false;

if (typeof document !== "undefined") {
  document.addEventListener("mousedown", () => setPressed(true), true);
  for (const end of ["mouseup", "dragend"]) {
    document.addEventListener(end, () => setPressed(false), true);
  }
}

function setPressed(now: boolean): void {
  isPressed = now;
}

/**
 * For what a field does when it is left. What it then says moves what is below it, and a button that
 * moves under the very press that left the field is not pressed: so it waits until the press is over.
 */
export function afterPress(act: () => void): void {
  if (isPressed) {
    document.addEventListener("mouseup", () => setTimeout(act), { once: true, capture: true });
  } else act();
}
