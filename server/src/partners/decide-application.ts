import { AppError } from "@errand/core/errors";
import { nextApplicationStatus } from "@errand/core/partners/application-states";
import type { Database } from "../database/database.ts";
import type { PrivateFiles } from "../private-files/private-files.ts";
import type { ApiSettings } from "../requests/api.ts";
import type { PictureEncoder } from "../requests/picture-encoder.types.ts";
import { addPartnerAccount } from "../staff/partner-account.data.ts";
import { type PublicPictures, publishPictures } from "./application-pictures.ts";
import { getNextStep } from "./application-response.ts";
import {
  type ApplicationRow,
  findApplication,
  lockApplication,
  recordTransition,
  updateApplication,
} from "./applications.data.ts";
import { applyProfileChange } from "./apply-profile-change.ts";
import { createCourier } from "./create-courier.ts";
import { createStore } from "./create-store.ts";
import { type MessageParts, tellApplicant } from "./partner-messages.ts";

/** Who decides: an operator, or the command line. */
export interface Decider {
  staffId: number | null;
  name: string;
}

export interface Decided {
  before: ApplicationRow;
  after: ApplicationRow;
}

interface PictureParts {
  encoder: PictureEncoder;
  files: Pick<PrivateFiles, "storage">;
  settings: Pick<ApiSettings, "picturesFolder">;
}

const noPictures: PublicPictures = { logo: null, cover: null, photo: null };

/**
 * Copies the pictures of an application that can be approved to the public ones, before the
 * transaction of `approveApplication`.
 */
export async function prepareApproval(
  db: Database,
  { files, settings, encoder }: PictureParts,
  id: number,
): Promise<PublicPictures> {
  const application = await findApplication(db, id);
  if (!application || getNextStep(application) !== "wait") return noPictures;
  return publishPictures(db, { files, encoder, folder: settings.picturesFolder }, application);
}

/**
 * Creates the store, the rental provider or the courier with an account that has the password of
 * the applicant, or applies the change of a profile, and tells the applicant. Throws
 * `application_not_found`, `application_status`, `application_unverified`, `email_taken`,
 * `phone_taken` and `store_outside_zone`.
 */
export async function approveApplication(
  tx: Database,
  parts: MessageParts,
  { id, pictures, decider, now }: ApprovalOf,
): Promise<Decided> {
  const before = await lockApplication(tx, id);
  const status = requireDecidable(before, "approve");
  let courierId: number | null = null;
  if (before.kind === "change") await applyProfileChange(tx, before);
  else courierId = await createPartner(tx, before, pictures, now);
  const changed = { status, courierId, passwordHash: null, reason: null, decidedAt: now };
  const after = await updateApplication(tx, id, changed);
  await record(tx, { before, after }, decider);
  await tellApplicant(tx, parts, { application: after, message: "approved", now });
  return { before, after };
}

/** Creates the partner with its account. Returns the id of a courier, null for a store. */
async function createPartner(
  tx: Database,
  application: ApplicationRow,
  pictures: PublicPictures,
  now: Date,
): Promise<number | null> {
  const { kind, email, phone, passwordHash } = application;
  if (passwordHash === null) throw new Error("an undecided application has no password");
  const account = { name: getApplicantName(application), email, phone, passwordHash };
  if (kind === "store") {
    const { storeId, staffKind } = await createStore(tx, application, pictures, now);
    await addPartnerAccount(tx, { ...account, kind: staffKind, storeId });
    return null;
  }
  const courierId = await createCourier(tx, application, pictures);
  await addPartnerAccount(tx, { ...account, kind: "courier", courierId });
  return courierId;
}

interface ApprovalOf {
  id: number;
  pictures: PublicPictures;
  decider: Decider;
  now: Date;
}

/** Refuses an application and tells the applicant why. Throws like `approveApplication`. */
export async function refuseApplication(
  tx: Database,
  parts: MessageParts,
  { id, reason, decider, now }: Omit<ApprovalOf, "pictures"> & { reason: string },
): Promise<Decided> {
  const before = await lockApplication(tx, id);
  const status = requireDecidable(before, "refuse");
  const after = await updateApplication(tx, id, { status, reason, decidedAt: now });
  await record(tx, { before, after }, decider);
  await tellApplicant(tx, parts, { application: after, message: "refused", now });
  return { before, after };
}

function requireDecidable(application: ApplicationRow, action: "approve" | "refuse") {
  const status = nextApplicationStatus(application.status, action);
  if (!status) throw new AppError("application_status");
  if (getNextStep(application) !== "wait") throw new AppError("application_unverified");
  return status;
}

function getApplicantName({ firstName, lastName }: ApplicationRow): string {
  return `${firstName} ${lastName}`.trim();
}

function record(tx: Database, { before, after }: Decided, decider: Decider) {
  return recordTransition(tx, {
    applicationId: after.id,
    from: before.status,
    to: after.status,
    actor: "desk",
    staffId: decider.staffId,
    actorName: decider.name,
    reason: after.reason,
    at: after.decidedAt ?? after.submittedAt,
  });
}
