/**
 * Whether the device handled the link. True when the visitor closes the dialog, so that nothing is
 * copied.
 */
export async function shareByDevice(link: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(link)) return false;
  try {
    await navigator.share(link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
