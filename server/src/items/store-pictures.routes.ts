import { uploadDeskPicture, uploadStorePicture } from "@errand/core/items/store-pictures.contract";
import { pictureUploads } from "../catalog/uploads.tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { createUploadedPictures } from "../pictures/uploaded-pictures.ts";
import type { Api } from "../requests/api.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";

/** Pictures of stores and rental providers, and of the desk (contract 7.1). */
export function storePictureRoutes(api: Api) {
  const pictures = createUploadedPictures(api);

  serveWithCall(api, uploadStorePicture, {
    call: ({ image }, { staff }) => pictures.save(staff.key, [image]),
    apply: (_input, { db, staff, now, audit }, names) =>
      pictures.keptBy(names, async () => {
        const [name = ""] = names;
        await db.insert(pictureUploads).values({ name, storeId: staff.storeId, createdAt: now });
        audit({ subject: `picture:${name}` });
        return { name, full_url: pictureUrl(api.settings.url, name) };
      }),
  });

  serveWithCall(api, uploadDeskPicture, {
    call: ({ image }, { staff }) => pictures.save(staff.key, [image]),
    apply: (_input, { db, now, audit }, names) =>
      pictures.keptBy(names, async () => {
        const [name = ""] = names;
        await db.insert(pictureUploads).values({ name, createdAt: now });
        audit({ subject: `picture:${name}` });
        return { name, full_url: pictureUrl(api.settings.url, name) };
      }),
  });
}
