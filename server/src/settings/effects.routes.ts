import { AppError } from "@errand/core/errors";
import { findDeskZoneEffects } from "@errand/core/location/zone-entries.contract";
import { findDeskFeeEffects } from "@errand/core/store-desk/desk-settings.contract";
import type { EntryApi } from "../entries/entry-api.ts";
import { toEffectResponse } from "../entries/entry-response.ts";
import { serve } from "../requests/serve.ts";
import { findFeeEffects } from "./fee-effects.data.ts";
import { findZoneEffects } from "./zone-effects.data.ts";
import { zoneEntries } from "./zone-entries.ts";

/** What a change would mean, before it is published (contract 7.3). */
export function effectsRoutes(api: EntryApi): void {
  serve(api, findDeskFeeEffects, async ({ values }, { db, now, language }) => {
    const effects = await findFeeEffects(db, values, now);
    return { effects: effects.map((effect) => toEffectResponse(effect, language)) };
  });

  serve(api, findDeskZoneEffects, async (input, { db, now, language }) => {
    const { entry_id: id, values, active } = input;
    const { timeZone } = await api.shop();
    const time = { now, timeZone };
    const [before = null] = id === undefined ? [] : await zoneEntries.read(db, [id], time);
    if (id !== undefined && !before) throw new AppError("entry_not_found");
    const after = { values, active: active === 1, from: null, until: null };
    await zoneEntries.check?.(db, id ?? null, after, time);
    const effects = await findZoneEffects(db, { id: id ?? 0, before, after }, time);
    return { effects: effects.map((effect) => toEffectResponse(effect, language)) };
  });
}
