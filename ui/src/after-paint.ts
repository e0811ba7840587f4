/**
 * The longest wait for an idle browser, in milliseconds: shorter than a second press, such as one
 * on Back.
 */
const maxWait = 100;

/**
 * Runs `act` once the browser has painted what is rendered now, and is idle where it can tell: what
 * is rendered in the following frames goes first. Returns a function that cancels it.
 */
export function afterPaint(act: () => void): () => void {
  let cancel = () => {};
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    cancel();
  };
}

function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const handle = requestIdleCallback(act, { timeout: maxWait });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}
