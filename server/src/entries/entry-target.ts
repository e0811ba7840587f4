import { AppError } from "@errand/core/errors";
import type { Permission } from "@errand/core/principals";
import type { Database } from "../database/database.ts";
import type {
  EntryList,
  EntrySources,
  EntryState,
  EntryTime,
  Setting,
  StoredEntry,
} from "./entry-source.ts";

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

/** The permission of who may read an entry; null when there is no such setting or list. */
export function getReadPermission(sources: EntrySources, path: string): Permission | null {
  const [name] = path.split("/");
  const setting = sources.settings.find((each) => each.name === path);
  const source = setting ?? sources.lists.find((each) => each.name === name);
  return source?.endpoints.history.allow.permission ?? null;
}

/** What a path names: `fees`, `coupons/12`; null when there is no such setting or list. */
export function findTarget({ lists, settings }: EntrySources, path: string): EntryTarget | null {
  const setting = settings.find(({ name }) => name === path);
  if (setting) return entryOfSetting(setting);
  const [name, id] = path.split("/");
  const list = lists.find((each) => each.name === name);
  return list && id !== undefined ? entryOfList(list, Number(id)) : null;
}
