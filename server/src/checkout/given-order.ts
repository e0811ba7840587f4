import type { Minor } from "@errand/core/money";
import type { OrderToPrice, Receipt } from "@errand/core/pricing/receipt";
import type { LoadedCart } from "../cart/cart.data.ts";
import type { EvaluatedLine, LineItem } from "../cart/evaluate-lines.ts";
import type { Database } from "../database/database.ts";
import type { LineMember } from "../order-rows/orders.tables.ts";

/** What an order costs, before it is decided how the rest is paid. */
export interface PricedPlan {
  lines: readonly EvaluatedLine[];
  pricing: OrderToPrice;
  receipt: Receipt;
}

/** Lines that are ordered instead of those of the active cart. */
export interface GivenLines extends LoadedCart<LineItem> {
  /** What others have paid of it already. */
  getPrepaid?(plan: PricedPlan): Minor;
}

/** The order of a group, or one that an operator places for a caller. */
export interface GivenOrder extends GivenLines {
  /** Null for the lines of a caller. */
  groupId: number | null;
  /** Who has chosen each line, by its id. */
  members: ReadonlyMap<number | null, LineMember>;
  /** Gives the order what others have paid; in its transaction, before the customer pays. */
  settle(tx: Database, orderId: number, plan: PricedPlan): Promise<void>;
}
