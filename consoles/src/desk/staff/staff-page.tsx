import { staffKinds } from "@errand/core/principals";
import { Badge } from "@errand/ui/badge.tsx";
import { EmptyState } from "@errand/ui/empty-state.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useQuery } from "@tanstack/react-query";
import Users from "lucide-react/icons/users";
import { useState } from "react";
import { FilterBar } from "../../console/office/filter-bar.tsx";
import { MoreButton } from "../../console/office/more-button.tsx";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { OfficeSelect } from "../../console/office/office-field.tsx";
import { PageHead } from "../../console/office/page-head.tsx";
import { QueryState } from "../../console/office/query-state.tsx";
import { useAddressFilter } from "../../console/office/use-address-filter.ts";
import { useDeskClient } from "../desk-client.ts";
import { ListTools } from "../list/list-tools.tsx";
import { type Column, RowTable } from "../list/row-table.tsx";
import { useListPages } from "../list/use-list-pages.ts";
import { Invitations } from "./invitations.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberActs } from "./member-acts.tsx";
import { RoleTable } from "./role-table.tsx";
import type { Member } from "./staff.types.ts";

const limit = 50;
const kinds = ["operator", ...staffKinds.filter((kind) => kind !== "operator")] as const;

/** Everybody who serves customers, who is invited, and the roles that there are. */
export function StaffPage() {
  const t = useMessages("desk-staff");
  const desk = useMessages("desk");
  const { filter, change } = useAddressFilter(["kind", "search"]);
  const kind = kinds.find((each) => each === filter.kind) ?? "operator";
  const input = { limit, kind, search: filter.search.trim() || undefined };
  const { endpointQuery, scope } = useDeskClient();
  const roles = useQuery(endpointQuery(scope, "GET /desk/roles"));
  const query = useListPages({
    name: ["GET /desk/staff", input],
    limit,
    read: (call, offset) => call("GET /desk/staff", { ...input, offset }),
  });
  const [isInviting, setInviting] = useState(false);
  const columns = [
    { label: t("column.name") },
    { name: "role", label: t("column.role") },
    { name: "place", label: t("column.place") },
    { name: "contact", label: t("column.contact") },
    { name: "state", label: t("column.state") },
    { label: t("column.acts") },
  ];
  const ofOperators = (roles.data ?? []).filter((role) => role.kind === "operator");
  return (
    <>
      <PageHead
        title={desk("section.staff")}
        acts={
          <OfficeButton tone="ink" onClick={() => setInviting(true)}>
            {t("invite.open")}
          </OfficeButton>
        }
      />
      <FilterBar
        search={{
          label: t("search"),
          value: filter.search,
          isBusy: query.isFetching,
          onChange: (search) => change({ search }),
        }}
      >
        <OfficeSelect
          label={t("kind.label")}
          value={kind}
          onChange={(value) => change({ kind: value })}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <ListTools list="staff" columns={columns} />
      </FilterBar>
      <QueryState query={query}>
        {({ pages }) => {
          const members = pages.flatMap((page) => page.staff);
          return (
            <>
              {members.length === 0 ? (
                <EmptyState icon={Users} title={t("none")} text={t("noneText")} />
              ) : (
                <MemberTable members={members} columns={columns} roles={roles.data ?? []} />
              )}
              <MoreButton query={query} />
              <Invitations invitations={pages[0]?.invitations ?? []} />
            </>
          );
        }}
      </QueryState>
      <QueryState query={roles}>{(all) => <RoleTable roles={all} />}</QueryState>
      {isInviting && <InviteDialog roles={ofOperators} onClose={() => setInviting(false)} />}
    </>
  );
}

function MemberTable({
  members,
  columns,
  roles,
}: {
  members: readonly Member[];
  columns: readonly Column[];
  roles: Parameters<typeof MemberActs>[0]["roles"];
}) {
  const t = useMessages("desk-staff");
  return (
    <RowTable
      caption={t("members")}
      columns={columns}
      rows={members.map((member) => ({
        key: member.id,
        cells: [
          member.name,
          member.role?.name ?? "–",
          member.store_name ??
            (member.zone_ids ? t("zones", { count: member.zone_ids.length }) : t("everywhere")),
          member.email ?? member.phone,
          member.blocked ? (
            <Badge key="state" tone="bad">
              {t("blocked")}
            </Badge>
          ) : member.has_second_step ? (
            t("works")
          ) : (
            t("noSecondStep")
          ),
          <MemberActs key="acts" member={member} roles={roles} />,
        ],
      }))}
    />
  );
}
