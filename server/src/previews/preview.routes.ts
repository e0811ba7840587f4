import { readPreview } from "@errand/core/config/preview.contract";
import { previewEntries } from "@errand/core/entries/preview.contract";
import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { getParts } from "@errand/core/location/area";
import { pointInside } from "@errand/core/location/nearest-zone";
import { isPermitted } from "@errand/core/principals";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { EntryApi } from "../entries/entry-api.ts";
import { isVisible } from "../entries/entry-list.data.ts";
import { toEffectResponse } from "../entries/entry-response.ts";
import type { EntrySources, EntryTime } from "../entries/entry-source.ts";
import { requireOwnZones } from "../entries/require-own-zones.ts";
import { zones } from "../location/zones.tables.ts";
import { modules } from "../modules/modules.tables.ts";
import type { StaffOf } from "../requests/caller.ts";
import { serve, serveResponse } from "../requests/serve.ts";
import { type FoundEntry, findEntry, readStates } from "./previewed-entry.ts";
import { addPreview, findPreview } from "./previews.data.ts";
import type { Preview } from "./previews.tables.ts";

const lifetimeMs = 30 * 60_000;
const ofWholeShop = { findZones: async () => null };

/** What unsaved changes would mean, and how customers would see them (contract 7.3). */
export function previewRoutes(api: EntryApi, sources: EntrySources) {
  serve(api, previewEntries, async ({ changes, at, ...scope }, { db, staff, now, language }) => {
    const { timeZone } = await api.shop();
    const time = { now, timeZone };
    const effects = [];
    for (const change of changes) {
      const entry = findEntry(sources, change, language);
      await requireMayWrite(db, entry, staff, time);
      const { before, after } = await readStates(db, entry, time);
      const source = entry.list ?? entry.target?.source;
      const id = entry.target?.id ?? null;
      await source?.check?.(db, entry.list ? id : 0, after, time);
      const found = (await source?.findEffects?.(db, { id: id ?? 0, before, after }, time)) ?? [];
      const { path } = change;
      effects.push(...found.map((effect) => ({ ...toEffectResponse(effect, language), path })));
    }
    if (at === undefined) return { effects, preview_token: null, expires_at: null };
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const token = await addPreview(db, {
      ...{ changes, at: new Date(at), expiresAt },
      zoneId: scope.zone_id ?? null,
      moduleId: scope.module_id ?? null,
      language: scope.language ?? null,
    });
    return { effects, preview_token: token, expires_at: expiresAt.toISOString() };
  });

  serveResponse(api, readPreview, async (_input, { db, now, language }, c) => {
    const preview = await findPreview(db, c.req.header("X-Preview") ?? "", now);
    if (!preview) throw new AppError("preview_not_found", { field: "X-Preview" });
    const { at, expiresAt, ...scope } = preview;
    const reply = {
      ...{ at: at.toISOString(), expires_at: expiresAt.toISOString(), language: scope.language },
      zone: await readZone(db, scope, scope.language ?? language),
      module: await readModule(db, scope, scope.language ?? language),
    };
    return c.json(readPreview.reply.parse(reply));
  });
}

/** Throws `permission_missing`, and `entry_not_found` for an entry of a zone of others. */
async function requireMayWrite(
  db: Database,
  { list, target, permission, stated }: FoundEntry,
  staff: StaffOf<"desk">,
  time: EntryTime,
) {
  if (!isPermitted(staff, permission, true)) throw new AppError("permission_missing");
  await requireOwnZones(db, staff, list ?? ofWholeShop, stated.values);
  if (list && target && !(await isVisible(db, list, target.id, staff, time))) {
    throw new AppError("entry_not_found", { field: "changes" });
  }
}

async function readZone(db: Database, { zoneId }: Pick<Preview, "zoneId">, language: Language) {
  if (zoneId === null) return null;
  const [zone] = await db.select().from(zones).where(eq(zones.id, zoneId));
  const [part] = zone ? getParts(zone.area) : [];
  if (!zone || !part) return null;
  const [longitude, latitude] = pointInside(part);
  return { id: zoneId, display_name: localize(zone.displayName, language), latitude, longitude };
}

async function readModule(
  db: Database,
  { moduleId }: Pick<Preview, "moduleId">,
  language: Language,
) {
  if (moduleId === null) return null;
  const [module] = await db.select().from(modules).where(eq(modules.id, moduleId));
  if (!module) return null;
  const { id, slug, name, type } = module;
  return { id, slug, module_name: localize(name, language), module_type: type };
}
