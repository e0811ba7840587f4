import { randomBytes } from "node:crypto";
import { AppError } from "@errand/core/errors";
import type { StaffAudience } from "@errand/core/principals";
import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import { deviceOf } from "../account/device.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { readBearerToken, type Staff, tokenHash } from "../requests/caller.ts";
import { staffMembers, staffRoles, staffSessions } from "./staff.tables.ts";
import { staffSessionLife } from "./staff-session-life.ts";

/**
 * How long the network of a session is remembered after its last use, which outlasts the session.
 */
const knownNetworkLife = sql`now() - interval '90 days'`;

export type StaffRow = typeof staffMembers.$inferSelect;
export type RoleRow = typeof staffRoles.$inferSelect;

/** The account of an audience with this e-mail (lower case) or phone (E.164). */
export async function findStaffByContact(
  db: Database,
  audience: StaffAudience,
  contact: { field: "email" | "phone"; value: string },
): Promise<StaffRow | null> {
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(
      and(eq(staffMembers.audience, audience), eq(staffMembers[contact.field], contact.value)),
    );
  return row ?? null;
}

/** One account with its role. Throws `auth-001` when it was just removed. */
export async function readStaffMember(db: Database, id: number) {
  const [row] = await db
    .select({ member: staffMembers, role: staffRoles })
    .from(staffMembers)
    .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(eq(staffMembers.id, id));
  if (!row) throw new AppError("auth-001");
  return row;
}

/**
 * The account of a session, locked until the end of the transaction. Throws `auth-001` when it was
 * just removed.
 */
export async function lockStaffMember(tx: Database, id: number): Promise<StaffRow> {
  const [row] = await tx.select().from(staffMembers).where(eq(staffMembers.id, id)).for("update");
  if (!row) throw new AppError("auth-001");
  return row;
}

/**
 * Who calls with this `Authorization` header. Throws `auth-001` without an active session of the
 * audience; its last use is recorded at most once an hour.
 */
export async function findStaff(
  db: Database,
  audience: StaffAudience,
  authorization: string,
): Promise<Staff> {
  const token = readBearerToken(authorization);
  const hash = tokenHash(token);
  const life = staffSessionLife[audience];
  const [found] = await activeStaff(db).execute({ hash, audience, ...life });
  if (!found) throw new AppError("auth-001");
  if (found.stale) {
    await db
      .update(staffSessions)
      .set({ lastUsedAt: sql`now()` })
      .where(eq(staffSessions.tokenHash, hash));
  }
  const { member, permissions, hasSecondStep } = found;
  return toStaff(member, { permissions: permissions ?? [], hasSecondStep, token });
}

const activeStaff = preparedQuery((db) =>
  db
    .select({
      member: staffMembers,
      permissions: staffRoles.permissions,
      hasSecondStep: staffSessions.hasSecondStep,
      stale: sql<boolean>`${staffSessions.lastUsedAt} < now() - interval '1 hour'`,
    })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(
      and(
        eq(staffSessions.tokenHash, sql.placeholder("hash")),
        eq(staffMembers.audience, sql.placeholder("audience")),
        eq(staffMembers.blocked, false),
        gt(staffSessions.lastUsedAt, sql`now() - ${sql.placeholder("idle")}::interval`),
        gt(staffSessions.createdAt, sql`now() - ${sql.placeholder("total")}::interval`),
      ),
    )
    .prepare("active_staff"),
);

function toStaff(
  { id, kind, name, storeId, courierId, zoneIds }: StaffRow,
  session: Pick<Staff, "permissions" | "hasSecondStep" | "token">,
): Staff {
  const common = { ...session, staffId: id, name, key: `staff:${id}` };
  // Constraints of the table guarantee the ids.
  if (kind === "courier") return { ...common, kind, courierId: courierId ?? 0 };
  if (kind === "operator") return { ...common, kind, zoneIds };
  return { ...common, kind, storeId: storeId ?? 0 };
}

/** Opens a session and returns its token: 256 random bits, of which only the hash is stored. */
export async function openStaffSession(
  tx: Database,
  staffId: number,
  session: { hasSecondStep: boolean; network: Buffer; userAgent: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const { userAgent, ...fields } = session;
  await tx
    .insert(staffSessions)
    .values({ tokenHash: tokenHash(token), staffId, ...fields, ...deviceOf(userAgent) });
  return token;
}

export async function endStaffSession(tx: Database, token: string) {
  await tx.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash(token)));
}

/** Ends all sessions of an account. */
export async function endStaffSessions(tx: Database, staffId: number) {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}

/** Ends the sessions of an account but this one. */
export async function endOtherStaffSessions(tx: Database, staffId: number, token: string) {
  const hash = tokenHash(token);
  await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.tokenHash, hash)));
}

/**
 * The number by which a session is named: 48 bits of its hash, because a distributed table cannot
 * get a column that numbers its rows. It says nothing about the token.
 */
export const sessionId =
  sql<number>`('x' || substr(encode(${staffSessions.tokenHash}, 'hex'), 1, 12))::bit(48)::bigint`.mapWith(
    Number,
  );

/** Ends one session of an account; false if it has no such session. */
export async function endStaffSessionById(tx: Database, staffId: number, id: number) {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(sessionId, id)))
    .returning({ staffId: staffSessions.staffId });
  return ended.length > 0;
}

/** The active sessions of an account: that of `token` first, then by last use. */
export async function listStaffSessions(
  db: Database,
  { audience, staffId, token }: { audience: StaffAudience; staffId: number; token: string },
) {
  const isCurrent = sql<boolean>`${staffSessions.tokenHash} = ${tokenHash(token)}`;
  const { idle, total } = staffSessionLife[audience];
  return db
    .select({
      id: sessionId,
      browser: staffSessions.browser,
      system: staffSessions.system,
      createdAt: staffSessions.createdAt,
      lastUsedAt: staffSessions.lastUsedAt,
      isCurrent,
    })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        gt(staffSessions.lastUsedAt, sql`now() - ${idle}::interval`),
        gt(staffSessions.createdAt, sql`now() - ${total}::interval`),
      ),
    )
    .orderBy(desc(isCurrent), desc(staffSessions.lastUsedAt), desc(sessionId));
}

export async function setStaffPassword(tx: Database, staffId: number, passwordHash: string) {
  await tx.update(staffMembers).set({ passwordHash }).where(eq(staffMembers.id, staffId));
}

/** Marks a session as complete and ends the others of the account. */
export async function completeStaffSession(tx: Database, staffId: number, token: string) {
  const hash = tokenHash(token);
  await endOtherStaffSessions(tx, staffId, token);
  await tx
    .update(staffSessions)
    .set({ hasSecondStep: true })
    .where(eq(staffSessions.tokenHash, hash));
}

/**
 * Whether the account has signed in from this network lately: also with a session that has expired
 * since.
 */
export async function isKnownNetwork(db: Database, staffId: number, network: Buffer) {
  const known = and(
    eq(staffSessions.staffId, staffId),
    eq(staffSessions.network, network),
    eq(staffSessions.hasSecondStep, true),
    gt(staffSessions.lastUsedAt, knownNetworkLife),
  );
  return (await db.$count(staffSessions, known)) > 0;
}

/**
 * Uses up the code of a time step: false when this code, or a later one, was accepted before, also
 * by a request at the same moment.
 */
export async function takeTotpStep(tx: Database, staffId: number, step: number): Promise<boolean> {
  const taken = await tx
    .update(staffMembers)
    .set({ totpLastStep: step })
    .where(and(eq(staffMembers.id, staffId), lt(staffMembers.totpLastStep, step)))
    .returning({ id: staffMembers.id });
  return taken.length > 0;
}

/** Deletes the sessions from which not even their network is remembered. */
export async function deleteExpiredStaffSessions(db: Database) {
  await db.delete(staffSessions).where(lt(staffSessions.lastUsedAt, knownNetworkLife));
}
