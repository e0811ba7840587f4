import { inTransaction } from "../database/database.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import type { Feature } from "../requests/feature.types.ts";
import { publishNext } from "./change-entry.ts";
import type { EntryApi } from "./entry-api.ts";
import type { EntryList, Setting } from "./entry-source.ts";
import { type EntryTarget, entryOfList, entryOfSetting } from "./entry-target.ts";
import { previewRoutes } from "./preview.routes.ts";
import { publishEntryJob } from "./publish-entry.job.ts";
import { serveEntries } from "./serve-entries.ts";
import { serveSetting } from "./serve-setting.ts";

/** The lists and settings of the desk, which features define: `server/src/entries/README.md`. */
export function entriesFeature<Services extends EntryApi>({
  lists,
  settings,
}: {
  lists: readonly EntryList[];
  settings: readonly Setting[];
}): Feature<Services> {
  const findTarget = (path: string): EntryTarget | null => {
    const setting = settings.find(({ name }) => name === path);
    if (setting) return entryOfSetting(setting);
    const [name, id] = path.split("/");
    const list = lists.find((each) => each.name === name);
    return list ? entryOfList(list, Number(id)) : null;
  };

  const publish = (api: Services): JobHandler =>
    handleJob(publishEntryJob, async ({ path, at }, { db }) => {
      const target = findTarget(path);
      if (!target) return;
      const { timeZone } = await api.shop();
      const now = api.clock();
      await inTransaction(db, async (tx) => {
        const published = await publishNext(tx, target, at, { now, timeZone });
        if (!published) return;
        const { by, action, address, audited } = published;
        const staff = { staffId: by.id, kind: by.kind, name: by.name };
        await api.recordAudit(tx, { ...audited, staff, action, address, at: now });
      });
    });

  return {
    routes: [
      (api) => previewRoutes(api, lists),
      ...lists.map((list) => (api: Services) => serveEntries(api, list)),
      ...settings.map((setting) => (api: Services) => serveSetting(api, setting)),
    ],
    jobs: [publish],
  };
}
