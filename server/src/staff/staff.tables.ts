import type { Language, LocalizedText } from "@errand/core/language";
import { audienceOf, type StaffAudience, type StaffKind } from "@errand/core/principals";
import { isNull, sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bytes } from "../database/bytes.ts";
import { identity, rowId } from "../database/columns.ts";
import type { AuditFacts } from "../requests/audit-record.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** Roles with their permissions (`isPermitted`). The migration inserts those of contract 6.1. */
export const staffRoles = pgTable(
  "staff_roles",
  {
    id: identity(),
    kind: text().$type<StaffKind>().notNull(),
    key: text().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    permissions: text().array().notNull(),
  },
  (t) => [unique("staff_roles_key").on(t.kind, t.key)],
);

const audiences = sql.join(
  Object.entries(audienceOf).map(([kind, audience]) =>
    sql.raw(`when '${kind}' then '${audience}'`),
  ),
  sql` `,
);

/** The accounts of people who serve customers. */
export const staffMembers = pgTable(
  "staff_members",
  {
    id: identity(),
    kind: text().$type<StaffKind>().notNull(),
    audience: text()
      .$type<StaffAudience>()
      .notNull()
      .generatedAlwaysAs(sql`case kind ${audiences} end`),
    name: text().notNull(),
    /** Lower case. */
    email: text(),
    /** E.164. */
    phone: text(),
    /** Null until the member states one. */
    language: text().$type<Language>(),
    /** Null once the work has ended. */
    passwordHash: text(),
    /** Null for couriers, who have no roles. */
    roleId: rowId().references(() => staffRoles.id),
    /**
     * Of store and rental staff. The migration adds the foreign keys of stores and couriers, which
     * are later features.
     */
    storeId: rowId(),
    courierId: rowId().unique(),
    /** The zones that an operator works for; null for all. */
    zoneIds: rowId().array(),
    /**
     * The secret of the authenticator app, encrypted with the secret of the shop; null before it is
     * set up.
     */
    totpSecret: bytes(),
    totpConfirmed: boolean().notNull().default(false),
    /** The time step of the last accepted code, so that each code is accepted once. */
    totpLastStep: rowId().notNull().default(0),
    blocked: boolean().notNull().default(false),
    /**
     * When the work of the person ended. The row stays for the history of orders, without contact
     * and password.
     */
    endedAt: timestamptz(),
    createdAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("staff_members_email").on(t.audience, t.email),
    uniqueIndex("staff_members_phone").on(t.audience, t.phone),
    index().on(t.storeId),
    check(
      "staff_members_contact",
      sql`${t.endedAt} is not null or ((${t.email} is not null or ${t.phone} is not null) and ${t.passwordHash} is not null)`,
    ),
    check("staff_members_ended", sql`${t.endedAt} is null or ${t.blocked}`),
    check("staff_members_role", sql`(${t.roleId} is null) = (${t.kind} = 'courier')`),
    check(
      "staff_members_store",
      sql`(${t.storeId} is not null) = (${t.kind} in ('store_staff', 'rental_staff'))`,
    ),
    check("staff_members_courier", sql`(${t.courierId} is not null) = (${t.kind} = 'courier')`),
    check("staff_members_zones", sql`${t.zoneIds} is null or ${t.kind} = 'operator'`),
  ],
);

/**
 * Invitations to work at a store or at the desk, by e-mail. They are deleted when they are accepted
 * or withdrawn.
 */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: identity(),
    kind: text().$type<StaffKind>().notNull(),
    /**
     * Null for operators. The migration adds the foreign key of stores, which are a later feature.
     */
    storeId: rowId(),
    /** The zones that an operator will work for; null for all. */
    zoneIds: rowId().array(),
    /** Lower case. */
    email: text().notNull(),
    roleId: rowId()
      .notNull()
      .references(() => staffRoles.id),
    /** Of the token in the link. */
    tokenHash: bytes().notNull().unique(),
    createdAt: timestamptz().notNull(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [
    unique("staff_invitations_email").on(t.storeId, t.email),
    uniqueIndex("staff_invitations_operator").on(t.email).where(isNull(t.storeId)),
    check("staff_invitations_kind", sql`${t.kind} in ('store_staff', 'rental_staff', 'operator')`),
    check(
      "staff_invitations_store",
      sql`(${t.storeId} is not null) = (${t.kind} in ('store_staff', 'rental_staff'))`,
    ),
    check("staff_invitations_zones", sql`${t.zoneIds} is null or ${t.kind} = 'operator'`),
  ],
);

/** Signed-in devices of staff. Only the hash of a token is stored. */
export const staffSessions = pgTable(
  "staff_sessions",
  {
    tokenHash: bytes().primaryKey(),
    staffId: rowId()
      .notNull()
      .references(() => staffMembers.id, { onDelete: "cascade" }),
    /** Until then the session only serves to set up the second step. */
    hasSecondStep: boolean().notNull(),
    /** A keyed hash of the network that it was opened from. */
    network: bytes().notNull(),
    browser: text(),
    system: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    lastUsedAt: timestamptz().notNull().defaultNow(),
  },
  (t) => [index().on(t.staffId)],
);

/**
 * Writes by staff. Rows are never changed or deleted, which a trigger ensures. They outlive the
 * members of the staff and what was changed.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: identity(),
    staffId: rowId().notNull(),
    staffKind: text().$type<StaffKind>().notNull(),
    staffName: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<AuditFacts>(),
    after: jsonb().$type<AuditFacts>(),
    address: text().notNull(),
    at: timestamptz().notNull(),
  },
  (t) => [
    index().on(t.staffId, t.id),
    index().on(t.subject, t.id),
    index().on(t.at),
    // Changes of refunds have their order or their trip as subject.
    index("audit_log_refund")
      .on(sql`(${t.after} ->> 'refund_id')`, t.id)
      .where(sql`${t.after} ->> 'refund_id' is not null`),
  ],
);
