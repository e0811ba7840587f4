/** Shows the page on the whole screen where the browser can; within a press. */
export async function showOnWholeScreen(): Promise<void> {
  await document.documentElement.requestFullscreen?.().catch(() => undefined);
}
