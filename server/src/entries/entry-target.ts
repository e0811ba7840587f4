import { AppError } from "@errand/core/errors";
import type { Database } from "../database/database.ts";
import type { EntryList, EntryState, EntryTime, Setting, StoredEntry } from "./entry-source.ts";

/** One entry, whether it is a setting or an element of a list. */
export interface EntryTarget {
  path: string;
  /** 0 for a setting. */
  id: number;
  source: Pick<Setting, "kind" | "check" | "change" | "findEffects">;
  /** In the audit log. */
  subject: string;
  /** Throws `entry_not_found`. */
  read(db: Database, time: EntryTime): Promise<StoredEntry>;
}

export function entryOfList(list: EntryList, id: number): EntryTarget {
  return {
    path: `${list.name}/${id}`,
    subject: `${list.kind}:${id}`,
    ...{ id, source: list },
    async read(db, time) {
      const [entry] = await list.read(db, [id], time);
      if (!entry) throw new AppError("entry_not_found");
      return entry;
    },
  };
}

export function entryOfSetting(setting: Setting): EntryTarget {
  return {
    ...{ path: setting.name, id: 0, source: setting, subject: `setting:${setting.name}` },
    async read(db, time) {
      const always = { active: true, from: null, until: null } satisfies Omit<EntryState, "values">;
      return { ...always, id: 0, status: "live", values: await setting.read(db, time) };
    },
  };
}
