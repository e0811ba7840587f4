import { AppError } from "@errand/core/errors";
import {
  changeStoreSettings,
  readStoreSettings,
} from "@errand/core/stores/store-settings.contract";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { deletePicture } from "../pictures/save-picture.ts";
import { createUploadedPictures } from "../pictures/uploaded-pictures.ts";
import { serve } from "../requests/serve.ts";
import { setPause } from "./pause-store.ts";
import {
  columnsAfter,
  readOwnStore,
  type StoreRow,
  toStoreSettings,
} from "./store-settings.data.ts";

/** What a store says of itself and how it takes orders (contract 6.3). */
export function storeSettingsRoutes(api: ShopApi) {
  const { url, picturesFolder: folder } = api.settings;
  const pictures = createUploadedPictures(api);

  serve(api, readStoreSettings, async (_input, { db, staff, now }) =>
    toStoreSettings(await readOwnStore(db, staff.storeId), { url, now }),
  );

  serve(
    api,
    changeStoreSettings,
    ({ paused_until, logo, cover_photo, ...stated }, ctx, uploaded: Uploaded) =>
      pictures.keptBy(uploaded.names, async () => {
        const { db, staff, now, audit, afterCommit, language } = ctx;
        const { storeId } = staff;
        const isStore = eq(stores.id, storeId);
        await db.select({ id: stores.id }).from(stores).where(isStore).for("no key update");
        const before = await readOwnStore(db, storeId);
        const changed = { ...columnsAfter(stated, before), ...uploaded.columns };
        await db.update(stores).set(changed).where(isStore);
        if (paused_until !== undefined) await pauseUntil(db, before.store, paused_until, now);
        const settings = (own: typeof before) => toStoreSettings(own, { url, now });
        const after = settings(await readOwnStore(db, storeId));
        audit({ subject: `store:${storeId}`, before: settings(before), after });
        afterCommit(() => api.changes.flushed());
        afterCommit(async () => {
          if (uploaded.columns.logo) await deletePicture(folder, before.store.logo);
          if (uploaded.columns.cover) await deletePicture(folder, before.store.cover);
        });
        return { ...after, message: messageIn(language, "responses", "updated") };
      }),
    async ({ logo, cover_photo }, { staff }) => {
      const logos = await pictures.save(staff.key, logo && [logo], "logo");
      const covers = await pictures.keptBy(logos, () =>
        pictures.save(staff.key, cover_photo && [cover_photo], "cover_photo"),
      );
      const [[newLogo], [newCover]] = [logos, covers];
      return {
        names: [...logos, ...covers],
        columns: { ...(newLogo && { logo: newLogo }), ...(newCover && { cover: newCover }) },
      };
    },
  );
}

/** The names of new pictures, and the columns that they go to. */
interface Uploaded {
  names: string[];
  columns: { logo?: string; cover?: string };
}

/** A pause by the desk stays until the desk ends it. Throws `paused_by_desk`. */
async function pauseUntil(db: Database, store: StoreRow, stated: string | null, now: Date) {
  const requested = stated === null ? null : new Date(stated);
  const until = requested && requested > now ? requested : null;
  const running = store.pausedUntil !== null && store.pausedUntil > now ? store.pausedUntil : null;
  if (until?.getTime() === running?.getTime()) return;
  if (running && store.pauseCause === "desk") {
    throw new AppError("paused_by_desk", { field: "paused_until" });
  }
  await setPause(db, store.id, until && { until, cause: "store" });
}
