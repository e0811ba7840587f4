import { AppError } from "@errand/core/errors";
import { changeProfile, readProfile } from "@errand/core/partners/store-profile.contract";
import { toE164 } from "@errand/core/phone";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import { textAfter } from "../catalog/stated-text.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { staffMembers } from "../staff/staff.tables.ts";
import { type StoredField, storeFields } from "./application-pictures.ts";
import { tellApplicant } from "./partner-messages.ts";
import type { PartnersApi } from "./partners-api.ts";
import { requestProfileChange } from "./request-profile-change.ts";
import { readProfileRow, readStoreProfile, toStatedFacts } from "./store-profile.data.ts";

/** What a store or a rental provider says of itself as a company (contract 7.7). */
export function storeProfileRoutes(api: PartnersApi) {
  const { links } = api.files;

  serve(api, readProfile, (_input, { db, staff, now }) =>
    readStoreProfile(db, staff.storeId, { links, now }),
  );

  serve(
    api,
    changeProfile,
    async (stated, ctx, papers: StoredField[]) => {
      const { db, staff, now, language, audit, afterCommit } = ctx;
      const { storeId, staffId, name } = staff;
      const { country } = await api.shop();
      const before = await readStoreProfile(db, storeId, { links, now });
      const [member] = await db
        .select({ email: staffMembers.email })
        .from(staffMembers)
        .where(eq(staffMembers.id, staffId));
      const by = { staffId, name, email: member?.email ?? null };
      const facts = toStatedFacts(stated);
      const change = { storeId, stated: facts, papers, by, language, now };
      const application = await requestProfileChange(db, change);
      const store = await readProfileRow(db, storeId);
      await db
        .update(stores)
        .set({
          phone: stated.phone === undefined ? store.phone : requirePhone(stated.phone, country),
          email: stated.email ?? store.email,
          description: textAfter(store.description, {
            en: stated.description,
            fr: stated.description_fr,
          }),
        })
        .where(eq(stores.id, storeId));
      if (application) await tellApplicant(db, api, { application, message: "received", now });
      const after = await readStoreProfile(db, storeId, { links, now });
      audit({ subject: `store:${storeId}`, before: toAudited(before), after: toAudited(after) });
      afterCommit(() => api.changes.flushed());
      const message = after.pending ? "profile_waits" : "updated";
      return { ...after, message: messageIn(language, "responses", message) };
    },
    async ({ tin_certificate_image: paper }, { db, staff }) => {
      if (!paper) return [];
      await api.limits.uploads.take(staff.key);
      const fields = [
        { purpose: "tin_certificate" as const, field: "tin_certificate_image", files: [paper] },
      ];
      return storeFields({ db, storage: api.files.storage, encoder: api.encoder }, fields);
    },
  );
}

/** In E.164. Throws `phone_invalid`. */
function requirePhone(phone: string, country: string): string {
  const number = toE164(phone, country);
  if (!number) throw new AppError("phone_invalid", { field: "phone" });
  return number;
}

/** Without links, which end after an hour. */
function toAudited({ profile, pending }: Awaited<ReturnType<typeof readStoreProfile>>) {
  const { tin_certificate_image_full_url: _paper, ...facts } = profile;
  if (!pending) return { ...facts, pending: null };
  const { tin_certificate_image_full_url: paper, ...waiting } = pending;
  return { ...facts, pending: { ...waiting, has_paper: paper !== undefined } };
}
