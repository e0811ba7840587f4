const probePath = "/healthz";
const probeTimeoutMs = 5000;

/** Asks whether the server is there. Any response counts, whatever it says. */
export function serverAnswers(): Promise<boolean> {
  return fetch(probePath, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(probeTimeoutMs),
  }).then(
    () => true,
    () => false,
  );
}
