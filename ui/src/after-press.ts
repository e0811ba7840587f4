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
 * Runs `act` once the current mouse press is over. An error message that appears on blur moves the
 * content below it, and a button that moves during its press would not receive the click.
 */
export function afterPress(act: () => void): void {
  if (isPressed) {
    document.addEventListener("mouseup", () => setTimeout(act), { once: true, capture: true });
  } else act();
}
