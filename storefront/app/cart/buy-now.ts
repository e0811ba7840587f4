import { sessionValues } from "@errand/ui/safe-storage.ts";
import type { LineToAdd } from "./cart.queries.ts";

/** The line that is bought without the cart. It is stored for this tab and survives reloads. */

const key = "buy-now";

/** The checkout of that line (spec §2). Campaign items are only ordered this way. */
export function buyNowPath({ model }: Pick<LineToAdd, "model">): string {
  return `/checkout?page=${model === "ItemCampaign" ? "campaign" : "buy_now"}`;
}

export function storeBuyNow(line: LineToAdd): void {
  sessionValues.write(key, JSON.stringify(line));
}

export function clearBuyNow(): void {
  sessionValues.remove(key);
}

export function buyNowLine(): LineToAdd | null {
  const line = sessionValues.readJson(key);
  return isLine(line) ? line : null;
}

function isLine(value: unknown): value is LineToAdd {
  return (
    typeof value === "object" &&
    value !== null &&
    "item_id" in value &&
    Number.isInteger(value.item_id) &&
    "price" in value &&
    typeof value.price === "number"
  );
}
