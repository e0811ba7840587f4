import type { LineToAdd } from "./cart.queries.ts";

/** The line that is bought without the cart. It is stored for this tab and survives reloads. */

const key = "buy-now";

/** The checkout of that line (spec §2). Campaign items are only ordered this way. */
export function buyNowPath({ model }: Pick<LineToAdd, "model">): string {
  return `/checkout?page=${model === "ItemCampaign" ? "campaign" : "buy_now"}`;
}

/** Fallback without session storage; it is lost on reload. */
let memory: string | null = null;

export function storeBuyNow(line: LineToAdd): void {
  memory = JSON.stringify(line);
  try {
    sessionStorage.setItem(key, memory);
  } catch {
    // Session storage is blocked; `memory` has the line.
  }
}

export function clearBuyNow(): void {
  memory = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Session storage is blocked, so it has no line.
  }
}

export function buyNowLine(): LineToAdd | null {
  try {
    memory = sessionStorage.getItem(key) ?? memory;
  } catch {
    // Session storage is blocked; `memory` has the line.
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
