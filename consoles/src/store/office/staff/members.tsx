import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useMember } from "../../../console/console.ts";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { OfficeSelect } from "../../../console/office/office-field.tsx";
import { useTimeText } from "../../../console/use-shop.ts";
import { useStoreClient } from "../../store-client.ts";
import { type Member, type Role, type StaffList, useRefreshStaff } from "./staff.queries.ts";

/** Who works at the store, with the role of each. */
export function Members({ list }: { list: StaffList }) {
  const t = useMessages("staff-list");
  const { call } = useStoreClient();
  const refresh = useRefreshStaff();
  const [ended, setEnded] = useState<Member | null>(null);
  const end = useMutation({
    mutationFn: (id: number) => call("DELETE /store/staff/{id}", { id }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: reportError,
  });
  return (
    <section>
      <h2 className="mb-2 text-body font-bold">{t("who")}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {list.staff.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            roles={list.roles}
            onEnd={() => setEnded(member)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={ended !== null}
        title={t("endTitle", { name: ended?.name ?? "" })}
        text={t("endText")}
        onClose={() => setEnded(null)}
        isDestructive
        onYes={() => {
          if (ended) end.mutate(ended.id);
          setEnded(null);
        }}
      />
    </section>
  );
}

function MemberRow({
  member,
  roles,
  onEnd,
}: {
  member: Member;
  roles: readonly Role[];
  onEnd(): void;
}) {
  const t = useMessages("staff-list");
  const me = useMember();
  const { date } = useTimeText();
  const { call } = useStoreClient();
  const refresh = useRefreshStaff();
  const change = useMutation({
    mutationFn: (role: string) => call("PUT /store/staff/{id}", { id: member.id, role }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: reportError,
  });
  const isMe = member.id === me.id;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="min-w-48 grow">
        <b className="block wrap-anywhere">
          <bdi>{member.name}</bdi> {isMe && <span className="text-strong">({t("you")})</span>}
        </b>
        <span className="block text-strong wrap-anywhere">{member.email ?? member.phone}</span>
        <span className="block text-strong">
          {member.has_second_step
            ? t("since", { time: date(member.created_at) })
            : t("noSecondStep")}
        </span>
      </p>
      <OfficeSelect
        label={t("role", { name: member.name })}
        isLabelHidden
        value={change.isPending ? change.variables : member.role.key}
        onChange={(role) => change.mutate(role)}
        options={roles.map(({ key, name }) => ({ value: key, label: name }))}
      />
      {!isMe && (
        <OfficeButton tone="outline" onClick={onEnd}>
          {t("end")}
        </OfficeButton>
      )}
    </li>
  );
}
