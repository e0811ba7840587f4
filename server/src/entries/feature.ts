import { inTransaction } from "../database/database.ts";
import { handleJob, type JobHandler } from "../jobs/job.ts";
import type { Feature } from "../requests/feature.types.ts";
import { publishNext } from "./change-entry.ts";
import type { EntryApi } from "./entry-api.ts";
import type { EntrySources } from "./entry-source.ts";
import { findTarget } from "./entry-target.ts";
import { publishEntryJob } from "./publish-entry.job.ts";
import { serveEntries } from "./serve-entries.ts";
import { serveSetting } from "./serve-setting.ts";

/** The lists and settings of the desk, which features define: `server/src/entries/README.md`. */
export function entriesFeature<Services extends EntryApi>(
  sources: EntrySources,
): Feature<Services> {
  const { lists, settings } = sources;
  const publish = (api: Services): JobHandler =>
    handleJob(publishEntryJob, async ({ path, at }, { db }) => {
      const target = findTarget(sources, path);
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
      ...lists.map((list) => (api: Services) => serveEntries(api, list)),
      ...settings.map((setting) => (api: Services) => serveSetting(api, setting)),
    ],
    jobs: [publish],
  };
}
