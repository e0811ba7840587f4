/**
 * What a section of the home page leads to, in its place: `/home?data_type=campaign&id=3`. Lists, which
 * filters can narrow, are the browse view's.
 */
export type Destination = { kind: "campaign"; id: number } | { kind: "flash_sale" };

/** What the query of an address asks for; null when it is something else. */
export function destinationOf(query: URLSearchParams): Destination | null {
  const kind = query.get("data_type");
  if (kind === "flash_sale") return { kind };
  const id = /^\d{1,9}$/.exec(query.get("id") ?? "")?.[0];
  return kind === "campaign" && id ? { kind, id: Number(id) } : null;
}

export function campaignPath(id: number): string {
  return `/home?${new URLSearchParams({ data_type: "campaign", id: String(id) })}`;
}

export const flashSalePath = "/home?data_type=flash_sale";
