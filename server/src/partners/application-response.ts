import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { basisPoints, toPercent } from "@errand/core/money";
import { nextStep } from "@errand/core/partners/application-states";
import type { DeskPartner, PartnerSummary } from "@errand/core/partners/desk-partners.contract";
import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { storeText } from "@errand/core/partners/store-translation";
import { flagOf } from "@errand/core/values";
import type { Database } from "../database/database.ts";
import type { FileLinks } from "../private-files/file-links.ts";
import { documentsOf } from "../private-files/private-files.data.ts";
import type { PartnerPicture } from "../private-files/private-files.tables.ts";
import { readApplicationFiles } from "./application-pictures.ts";
import { type ApplicationRow, readTransitions } from "./applications.data.ts";
import type { CheckedFacts } from "./partners.tables.ts";

interface ResponseOptions {
  links: FileLinks;
  now: Date;
}

export function getNextStep(application: ApplicationRow) {
  return nextStep({
    status: application.status,
    isPhoneVerified: application.phoneVerification !== "waiting",
    isEmailVerified: application.emailVerification !== "waiting",
  });
}

/**
 * An application for its applicant, with links to its pictures. Throws `application_not_found` for
 * a change of a profile, which the store itself reads.
 */
export async function toApplicationResponse(
  db: Database,
  application: ApplicationRow,
  options: ResponseOptions,
): Promise<PartnerApplication> {
  const { kind } = application;
  if (kind === "change") throw new AppError("application_not_found");
  const { change: _change, ...response } = await toResponse(db, application, options);
  return { ...response, kind };
}

async function toResponse(
  db: Database,
  application: ApplicationRow,
  { links, now }: ResponseOptions,
): Promise<Omit<DeskPartner, "transitions" | "courier_id">> {
  const files = await readApplicationFiles(db, application.id);
  const urlsOf = (purpose: PartnerPicture) =>
    files.filter((file) => file.purpose === purpose).map(({ key }) => links.urlOf(key, now));
  const getPictureUrl = (purpose: PartnerPicture) => urlsOf(purpose)[0] ?? null;
  const { store, courier } = application;
  return {
    ...toShared(application),
    next_step: getNextStep(application),
    store: store && {
      // A constraint of the table guarantees it.
      store_id: application.storeId ?? 0,
      module_id: store.moduleId,
      latitude: store.latitude,
      longitude: store.longitude,
      minimum_delivery_time: store.minimumDeliveryTime,
      maximum_delivery_time: store.maximumDeliveryTime,
      delivery_time_type: store.deliveryTimeUnit,
      translations: store.translations,
      tax: toPercent(basisPoints(store.taxRate)),
      pickup_zone_id: store.pickupZoneIds,
      company_number: store.companyNumber ?? null,
      tin: store.tin,
      tin_expire_date: store.tinExpires,
      logo_full_url: getPictureUrl("logo"),
      cover_photo_full_url: getPictureUrl("cover"),
      tin_certificate_image_full_url: getPictureUrl("tin_certificate"),
    },
    courier: courier && {
      identity_type: courier.identityType,
      identity_number: courier.identityNumber,
      vehicle_id: courier.vehicleId,
      earning: flagOf(courier.freelance),
      image_full_url: getPictureUrl("photo"),
      identity_image_full_url: urlsOf("identity"),
    },
    change: application.change && {
      // A constraint of the table guarantees it.
      store_id: application.storeId ?? 0,
      store_name: localize(application.change.name, application.language),
      before: toFacts(application.change.before),
      after: toFacts(application.change.after),
      tin_certificate_image_full_url: getPictureUrl("tin_certificate"),
    },
    documents: documentsOf(files, (key) => links.urlOf(key, now)),
  };
}

/** An application for the desk, with its history. */
export async function toDeskPartner(
  db: Database,
  application: ApplicationRow,
  options: ResponseOptions,
): Promise<DeskPartner> {
  const transitions = await readTransitions(db, application.id);
  return {
    ...(await toResponse(db, application, options)),
    courier_id: application.courierId,
    transitions: transitions.map(({ from, to, actor, actorName, reason, at }) => ({
      from,
      to,
      actor: { kind: actor, name: actorName },
      reason,
      at: at.toISOString(),
    })),
  };
}

export function toPartnerSummary(application: ApplicationRow, language: Language): PartnerSummary {
  const { store, change } = application;
  const name = store && storeText(store.translations, "name", language);
  return {
    ...toShared(application),
    store_name: change ? localize(change.name, language) : name,
    module_id: store?.moduleId ?? null,
  };
}

/** The facts that are stated, and no others. */
export function toFacts({ taxRate, tinExpires, ...facts }: Partial<CheckedFacts>): PartnerFacts {
  return {
    ...facts,
    ...(taxRate !== undefined && { tax: toPercent(basisPoints(taxRate)) }),
    ...(tinExpires !== undefined && { tin_expire_date: tinExpires }),
  };
}

type PartnerFacts = NonNullable<DeskPartner["change"]>["after"];

function toShared(application: ApplicationRow) {
  const { emailVerification, phoneVerification, createdAt, submittedAt, decidedAt } = application;
  return {
    id: application.id,
    kind: application.kind,
    status: application.status,
    is_phone_verified: flagOf(phoneVerification !== "waiting"),
    is_email_verified: flagOf(emailVerification !== "waiting"),
    reason: application.reason,
    f_name: application.firstName,
    l_name: application.lastName,
    email: application.email,
    phone: application.phone,
    zone_id: application.zoneId,
    created_at: createdAt.toISOString(),
    submitted_at: submittedAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  };
}
