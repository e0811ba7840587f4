/**
 * The source of the map's tiles for a Content-Security-Policy; `{s}` stands for one of several
 * hosts.
 */
export function tilesSource(url: string): string {
  const { protocol, host } = new URL(url.replace("{s}.", ""));
  return `${protocol}//${url.includes("{s}.") ? "*." : ""}${host}`;
}
