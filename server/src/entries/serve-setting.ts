import { AppError } from "@errand/core/errors";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { StaffOf } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { changeEntry, undoChange } from "./change-entry.ts";
import type { EntryApi } from "./entry-api.ts";
import { pageOfChanges, toActor, toDate, toStated } from "./entry-requests.ts";
import { toEffectResponse, toEntryResponse } from "./entry-response.ts";
import { readEntryRows } from "./entry-rows.data.ts";
import type { EntryTime, Setting } from "./entry-source.ts";
import { entryOfSetting } from "./entry-target.ts";

/** Serves the endpoints of a setting (contract 7.3). */
export function serveSetting(api: EntryApi, setting: Setting) {
  const { endpoints } = setting;
  const target = entryOfSetting(setting);
  const timeAt = async (now: Date): Promise<EntryTime> => {
    const { timeZone } = await api.shop();
    return { now, timeZone };
  };
  const read = async (db: Database, time: EntryTime) => {
    const rows = await readEntryRows(db, [target.path]);
    const row = rows.get(target.path);
    if (!row) throw new Error(`the setting ${target.path} has no version`);
    return toEntryResponse(await target.read(db, time), row);
  };
  /** Settings belong to the whole shop. */
  const requireAllZones = ({ zoneIds }: StaffOf<"desk">) => {
    if (zoneIds !== null) throw new AppError("permission_missing");
  };

  serve(api, endpoints.read, async (_input, { db, now }) => read(db, await timeAt(now)));

  serve(api, endpoints.history, (paging, { db }) => pageOfChanges(db, target.path, paging));

  serve(api, endpoints.change, async (input, ctx) => {
    const { version, note, publish_at: publishAt, values } = input;
    const { db, staff, now, audit, afterCommit, language, address } = ctx;
    requireAllZones(staff);
    const time = await timeAt(now);
    const written = await changeEntry(
      db,
      target,
      { version, stated: toStated({ values }), publishAt: toDate(publishAt) },
      { ...time, by: toActor(staff), note },
      { address, action: endpoints.change.path },
    );
    audit(written.audited);
    afterCommit(() => api.changes.flushed());
    const effects = written.effects.map((effect) => toEffectResponse(effect, language));
    const message = messageIn(language, "entries", "saved");
    return { message, entry: await read(db, time), effects };
  });

  serve(api, endpoints.undo, async ({ version }, ctx) => {
    const { db, staff, now, audit, afterCommit, language } = ctx;
    requireAllZones(staff);
    const time = await timeAt(now);
    const write = { ...time, by: toActor(staff) };
    const written = await undoChange(db, target, version, write);
    audit(written.audited);
    afterCommit(() => api.changes.flushed());
    const message = messageIn(language, "entries", "undone");
    return { message, entry: await read(db, time) };
  });
}
