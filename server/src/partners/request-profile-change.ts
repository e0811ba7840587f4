import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { isInZone } from "../location/zones.data.ts";
import { zones } from "../location/zones.tables.ts";
import { detachFiles } from "../private-files/private-files.data.ts";
import { attachFields, type StoredField } from "./application-pictures.ts";
import {
  type ApplicationRow,
  applicationSubject,
  insertApplication,
  recordTransition,
  updateApplication,
} from "./applications.data.ts";
import { type CheckedFacts, partnerApplications } from "./partners.tables.ts";
import { findCertificate, lockWaitingChange } from "./profile-changes.data.ts";
import { readProfileRow, toCheckedFacts } from "./store-profile.data.ts";

interface ProfileRequest {
  storeId: number;
  stated: Partial<CheckedFacts>;
  papers: StoredField[];
  by: { staffId: number; name: string; email: string | null };
  language: Language;
  now: Date;
}

/**
 * Makes what is stated wait for the desk: in the change that waits already, or in a new one. What
 * equals the present profile waits no longer. Returns a new application, to be announced; null
 * without one. Throws `store_outside_zone`.
 */
export async function requestProfileChange(
  tx: Database,
  { storeId, stated, papers, by, language, now }: ProfileRequest,
): Promise<ApplicationRow | null> {
  // Two requests of a store at the same moment join one change.
  await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for("no key update");
  const waiting = await lockWaitingChange(tx, storeId);
  const store = await readProfileRow(tx, storeId);
  const present = toCheckedFacts(store);
  const wanted = { ...(waiting?.change?.after ?? {}), ...stated };
  const after = factsThatDiffer(wanted, present);
  await requireInZone(tx, store.zoneId, { ...present, ...after });
  const before = Object.fromEntries(
    (Object.keys(after) as (keyof CheckedFacts)[]).map((name) => [name, present[name]]),
  );
  const change = { name: store.name, before, after };
  if (waiting) {
    await attachFields(tx, waiting.id, papers);
    const hasPaper = (await findCertificate(tx, waiting.id)) !== null;
    if (Object.keys(after).length === 0 && !hasPaper) await withdraw(tx, waiting.id);
    else await updateApplication(tx, waiting.id, { change, submittedAt: now });
    return null;
  }
  if (Object.keys(after).length === 0 && papers.length === 0) return null;
  const application = await insertApplication(tx, {
    kind: "change",
    language,
    firstName: by.name,
    lastName: "",
    email: by.email ?? store.email,
    phone: store.phone,
    emailVerification: "not_asked",
    phoneVerification: "not_asked",
    zoneId: store.zoneId,
    storeId,
    change,
    createdAt: now,
    submittedAt: now,
  });
  await attachFields(tx, application.id, papers);
  await recordTransition(tx, {
    applicationId: application.id,
    from: null,
    to: application.status,
    actor: "applicant",
    staffId: by.staffId,
    actorName: by.name,
    at: now,
  });
  return application;
}

function factsThatDiffer(
  wanted: Partial<CheckedFacts>,
  present: CheckedFacts,
): Partial<CheckedFacts> {
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => present[name as keyof CheckedFacts] !== value),
  );
}

async function requireInZone(
  tx: Database,
  zoneId: number,
  { latitude, longitude }: CheckedFacts,
): Promise<void> {
  const [zone] = await tx.select().from(zones).where(eq(zones.id, zoneId));
  if (zone && isInZone(zone, latitude, longitude)) return;
  throw new AppError("store_outside_zone", { field: "latitude" });
}

async function withdraw(tx: Database, id: number) {
  await detachFiles(tx, [applicationSubject(id)]);
  await tx.delete(partnerApplications).where(eq(partnerApplications.id, id));
}
