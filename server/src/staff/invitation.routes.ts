import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import { audienceOf } from "@errand/core/principals";
import { acceptInvitation, readInvitation } from "@errand/core/staff/store-staff.contract";
import { hashPassword } from "../account/passwords.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { staffMembers } from "./staff.tables.ts";
import { findInvitation, takeInvitation } from "./staff-invitations.data.ts";
import type { InvitationApi, StoreName } from "./staff-invitations.ts";

/** What an invited person does with the link of the e-mail. */
export function invitationRoutes(api: InvitationApi, storeName: StoreName) {
  serve(api, readInvitation, async ({ token }, { db, now, language }) => {
    const { invitation, role } = await findInvitation(db, token, now);
    const { storeId, kind } = invitation;
    const { businessName } = await api.shop();
    return {
      audience: audienceOf[kind],
      store_name:
        storeId === null ? businessName : localize(await storeName(db, storeId), language),
      email: invitation.email,
      role: { key: role.key, name: localize(role.name, language) },
      expires_at: invitation.expiresAt.toISOString(),
    };
  });

  serve(
    api,
    acceptInvitation,
    async ({ token, name }, { db, now, address, language }, passwordHash: string) => {
      const { email, kind, storeId, roleId, zoneIds } = await takeInvitation(db, token, now);
      const [member] = await db
        .insert(staffMembers)
        .values({ kind, name, email, storeId, roleId, zoneIds, passwordHash, createdAt: now })
        .onConflictDoNothing()
        .returning({ staffId: staffMembers.id });
      // The account of another store: an e-mail signs in to one.
      if (!member) throw new AppError("email_taken", { field: "email" });
      const { staffId } = member;
      await api.recordAudit(db, {
        staff: { staffId, kind, name },
        action: acceptInvitation.path,
        subject: `staff:${staffId}`,
        after: { email },
        address,
        at: now,
      });
      return { message: messageIn(language, "responses", "invitation_accepted"), email };
    },
    async ({ token, password }, { db, now }) => {
      // Hashing costs time, which a made-up token does not get.
      await findInvitation(db, token, now);
      return hashPassword(password);
    },
  );
}
