import type { Language } from "@errand/core/language";
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

/** An application for its applicant, with links to its pictures. */
export async function toApplicationResponse(
  db: Database,
  application: ApplicationRow,
  { links, now }: ResponseOptions,
): Promise<PartnerApplication> {
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
    ...(await toApplicationResponse(db, application, options)),
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
  const { store } = application;
  return {
    ...toShared(application),
    store_name: store && storeText(store.translations, "name", language),
    module_id: store?.moduleId ?? null,
  };
}

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
