import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { StaffOf } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { asksForTable, sendTable } from "../requests/table-response.ts";
import { addEntry, changeEntry, removeEntry, undoChange } from "./change-entry.ts";
import type { EntryApi } from "./entry-api.ts";
import {
  areElements,
  countEntries,
  isVisible,
  readEntries,
  readResponses,
  toCondition,
} from "./entry-list.data.ts";
import { pageOfChanges, toActor, toDate, toStated } from "./entry-requests.ts";
import { toEffectResponse } from "./entry-response.ts";
import type { EntryList, EntryTime } from "./entry-source.ts";
import { toTable } from "./entry-table.ts";
import { entryOfList } from "./entry-target.ts";
import { requireOwnZones } from "./require-own-zones.ts";

/** The most rows of a table. */
const maxRows = 50_000;

type DeskContext = AnyRequestContext & { staff: StaffOf<"desk"> };

/** Serves the endpoints of a list (contract 7.3). */
export function serveEntries(api: EntryApi, list: EntryList) {
  const { endpoints } = list;
  const timeAt = async (now: Date): Promise<EntryTime> => {
    const { timeZone } = await api.shop();
    return { now, timeZone };
  };
  const readOne = async (db: Database, id: number, time: EntryTime) => {
    const [entry] = await readResponses(db, list, [id], time);
    if (!entry) throw new AppError("entry_not_found");
    return entry;
  };
  const requireVisible = async ({ db, staff }: DeskContext, id: number, time: EntryTime) => {
    if (!(await isVisible(db, list, id, staff, time))) throw new AppError("entry_not_found");
  };
  const requireOwn = ({ db, staff }: DeskContext, values: object) =>
    requireOwnZones(db, staff, list, values);
  const requireOwnEntry = async (ctx: DeskContext, id: number, time: EntryTime) => {
    await requireVisible(ctx, id, time);
    await requireOwn(ctx, (await entryOfList(list, id).read(ctx.db, time)).values);
  };
  const saved = (language: Language) => messageIn(language, "entries", "saved");

  if (list.order) {
    const { endpoint, write } = list.order;
    serve(api, endpoint, async ({ ids }, { db, staff, audit, afterCommit, language }) => {
      if (staff.zoneIds !== null) throw new AppError("permission_missing");
      if (!(await areElements(db, list, ids))) {
        throw new AppError("entry_order_invalid", { field: "ids" });
      }
      await write(db, ids);
      audit({ subject: `${list.kind}:order`, after: { ids } });
      afterCommit(() => api.changes.flushed());
      return { message: saved(language) };
    });
  }

  serveResponse(api, endpoints.list, async ({ limit, offset, ...filter }, ctx, c) => {
    const { db, staff, now, address } = ctx;
    const time = await timeAt(now);
    if (limit * offset > 10_000) throw new AppError("offset_too_large", { field: "offset" });
    const condition = toCondition(list, filter, staff, time);
    const isTable = asksForTable(c);
    const rows = isTable ? { limit: maxRows, offset: 1 } : { limit, offset };
    const entries = condition === null ? [] : await readEntries(db, list, condition, rows, time);
    if (!isTable) {
      const total_size = condition === null ? 0 : await countEntries(db, list, condition);
      return c.json(endpoints.list.reply.parse({ total_size, limit, offset, entries }));
    }
    await api.recordAudit(db, {
      ...{ staff, address, at: now, action: endpoints.list.path },
      subject: `${list.kind}:list`,
      after: { rows: entries.length },
    });
    return sendTable(c, list.name, toTable(entries));
  });

  serve(api, endpoints.read, async ({ entry_id: id }, ctx) => {
    const time = await timeAt(ctx.now);
    await requireVisible(ctx, id, time);
    return readOne(ctx.db, id, time);
  });

  serve(api, endpoints.history, async ({ entry_id: id, ...paging }, ctx) => {
    await requireVisible(ctx, id, await timeAt(ctx.now));
    return pageOfChanges(ctx.db, `${list.name}/${id}`, paging);
  });

  serve(api, endpoints.create, async ({ values, note, ...stated }, ctx) => {
    const { db, staff, now, audit, afterCommit, language } = ctx;
    const time = await timeAt(now);
    await requireOwn(ctx, values);
    const none = { from: null, until: null, active: true };
    const state = { ...none, ...toStated(stated), values };
    const written = await addEntry(db, list, state, { ...time, by: toActor(staff), note });
    audit(written.audited);
    afterCommit(() => api.changes.flushed());
    const entry = await readOne(db, written.id, time);
    const effects = written.effects.map((effect) => toEffectResponse(effect, language));
    return { message: saved(language), entry, effects };
  });

  serve(api, endpoints.change, async (input, ctx) => {
    const { entry_id: id, version, note, publish_at: publishAt, ...stated } = input;
    const { db, staff, now, audit, afterCommit, language, address } = ctx;
    const time = await timeAt(now);
    await requireOwnEntry(ctx, id, time);
    if (stated.values) await requireOwn(ctx, stated.values);
    const written = await changeEntry(
      db,
      entryOfList(list, id),
      { version, stated: toStated(stated), publishAt: toDate(publishAt) },
      { ...time, by: toActor(staff), note },
      { address, action: endpoints.change.path },
    );
    audit(written.audited);
    afterCommit(() => api.changes.flushed());
    const effects = written.effects.map((effect) => toEffectResponse(effect, language));
    return { message: saved(language), entry: await readOne(db, id, time), effects };
  });

  serve(api, endpoints.remove, async ({ entry_id: id, version }, ctx) => {
    const { db, now, audit, afterCommit, language } = ctx;
    const time = await timeAt(now);
    await requireOwnEntry(ctx, id, time);
    audit(await removeEntry(db, list, { id, version }, time));
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "entries", "deleted") };
  });

  serve(api, endpoints.undo, async ({ entry_id: id, version }, ctx) => {
    const { db, staff, now, audit, afterCommit, language } = ctx;
    const time = await timeAt(now);
    await requireOwnEntry(ctx, id, time);
    const write = { ...time, by: toActor(staff) };
    const written = await undoChange(db, entryOfList(list, id), version, write);
    audit(written.audited);
    afterCommit(() => api.changes.flushed());
    const message = messageIn(language, "entries", "undone");
    return { message, entry: await readOne(db, id, time) };
  });
}
