import type { Language, LocalizedText } from "@errand/core/language";
import type { DeliveryTimeUnit, IdentityType } from "@errand/core/partners/application-limits";
import type { ApplicationStatus, PartnerKind } from "@errand/core/partners/application-states";
import type { StoreTranslation } from "@errand/core/partners/partner-application.types";
import { eq, sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { identity, rowId } from "../database/columns.ts";
import { zones } from "../location/zones.tables.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** What a store or a rental provider has applied with, beside the person. */
export interface StoreDetails {
  moduleId: number;
  latitude: number;
  longitude: number;
  minimumDeliveryTime: number;
  maximumDeliveryTime: number;
  deliveryTimeUnit: DeliveryTimeUnit;
  translations: StoreTranslation[];
  /** Basis points. */
  taxRate: number;
  /** Rental providers only. */
  pickupZoneIds: number[];
  /** As `parseCompanyNumber` returns it. Missing in applications of before it was asked for. */
  companyNumber?: string | null;
  tin: string | null;
  tinExpires: string | null;
}

export interface CourierDetails {
  identityType: IdentityType;
  identityNumber: string;
  vehicleId: number;
  freelance: boolean;
}

/** What the desk checks of a store or a rental provider. */
export interface CheckedFacts {
  address: string;
  latitude: number;
  longitude: number;
  /** Basis points. */
  taxRate: number;
  tin: string | null;
  tinExpires: string | null;
}

/** What a store or a rental provider wants to change of its profile. */
export interface ProfileChange {
  name: LocalizedText;
  before: Partial<CheckedFacts>;
  after: Partial<CheckedFacts>;
}

/** `not_asked`: this installation cannot send a code there. */
export type Verification = "waiting" | "verified" | "not_asked";

const isOpen = "status in ('submitted', 'resubmitted')";
const isOpenOfApplicant = sql.raw(`${isOpen} and kind <> 'change'`);
const isOpenChange = sql.raw(`${isOpen} and kind = 'change'`);

/** Applications of stores, rental providers and couriers. Their pictures are private files. */
export const partnerApplications = pgTable(
  "partner_applications",
  {
    id: identity(),
    kind: text().$type<PartnerKind>().notNull(),
    status: text().$type<ApplicationStatus>().notNull().default("submitted"),
    /** The language of the applicant, in which messages are written. */
    language: text().$type<Language>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    emailVerification: text().$type<Verification>().notNull(),
    phoneVerification: text().$type<Verification>().notNull(),
    /** Of the account that an approval creates; null from then on, and of a change. */
    passwordHash: text(),
    zoneId: rowId()
      .notNull()
      .references(() => zones.id),
    store: jsonb().$type<StoreDetails>(),
    courier: jsonb().$type<CourierDetails>(),
    change: jsonb().$type<ProfileChange>(),
    /**
     * The number that the store gets: reserved with the application, because the response names it.
     * Of a change, the store that it is about.
     */
    storeId: rowId(),
    /** Null until an approval. */
    courierId: rowId().unique(),
    /** Of the last refusal. */
    reason: text(),
    createdAt: timestamptz().notNull(),
    submittedAt: timestamptz().notNull(),
    decidedAt: timestamptz(),
  },
  (t) => [
    // A contact has one undecided application of each kind, however many are sent at the same time.
    uniqueIndex("partner_applications_email").on(t.kind, t.email).where(isOpenOfApplicant),
    uniqueIndex("partner_applications_phone").on(t.kind, t.phone).where(isOpenOfApplicant),
    uniqueIndex("partner_applications_new_store")
      .on(t.storeId)
      .where(eq(t.kind, sql.raw("'store'"))),
    uniqueIndex("partner_applications_open_change").on(t.storeId).where(isOpenChange),
    index("partner_applications_changes").on(t.storeId),
    index().on(t.status, t.submittedAt),
    check("partner_applications_store", sql`(${t.store} is not null) = (${t.kind} = 'store')`),
    check("partner_applications_change", sql`(${t.change} is not null) = (${t.kind} = 'change')`),
    check(
      "partner_applications_store_id",
      sql`(${t.storeId} is not null) = (${t.kind} in ('store', 'change'))`,
    ),
    check(
      "partner_applications_courier",
      sql`(${t.courier} is not null) = (${t.kind} = 'courier')`,
    ),
    check(
      "partner_applications_courier_id",
      sql`(${t.courierId} is not null) = (${t.kind} = 'courier' and ${t.status} = 'approved')`,
    ),
    check(
      "partner_applications_password",
      sql`(${t.passwordHash} is null) = (${t.status} = 'approved' or ${t.kind} = 'change')`,
    ),
    check(
      "partner_applications_decided",
      sql`(${t.decidedAt} is not null) or (${t.status} = 'submitted')`,
    ),
  ],
);

/** Every change of the status of an application, with who made it. */
export const applicationTransitions = pgTable(
  "partner_application_transitions",
  {
    id: identity(),
    applicationId: rowId()
      .notNull()
      .references(() => partnerApplications.id, { onDelete: "cascade" }),
    /** Null for the first. */
    from: text("from_status").$type<ApplicationStatus>(),
    to: text("to_status").$type<ApplicationStatus>().notNull(),
    actor: text().$type<"applicant" | "desk">().notNull(),
    /** The operator; null for the applicant and for the command line. */
    staffId: rowId(),
    actorName: text().notNull(),
    reason: text(),
    at: timestamptz().notNull(),
  },
  (t) => [index().on(t.applicationId)],
);

export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  /** Lower case. */
  email: text().primaryKey(),
  createdAt: timestamptz().notNull().defaultNow(),
});
