/** A page of one promotion, under the home page's path: `/home?data_type=campaign&id=3`. */
export type PromotionPage = { kind: "campaign"; id: number } | { kind: "flash_sale" };

/** Parses the promotion page from a query; null for other pages. */
export function promotionPageOf(query: URLSearchParams): PromotionPage | null {
  const kind = query.get("data_type");
  if (kind === "flash_sale") return { kind };
  const id = /^\d{1,9}$/.exec(query.get("id") ?? "")?.[0];
  return kind === "campaign" && id ? { kind, id: Number(id) } : null;
}

export function campaignPath(id: number): string {
  return `/home?${new URLSearchParams({ data_type: "campaign", id: String(id) })}`;
}

export const flashSalePath = "/home?data_type=flash_sale";
