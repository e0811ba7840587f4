import type { Call } from "../api/api-request.ts";
import type { Destination } from "./destination.ts";

/** So many items of a sale come at once. */
export const itemsAtOnce = 20;

/** What stands at a destination, for a loader. */
export async function readDestination(call: Call, destination: Destination) {
  if (destination.kind === "flash_sale") {
    return { kind: "flash_sale" as const, first: await readFlashSale(call) };
  }
  const input = { basic_campaign_id: destination.id };
  const campaign = await call("GET /campaigns/basic-campaign-details", input);
  return { kind: "campaign" as const, campaign };
}

export type DestinationData = Awaited<ReturnType<typeof readDestination>>;

/** The first page of the sale that is running; null when there is none. */
async function readFlashSale(call: Call) {
  const { flash_sale } = await call("GET /flash-sales");
  if (!flash_sale) return null;
  return call("GET /flash-sales/items", { flash_sale_id: flash_sale.id, limit: itemsAtOnce });
}
