import { AppError } from "@errand/core/errors";
import { asc, eq } from "drizzle-orm";
import { orders } from "../order-rows/orders.tables.ts";
import {
  type OrderOwner,
  type OrderProof,
  type ProofContext,
  requireOrderAccess,
} from "../orders/guest-order-access.ts";
import type { Api } from "../requests/api.ts";

export type RunProof = Pick<OrderProof, "contact_number"> & { run_id: number };

/**
 * Returns the owner of a run if the caller may see and change its orders, which all have the same
 * one, and their ids. Throws `run_not_found`.
 */
export async function requireRunAccess(
  api: Pick<Api, "limits" | "settings">,
  ctx: ProofContext,
  { run_id: runId, contact_number }: RunProof,
): Promise<{ owner: OrderOwner; orderIds: number[] }> {
  const rows = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.runId, runId))
    .orderBy(asc(orders.id));
  const orderIds = rows.map(({ id }) => id);
  // An unknown run is as that of somebody else, also for the limits of wrong proofs.
  const access = requireOrderAccess(api, ctx, { contact_number, order_id: orderIds[0] ?? 0 });
  const owner = await access.catch((error: unknown) => {
    const isUnknown = error instanceof AppError && error.key === "order_not_found";
    throw isUnknown ? new AppError("run_not_found") : error;
  });
  return { owner, orderIds };
}
