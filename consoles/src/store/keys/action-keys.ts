/** What can be done with a key; a bump bar sends them as plain key presses. */
export const actionKeys = { accept: "a", ready: "r", undo: "u", search: "/" } as const;

/** Whether a key press is meant for the page: no field has the focus, and no dialog is open. */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return false;
  return target.closest("input, textarea, select, [contenteditable], [role=dialog]") === null;
}
