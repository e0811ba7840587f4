import { AppError } from "@errand/core/errors";
import {
  addDeskView,
  changeDeskView,
  listDeskViews,
  removeDeskView,
  type SavedView,
} from "@errand/core/staff/saved-views.contract";
import { and, asc, eq, or, sql } from "drizzle-orm";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { lockKey } from "../database/shop-schema.ts";
import { messageIn } from "../messages/messages.ts";
import type { Staff } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { savedViews } from "./saved-views.tables.ts";
import { staffMembers } from "./staff.tables.ts";

const maxOfList = 50;

/** The saved views of the lists of the desk (contract 7.1). */
export function savedViewRoutes(api: ShopApi) {
  serve(api, listDeskViews, async ({ list }, { db, staff }) => {
    const rows = await selectViews(db)
      .where(
        and(
          eq(savedViews.list, list),
          or(eq(savedViews.staffId, staff.staffId), eq(savedViews.shared, true)),
        ),
      )
      .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
    return rows.map((row) => toViewResponse(row, staff));
  });

  serve(api, addDeskView, async ({ list, shared, ...stated }, { db, staff, language }) => {
    // Two tabs that save at once must not exceed the limit.
    const key = lockKey(`saved views of ${staff.staffId}`);
    await db.execute(sql`select pg_advisory_xact_lock(${key})`);
    const isOfList = and(eq(savedViews.staffId, staff.staffId), eq(savedViews.list, list));
    if ((await db.$count(savedViews, isOfList)) >= maxOfList) {
      throw new AppError("view_count_reached", { field: "list" });
    }
    const [added] = await db
      .insert(savedViews)
      .values({ staffId: staff.staffId, list, ...stated, shared: shared === 1 })
      .returning({ id: savedViews.id });
    const view = await readView(db, added?.id ?? 0, staff);
    return { message: messageIn(language, "responses", "view_saved"), view };
  });

  serve(api, changeDeskView, async ({ id, shared, ...stated }, { db, staff, language }) => {
    const values = { ...stated, shared: shared === 1 };
    await db.update(savedViews).set(values).where(eq(savedViews.id, id));
    const view = await readView(db, id, staff);
    return { message: messageIn(language, "responses", "view_saved"), view };
  });

  serve(api, removeDeskView, async ({ id }, { db, language }) => {
    await db.delete(savedViews).where(eq(savedViews.id, id));
    return { message: messageIn(language, "responses", "view_removed") };
  });
}

/** Whether a saved view is one of the operator's own. */
export async function isOwnView(db: Database, staff: Staff, id: number): Promise<boolean> {
  const isOwn = and(eq(savedViews.id, id), eq(savedViews.staffId, staff.staffId));
  return (await db.$count(savedViews, isOwn)) > 0;
}

function selectViews(db: Database) {
  return db
    .select({ view: savedViews, by: staffMembers.name })
    .from(savedViews)
    .innerJoin(staffMembers, eq(staffMembers.id, savedViews.staffId));
}

/** Throws `view_not_found` for one that somebody has just removed. */
async function readView(db: Database, id: number, staff: Staff): Promise<SavedView> {
  const [row] = await selectViews(db).where(eq(savedViews.id, id));
  if (!row) throw new AppError("view_not_found");
  return toViewResponse(row, staff);
}

type ViewRow = Awaited<ReturnType<typeof selectViews>>[number];

function toViewResponse({ view, by }: ViewRow, staff: Staff): SavedView {
  const { staffId, shared, ...stated } = view;
  return { ...stated, shared: shared ? 1 : 0, own: staffId === staff.staffId, by };
}
