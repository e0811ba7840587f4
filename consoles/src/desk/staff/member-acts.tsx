import { useMessages } from "@errand/ui/messages/messages.ts";
import { useState } from "react";
import { useMember } from "../../console/console.ts";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import type { Member, Role } from "./staff.types.ts";

/** Opens what can be changed of an account; not of one's own. */
export function MemberActs({ member, roles }: { member: Member; roles: readonly Role[] }) {
  const t = useMessages("desk-staff");
  const [isOpen, setOpen] = useState(false);
  if (member.id === useMember().id) return t("you");
  return (
    <>
      <OfficeButton
        aria-label={t("change.named", { name: member.name })}
        onClick={() => setOpen(true)}
      >
        {t("change.open")}
      </OfficeButton>
      {isOpen && (
        <MemberDialog
          member={member}
          roles={roles.filter(({ kind }) => kind === member.kind)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
