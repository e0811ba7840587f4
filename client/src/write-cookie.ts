/** Sets a cookie that every page of the shop reads; an age of 0 seconds deletes it. */
export function writeCookie(name: string, text: string, maxAgeSeconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
  document.cookie = `${name}=${encodeURIComponent(text)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
