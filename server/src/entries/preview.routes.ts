import { previewEntries } from "@errand/core/entries/preview.contract";
import { AppError } from "@errand/core/errors";
import { isPermitted } from "@errand/core/principals";
import * as z from "zod";
import { parseInput } from "../requests/parameters.ts";
import { serve } from "../requests/serve.ts";
import type { EntryApi } from "./entry-api.ts";
import { isVisible } from "./entry-list.data.ts";
import { toEffectResponse } from "./entry-response.ts";
import type { EntryList, EntryState } from "./entry-source.ts";
import { entryOfList } from "./entry-target.ts";
import { requireOwnZones } from "./require-own-zones.ts";

/** What unsaved changes of lists would mean (contract 7.3). */
export function previewRoutes(api: EntryApi, lists: readonly EntryList[]) {
  serve(api, previewEntries, async ({ changes }, { db, staff, now, language }) => {
    const { timeZone } = await api.shop();
    const time = { now, timeZone };
    const effects = [];
    for (const { path, values: stated } of changes) {
      const [name, idText] = path.split("/");
      const list = lists.find((each) => each.name === name);
      if (!list) throw new AppError("entry_not_found", { field: "changes" });
      const { create, list: listing } = list.endpoints;
      if (!isPermitted(staff, listing.allow.permission, true)) {
        throw new AppError("permission_missing");
      }
      const input = z.object({ values: create.input.shape.values });
      const { values } = parseInput({ path: create.path, input }, { values: stated }, language);
      await requireOwnZones(db, staff, list, values);
      const id = idText === undefined ? null : Number(idText);
      if (id !== null && !(await isVisible(db, list, id, staff, time))) {
        throw new AppError("entry_not_found", { field: "changes" });
      }
      const before = id === null ? null : await entryOfList(list, id).read(db, time);
      const always = { active: true, from: null, until: null };
      const after: EntryState = { ...(before ?? always), values };
      await list.check?.(db, id, after, time);
      const change = { id: id ?? 0, before, after };
      const found = (await list.findEffects?.(db, change, time)) ?? [];
      effects.push(...found.map((effect) => ({ ...toEffectResponse(effect, language), path })));
    }
    return { effects };
  });
}
