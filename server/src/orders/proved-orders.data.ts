import { maxListedProofs } from "@errand/core/orders/track.contract";
import { inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { Api } from "../requests/api.ts";
import { isOrderToken } from "./order-link.ts";
import { isTrackProof } from "./track-proof.ts";

/**
 * The ids of the orders that tokens of links or proofs of codes open, as `id:token`, separated by
 * commas.
 */
export async function readProvedOrders(
  { settings: { secret } }: Pick<Api, "settings">,
  db: Database,
  { proofs = "", now }: { proofs: string | undefined; now: Date },
): Promise<number[]> {
  const tokens = new Map(proofs.split(",").slice(0, maxListedProofs).flatMap(readProof));
  if (tokens.size === 0) return [];
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...tokens.keys()]));
  return rows.flatMap((order) => {
    const token = tokens.get(order.id) ?? "";
    const isValid =
      isOrderToken(secret, order, token, now) || isTrackProof(secret, order, token, now);
    return isValid ? [order.id] : [];
  });
}

function readProof(proof: string): [number, string][] {
  const [, id, token] = /^(\d{1,15}):([\w.-]+)$/.exec(proof) ?? [];
  return id && token ? [[Number(id), token]] : [];
}
