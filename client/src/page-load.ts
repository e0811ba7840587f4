/**
 * Loads pages from the server, in place of the shown one. An object, because tests cannot replace
 * parts of `location`.
 */
export const pageLoad = {
  open: (url: string) => location.assign(url),
  /** Leaves no way back to the shown page. */
  replace: (url: string) => location.replace(url),
  reload: () => location.reload(),
};
