/** Bytes of an uploaded picture. Apart, so that a page need not load what checks values. */
export const maxImageBytes = 2 * 1024 * 1024;
