import { basisPoints, fromPercent, toPercent } from "@errand/core/money";
import type { changeProfile, readProfile } from "@errand/core/partners/store-profile.contract";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { FileLinks } from "../private-files/file-links.ts";
import { toFacts } from "./application-response.ts";
import type { CheckedFacts } from "./partners.tables.ts";
import {
  findApprovedCertificate,
  findCertificate,
  findLastChange,
  findWaitingChange,
} from "./profile-changes.data.ts";

export type StatedProfile = z.output<typeof changeProfile.input>;
type StoreRow = typeof stores.$inferSelect;

export async function readProfileRow(db: Database, storeId: number): Promise<StoreRow> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Error(`the store ${storeId} of a member of the staff does not exist`);
  return store;
}

/** The profile of a store, what of it waits for the desk, and why the desk refused the last one. */
export async function readStoreProfile(
  db: Database,
  storeId: number,
  { links, now }: { links: FileLinks; now: Date },
): Promise<z.input<typeof readProfile.reply>> {
  const urlOf = (key: string | null) => (key === null ? null : links.urlOf(key, now));
  const store = await readProfileRow(db, storeId);
  const waiting = await findWaitingChange(db, storeId);
  const last = await findLastChange(db, storeId);
  const waitingUrl = waiting && urlOf(await findCertificate(db, waiting.id));
  return {
    profile: {
      phone: store.phone,
      email: store.email,
      description: store.description?.en ?? null,
      description_fr: store.description?.fr ?? null,
      address: store.address,
      latitude: store.latitude,
      longitude: store.longitude,
      tax: toPercent(store.taxRate),
      tin: store.tin,
      tin_expire_date: store.tinExpires,
      tin_certificate_image_full_url: urlOf(await findApprovedCertificate(db, storeId)),
    },
    pending: waiting && {
      application_id: waiting.id,
      submitted_at: waiting.submittedAt.toISOString(),
      ...toFacts(waiting.change?.after ?? {}),
      ...(waitingUrl !== null && { tin_certificate_image_full_url: waitingUrl }),
    },
    refusal:
      last?.status === "refused" && last.reason !== null
        ? { reason: last.reason, at: (last.decidedAt ?? last.submittedAt).toISOString() }
        : null,
  };
}

/** What the desk checks of a store, as it is. */
export function toCheckedFacts(store: StoreRow): CheckedFacts {
  const { address, latitude, longitude, taxRate, tin, tinExpires } = store;
  return { address, latitude, longitude, taxRate: Number(taxRate), tin, tinExpires };
}

/** What is stated of it. */
export function toStatedFacts({
  address,
  latitude,
  longitude,
  tax,
  tin,
  tin_expire_date: tinExpires,
}: StatedProfile): Partial<CheckedFacts> {
  return {
    ...(address !== undefined && { address }),
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
    ...(tax !== undefined && { taxRate: Number(basisPoints(fromPercent(tax))) }),
    ...(tin !== undefined && { tin }),
    ...(tinExpires !== undefined && { tinExpires }),
  };
}
