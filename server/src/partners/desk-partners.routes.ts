import { AppError } from "@errand/core/errors";
import {
  approvePartner,
  listPartners,
  readPartner,
  refusePartner,
} from "@errand/core/partners/desk-partners.contract";
import { messageIn } from "../messages/messages.ts";
import type { AuditFacts } from "../requests/audit-record.ts";
import type { Staff } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import type { PublicPictures } from "./application-pictures.ts";
import { toDeskPartner, toPartnerSummary } from "./application-response.ts";
import { type ApplicationRow, applicationSubject, findApplication } from "./applications.data.ts";
import {
  approveApplication,
  type Decided,
  type Decider,
  prepareApproval,
  refuseApplication,
} from "./decide-application.ts";
import { readApplications } from "./partners.data.ts";
import type { PartnersApi } from "./partners-api.ts";

/** How operators decide about applications. */
export function deskPartnerRoutes(api: PartnersApi) {
  serve(api, listPartners, async (filter, { db, staff, language }) => {
    const { country } = await api.shop();
    const { limit, offset } = filter;
    const page = await readApplications(db, filter, { zoneIds: staff.zoneIds, country });
    return {
      total_size: page.total,
      limit,
      offset,
      partners: page.applications.map((application) => toPartnerSummary(application, language)),
    };
  });

  serve(api, readPartner, async ({ id }, { db, now }) => {
    const application = await findApplication(db, id);
    if (!application) throw new AppError("application_not_found");
    return toDeskPartner(db, application, { links: api.files.links, now });
  });

  serve(
    api,
    approvePartner,
    async ({ id }, ctx, pictures: PublicPictures) => {
      const { db, staff, now, language } = ctx;
      const decider = deciderOf(staff);
      const decided = await approveApplication(db, api, { id, pictures, decider, now });
      ctx.audit(changeOf(decided));
      ctx.afterCommit(() => api.changes.flushed());
      return {
        message: messageIn(language, "responses", "application_approved"),
        partner: await toDeskPartner(db, decided.after, { links: api.files.links, now }),
      };
    },
    ({ id }, { db }) => prepareApproval(db, api, id),
  );

  serve(api, refusePartner, async ({ id, reason }, ctx) => {
    const { db, staff, now, language } = ctx;
    const decider = deciderOf(staff);
    const decided = await refuseApplication(db, api, { id, reason, decider, now });
    ctx.audit(changeOf(decided));
    return {
      message: messageIn(language, "responses", "application_refused"),
      partner: await toDeskPartner(db, decided.after, { links: api.files.links, now }),
    };
  });
}

function deciderOf({ staffId, name }: Staff): Decider {
  return { staffId, name };
}

function changeOf({ before, after }: Decided) {
  return {
    subject: applicationSubject(after.id),
    before: toAuditFacts(before),
    after: toAuditFacts(after),
  };
}

function toAuditFacts({ status, reason, kind, storeId, courierId }: ApplicationRow): AuditFacts {
  const created = status === "approved" ? (kind === "store" ? storeId : courierId) : null;
  return { status, reason, created };
}
