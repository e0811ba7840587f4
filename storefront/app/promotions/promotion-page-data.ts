import type { Call } from "../api/api-request.ts";
import type { PromotionPage } from "./promotion-page.ts";

/** Items per page of a flash sale. */
export const itemsPerPage = 20;

/** Loads the data of a promotion page for a loader. */
export async function readPromotionPage(call: Call, page: PromotionPage) {
  if (page.kind === "flash_sale") {
    return { kind: "flash_sale" as const, first: await readFlashSale(call) };
  }
  const input = { basic_campaign_id: page.id };
  const campaign = await call("GET /campaigns/basic-campaign-details", input);
  return { kind: "campaign" as const, campaign };
}

export type PromotionPageData = Awaited<ReturnType<typeof readPromotionPage>>;

/** The first page of the running flash sale; null when there is none. */
async function readFlashSale(call: Call) {
  const { flash_sale } = await call("GET /flash-sales");
  if (!flash_sale) return null;
  return call("GET /flash-sales/items", { flash_sale_id: flash_sale.id, limit: itemsPerPage });
}
