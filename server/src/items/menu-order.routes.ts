import { changeMenuOrder, readMenuOrder } from "@errand/core/items/menu-order.contract";
import { messageIn } from "../messages/messages.ts";
import type { Api } from "../requests/api.ts";
import { serve } from "../requests/serve.ts";
import { readMenu, writeMenu } from "./menu-order.data.ts";

/** In which order the page of a store shows its categories and items (contract 7.7). */
export function menuOrderRoutes(api: Api) {
  serve(api, readMenuOrder, async (_input, { db, staff }) => ({
    categories: await readMenu(db, staff.storeId),
  }));

  serve(api, changeMenuOrder, async ({ categories }, ctx) => {
    const { db, staff, audit, afterCommit, language } = ctx;
    const before = await readMenu(db, staff.storeId);
    await writeMenu(db, staff.storeId, categories);
    const after = await readMenu(db, staff.storeId);
    audit({
      subject: `store:${staff.storeId}`,
      before: { menu: toAudited(before) },
      after: { menu: toAudited(after) },
    });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "updated"), categories: after };
  });
}

function toAudited(categories: { id: number; item_ids: number[] }[]) {
  return categories.map(({ id, item_ids }) => ({ id, item_ids }));
}
