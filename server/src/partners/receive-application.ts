import { AppError, featureOff } from "@errand/core/errors";
import {
  type ApplicantKind,
  nextApplicationStatus,
} from "@errand/core/partners/application-states";
import { hashPassword, verifyPassword } from "../account/passwords.ts";
import { requireMobile } from "../account/require-mobile.ts";
import type { Database } from "../database/database.ts";
import type { MessageKind } from "../integrations/outbox/message.ts";
import { countSuccess } from "../requests/count-success.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import type { CourierInput, StoreInput } from "./application-input.ts";
import {
  attachFields,
  readPictureKeys,
  type StoredField,
  storeFields,
  type UploadedField,
} from "./application-pictures.ts";
import { toApplicationResponse } from "./application-response.ts";
import { applicationToken } from "./application-token.ts";
import {
  type ApplicationRow,
  type Contacts,
  findWaitingApplication,
  insertApplication,
  nextStoreId,
  recordTransition,
  refuseTakenContacts,
  takeContacts,
  updateApplication,
} from "./applications.data.ts";
import { findOwnApplication, lockOwnApplication } from "./find-own-application.ts";
import type { CourierDetails, StoreDetails, Verification } from "./partners.tables.ts";
import type { PartnersApi } from "./partners-api.ts";
import { continueApplication } from "./verify-contacts.ts";

/** What a form of a store or a courier says, mapped to rows. */
export interface Form {
  kind: ApplicantKind;
  details: { store: StoreDetails } | { courier: CourierDetails };
  pictures: UploadedField[];
  /** Throws for a place or a vehicle that does not exist. */
  check(db: Database): Promise<void>;
}

/** What is done before the transaction of a form: its checks, and storing its pictures. */
export interface Prepared {
  phone: string;
  passwordHash: string | null;
  stored: StoredField[];
  /** What the same form has added before, when its response was lost. */
  repeated: ApplicationRow | null;
}

type Input = StoreInput | CourierInput;

/** Throws before a picture is decoded; forms of stores and of couriers have limits of their own. */
export async function prepareForm(
  api: PartnersApi,
  ctx: AnyRequestContext,
  { input, form, token }: { input: Input; form: Form; token: string | null },
): Promise<Prepared> {
  const { db, now, address } = ctx;
  const shop = await api.shop();
  const isOffered = form.kind === "store" ? shop.storeRegistration : shop.courierRegistration;
  if (!isOffered) throw featureOff("registration");
  const own =
    token === null
      ? null
      : await findOwnApplication(db, { secret: api.settings.secret, token, now });
  if (own) {
    requireCorrectable(own, form.kind);
    await api.limits.uploads.take(`application:${own.id}`);
  }
  const prepare = () => prepareFields(api, { input, form, own, country: shop.country }, db);
  return own ? prepare() : countSuccess(api.limits, `${form.kind} ${address}`, prepare);
}

async function prepareFields(
  api: PartnersApi,
  fields: { input: Input; form: Form; own: ApplicationRow | null; country: string },
  db: Database,
): Promise<Prepared> {
  const { input, form, own, country } = fields;
  await form.check(db);
  const phone = requireMobile(input.phone, country);
  const contacts = { kind: form.kind, email: input.email, phone };
  const repeated = own ? null : await findRepeated(db, contacts, input.password);
  if (repeated) return { phone, stored: [], passwordHash: null, repeated };
  await refuseTakenContacts(db, contacts, own?.id);
  const { storage } = api.files;
  return {
    phone,
    stored: await storeFields({ db, storage, encoder: api.encoder }, form.pictures),
    passwordHash: input.password === undefined ? null : await hashPassword(input.password),
    repeated: null,
  };
}

/** The waiting application with these contacts, if the password is the one it was sent with. */
async function findRepeated(db: Database, contacts: Contacts, password: string | undefined) {
  const waiting = await findWaitingApplication(db, contacts);
  if (!waiting || password === undefined) return null;
  return (await verifyPassword(waiting.passwordHash, password)) ? waiting : null;
}

/** Adds an application, and sends the first code; a repeated one stays as it is. */
export async function addApplication(
  api: PartnersApi,
  ctx: AnyRequestContext,
  { input, form, prepared }: { input: Input; form: Form; prepared: Prepared },
): Promise<ApplicationRow> {
  if (prepared.repeated) return prepared.repeated;
  const { db, now, language } = ctx;
  const person = toApplicant(input, prepared.phone);
  await takeContacts(db, { kind: form.kind, ...person });
  const application = await insertApplication(db, {
    ...person,
    ...form.details,
    kind: form.kind,
    language,
    emailVerification: verificationBy(api, "mail"),
    phoneVerification: verificationBy(api, "sms"),
    passwordHash: prepared.passwordHash,
    storeId: form.kind === "store" ? await nextStoreId(db) : null,
    createdAt: now,
    submittedAt: now,
  });
  await attachFields(db, application.id, prepared.stored);
  await record(db, application, null);
  await continueApplication(api, ctx, application);
  return application;
}

/** Replaces what a refused application says. A changed contact is verified again. */
export async function correctApplication(
  api: PartnersApi,
  ctx: AnyRequestContext,
  { input, form, prepared, token }: { input: Input; form: Form; prepared: Prepared; token: string },
): Promise<ApplicationRow> {
  const { db, now, language } = ctx;
  const { secret } = api.settings;
  const before = await lockOwnApplication(db, { secret, token, now });
  const status = requireCorrectable(before, form.kind);
  const { phone, passwordHash, stored } = prepared;
  const person = toApplicant(input, phone);
  await takeContacts(db, { kind: form.kind, ...person }, before.id);
  const application = await updateApplication(db, before.id, {
    ...person,
    ...form.details,
    ...(passwordHash !== null && { passwordHash }),
    ...(input.email !== before.email && { emailVerification: verificationBy(api, "mail") }),
    ...(phone !== before.phone && { phoneVerification: verificationBy(api, "sms") }),
    status,
    language,
    submittedAt: now,
  });
  await attachFields(db, application.id, stored);
  await requireIdentityPictures(db, application);
  await record(db, application, before.status);
  await continueApplication(api, ctx, application);
  return application;
}

/** The response to a form, with which the device opens the application again. */
export async function receivedResponse(
  api: PartnersApi,
  { db, now }: AnyRequestContext,
  application: ApplicationRow,
) {
  const { links } = api.files;
  return {
    application_token: applicationToken(api.settings.secret, application),
    application: await toApplicationResponse(db, application, { links, now }),
  };
}

function requireCorrectable(application: ApplicationRow, kind: ApplicantKind) {
  if (application.kind !== kind) {
    throw new AppError("application_not_found", { field: "application_token" });
  }
  const status = nextApplicationStatus(application.status, "resubmit");
  if (!status) throw new AppError("application_status");
  return status;
}

/** They are deleted some time after a refusal, and then needed again. */
async function requireIdentityPictures(db: Database, { id, kind }: ApplicationRow) {
  if (kind !== "courier") return;
  const keysOf = await readPictureKeys(db, id);
  if (keysOf("identity").length === 0) {
    throw new AppError("identity_image_needed", { field: "identity_image" });
  }
}

function verificationBy({ outbox }: PartnersApi, kind: MessageKind): Verification {
  return outbox.canSend(kind) ? "waiting" : "not_asked";
}

function toApplicant({ f_name, l_name = "", email, zone_id }: Input, phone: string) {
  return { firstName: f_name, lastName: l_name, email, phone, zoneId: zone_id };
}

function record(
  db: Database,
  { id, firstName, lastName, status, submittedAt }: ApplicationRow,
  from: ApplicationRow["status"] | null,
) {
  return recordTransition(db, {
    applicationId: id,
    from,
    to: status,
    actor: "applicant",
    actorName: `${firstName} ${lastName}`.trim(),
    at: submittedAt,
  });
}
