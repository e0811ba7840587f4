declare global {
  interface Document {
    /** Ends `earlyPressScript`: returns the buttons and forms that it has kept. */
    takeEarlyPresses?(): HTMLElement[];
  }
}

/** Milliseconds. */
const retryDelay = 50;
/** Longer than a chunk takes to load on a slow phone. */
const retries = 200;

/**
 * Presses what was pressed before hydration, and repeats each press that comes while what it hits
 * waits for its chunk or its data. To be called when React listens to the document.
 */
export function repeatEarlyPresses(): void {
  repeatMissedPresses();
  for (const pressed of document.takeEarlyPresses?.() ?? []) press(pressed);
}

/**
 * React hydrates what is pressed at once. Where it cannot, it stops the event at the document, so
 * that a listener of the root element, which comes next, does not receive it.
 */
function repeatMissedPresses(): void {
  const tries = new WeakMap<HTMLElement, number>();
  // Several at a time: the press of a radio button presses its hidden input meanwhile.
  const received = new WeakSet<Event>();
  document.addEventListener(
    "click",
    (event) => {
      const pressed = event.target instanceof Element && event.target.closest(pressable);
      if (pressed instanceof HTMLElement) setTimeout(() => received.has(event) || retry(pressed));
    },
    true,
  );
  document.documentElement.addEventListener("click", (event) => received.add(event), true);

  function retry(pressed: HTMLElement) {
    const count = (tries.get(pressed) ?? 0) + 1;
    if (count > retries) return;
    tries.set(pressed, count);
    setTimeout(() => press(pressed), retryDelay);
  }
}

const pressable = "button, [role=button]";

function press(pressed: HTMLElement): void {
  if (!pressed.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}
