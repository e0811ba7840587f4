import { AppError } from "@errand/core/errors";
import { changeBlock, createBlock, deleteBlock } from "@errand/core/trips/provider-fleet.contract";
import { eq } from "drizzle-orm";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { vehicleBlocks } from "../rental/fleet.tables.ts";
import { serve } from "../requests/serve.ts";
import { type BlockResponse, blockVehicles, readBlock } from "./block-vehicles.ts";

/** Times in which vehicles are not to be had (contract 7.7). */
export function blockRoutes(api: ShopApi) {
  serve(api, createBlock, async (stated, ctx) => {
    const { db, staff, audit, afterCommit, language } = ctx;
    const id = await blockVehicles(db, staff.storeId, stated);
    const block = await readOne(db, id);
    audit({ subject: `block:${id}`, after: block });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "vehicles_blocked"), block };
  });

  serve(api, changeBlock, async ({ id, ...stated }, ctx) => {
    const { db, staff, audit, afterCommit, language } = ctx;
    const before = await readOne(db, id);
    await blockVehicles(db, staff.storeId, stated, id);
    const block = await readOne(db, id);
    audit({ subject: `block:${id}`, before, after: block });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "vehicles_blocked"), block };
  });

  serve(api, deleteBlock, async ({ id }, { db, audit, afterCommit, language }) => {
    const before = await readOne(db, id);
    await db.delete(vehicleBlocks).where(eq(vehicleBlocks.id, id));
    audit({ subject: `block:${id}`, before });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "block_ended") };
  });
}

async function readOne(db: Database, id: number): Promise<BlockResponse> {
  const block = await readBlock(db, id);
  if (!block) throw new AppError("block_not_found");
  return block;
}
