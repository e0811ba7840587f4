import type { LineToAdd } from "./cart.queries.ts";

/** The one line that is being bought without the cart; for this tab, through reloads. */

const key = "buy-now";

/** Where that line is paid for (spec §2): campaign items are only ordered at once. */
export function buyNowPath({ model }: Pick<LineToAdd, "model">): string {
  return `/checkout?page=${model === "ItemCampaign" ? "campaign" : "buy_now"}`;
}

/** Without session storage the line lives until the page is left. */
let memory: string | null = null;

export function keepBuyNow(line: LineToAdd): void {
  memory = JSON.stringify(line);
  try {
    sessionStorage.setItem(key, memory);
  } catch {
    // Kept in memory.
  }
}

export function forgetBuyNow(): void {
  memory = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Was never kept.
  }
}

export function buyNowLine(): LineToAdd | null {
  try {
    memory = sessionStorage.getItem(key) ?? memory;
  } catch {
    // Only the memory is there.
  }
  const line: unknown = JSON.parse(memory ?? "null");
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
