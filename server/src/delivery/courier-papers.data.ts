import type { CourierPaper } from "@errand/core/delivery/courier-papers.contract";
import { findExpiredKinds, isPaperExpired } from "@errand/core/delivery/paper-expiry";
import { AppError } from "@errand/core/errors";
import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { readFilesOf } from "../private-files/private-files.data.ts";
import type { Staff } from "../requests/caller.ts";
import { courierPapers } from "./courier-papers.tables.ts";

export const paperSubject = (id: number) => `paper:${id}`;

export interface PaperReader {
  /** The day in the time zone of the shop. */
  today: string;
  fileUrl: (key: string) => string;
}

/** Papers that match a condition, with the couriers whose they are. */
export async function readPapers(
  db: Database,
  condition: SQL | undefined,
  { isOldestFirst, limit, skip = 0 }: { isOldestFirst: boolean; limit: number; skip?: number },
  { today, fileUrl }: PaperReader,
): Promise<(CourierPaper & { courier_id: number; courier_name: string })[]> {
  const rows = await db
    .select({ paper: courierPapers, first: couriers.firstName, last: couriers.lastName })
    .from(courierPapers)
    .innerJoin(couriers, eq(couriers.id, courierPapers.courierId))
    .where(condition)
    .orderBy(isOldestFirst ? asc(courierPapers.id) : desc(courierPapers.id))
    .limit(limit)
    .offset(skip);
  const subjects = rows.map(({ paper }) => paperSubject(paper.id));
  const files = Map.groupBy(await readFilesOf(db, subjects), ({ subject }) => subject);
  return rows.map(({ paper, first, last }) => ({
    id: paper.id,
    kind: paper.kind,
    number: paper.number,
    valid_until: paper.validUntil,
    state: paper.state,
    expired: isPaperExpired(paper.validUntil, today),
    reason: paper.reason,
    image_full_url: (files.get(paperSubject(paper.id)) ?? []).map(({ key }) => fileUrl(key)),
    created_at: paper.createdAt.toISOString(),
    courier_id: paper.courierId,
    courier_name: `${first} ${last}`.trim(),
  }));
}

/** Throws `papers_expired` when a paper of a courier is no longer valid and none renews it. */
export async function requireValidPapers(
  db: Database,
  courierId: number,
  today: string,
): Promise<void> {
  const { kind, state, validUntil } = courierPapers;
  const papers = await db
    .select({ kind, state, validUntil })
    .from(courierPapers)
    .where(eq(courierPapers.courierId, courierId));
  const kinds = findExpiredKinds(papers, today);
  if (kinds.length > 0) throw new AppError("papers_expired", { data: { kinds } });
}

/** Couriers serve all zones: each operator decides about their papers. */
export async function isOwnPaper(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind === "operator")
    return (await db.$count(courierPapers, eq(courierPapers.id, id))) > 0;
  if (staff.kind !== "courier") return false;
  const isOwn = and(eq(courierPapers.id, id), eq(courierPapers.courierId, staff.courierId));
  return (await db.$count(courierPapers, isOwn)) > 0;
}
