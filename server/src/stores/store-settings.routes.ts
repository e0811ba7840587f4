import {
  changeStoreSettings,
  readStoreSettings,
} from "@errand/core/stores/store-settings.contract";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { ShopApi } from "../config/shop.ts";
import { messageIn } from "../messages/messages.ts";
import { deletePicture } from "../pictures/save-picture.ts";
import { createUploadedPictures } from "../pictures/uploaded-pictures.ts";
import { serve } from "../requests/serve.ts";
import { setOwnPause } from "./pause-store.ts";
import { columnsAfter, readOwnStore, toStoreSettings } from "./store-settings.data.ts";

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
        if (paused_until !== undefined) await setOwnPause(db, before.store, paused_until, now);
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
