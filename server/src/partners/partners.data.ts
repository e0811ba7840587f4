import { normalizeEmail } from "@errand/core/email";
import { waitingStatuses } from "@errand/core/partners/application-states";
import type { listPartners } from "@errand/core/partners/desk-partners.contract";
import { toE164 } from "@errand/core/phone";
import { and, asc, desc, eq, inArray, ne, or, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { equals, isWithin } from "../orders/desk-filter.ts";
import type { Staff } from "../requests/caller.ts";
import type { ApplicationRow } from "./applications.data.ts";
import { partnerApplications } from "./partners.tables.ts";

export type PartnerFilter = z.output<(typeof listPartners)["input"]>;

/** One page of the applications in these zones (null for all), and their number. */
export async function readApplications(
  db: Database,
  { limit, offset, ...filter }: PartnerFilter,
  { zoneIds, country }: { zoneIds: number[] | null; country: string },
): Promise<{ total: number; applications: ApplicationRow[] }> {
  const condition = and(
    zoneIds === null ? undefined : inArray(partnerApplications.zoneId, zoneIds),
    hasState(filter.state),
    equals(partnerApplications.kind, filter.kind),
    equals(partnerApplications.zoneId, filter.zone_id),
    isWithin(partnerApplications.submittedAt, filter),
    matchesSearch(filter.search, country),
  );
  const order = filter.state === "waiting" ? asc : desc;
  const applications = await db
    .select()
    .from(partnerApplications)
    .where(condition)
    .orderBy(order(partnerApplications.submittedAt), asc(partnerApplications.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  return {
    total: Math.min(await db.$count(partnerApplications, condition), 10_000),
    applications,
  };
}

export function hasState(state: PartnerFilter["state"]): SQL | undefined {
  const { status, phoneVerification, emailVerification } = partnerApplications;
  if (state === "refused" || state === "approved") return eq(status, state);
  const isUndecided = inArray(status, [...waitingStatuses]);
  return state === "waiting"
    ? and(isUndecided, ne(phoneVerification, "waiting"), ne(emailVerification, "waiting"))
    : and(isUndecided, or(eq(phoneVerification, "waiting"), eq(emailVerification, "waiting")));
}

function matchesSearch(search: string | undefined, country: string): SQL | undefined {
  if (search === undefined) return undefined;
  const phone = toE164(search, country);
  return or(
    /^\d{1,15}$/.test(search) ? eq(partnerApplications.id, Number(search)) : undefined,
    phone ? eq(partnerApplications.phone, phone) : undefined,
    eq(partnerApplications.email, normalizeEmail(search)),
  );
}

/** Whether an application is one of the zones of an operator. */
export async function isOwnApplication(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind !== "operator") return false;
  const { zoneIds } = staff;
  const inZone = zoneIds === null ? undefined : inArray(partnerApplications.zoneId, zoneIds);
  return (await db.$count(partnerApplications, and(eq(partnerApplications.id, id), inZone))) > 0;
}
