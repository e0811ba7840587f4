/** The pages of a shop that a customer need not return to. */
const entries = ["/", "/home", "/interest"];

/** The page that asks for interests and then opens `next`. */
export function interestPath(next: string): string {
  const isEntry = entries.includes(next.split("?", 1)[0] ?? "");
  return isEntry ? "/interest" : `/interest?${new URLSearchParams({ next })}`;
}
