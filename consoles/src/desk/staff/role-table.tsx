import { isPermitted } from "@errand/core/principals";
import { ConfirmDialog } from "@errand/ui/confirm-dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { reportError } from "@errand/ui/report-error.ts";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { useMember } from "../../console/console.ts";
import { DataTable } from "../../console/office/data-table.tsx";
import { OfficeButton } from "../../console/office/office-button.tsx";
import { useDeskClient } from "../desk-client.ts";
import { RoleDialog } from "./role-dialog.tsx";
import type { Role } from "./staff.types.ts";
import { usePermissionText } from "./use-permission-text.ts";
import { useRefreshStaff } from "./use-refresh-staff.ts";

/** What each role may do. The one of owners stays as it is. */
export function RoleTable({ roles }: { roles: readonly Role[] }) {
  const t = useMessages("desk-staff");
  const permissionText = usePermissionText();
  const mayChange = isPermitted(useMember(), "staff", false);
  const [asking, setAsking] = useState<
    { act: "add" } | { act: "change" | "remove"; role: Role } | null
  >(null);
  const close = () => setAsking(null);
  const remove = useRemoveRole();
  return (
    <section className="border-t border-line p-4 md:p-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-body font-bold">{t("roles.title")}</h2>
        {mayChange && (
          <OfficeButton tone="outline" onClick={() => setAsking({ act: "add" })}>
            {t("role.add")}
          </OfficeButton>
        )}
      </div>
      <DataTable
        caption={t("roles.title")}
        columns={[
          ...[t("roles.name"), t("roles.kind"), t("roles.may"), t("roles.members")],
          ...(mayChange ? [t("column.acts")] : []),
        ]}
        rows={roles.map((role) => ({
          key: String(role.id),
          cells: [
            role.name,
            t(`kind.${role.kind}`),
            <span key="may" className="whitespace-normal">
              {permissionText(role.permissions)}
            </span>,
            role.members,
            mayChange && !role.permissions.includes("*") && (
              <span key="acts" className="inline-flex gap-2">
                <OfficeButton
                  aria-label={t("role.change", { name: role.name })}
                  onClick={() => setAsking({ act: "change", role })}
                >
                  {t("change.open")}
                </OfficeButton>
                {role.members === 0 && (
                  <OfficeButton
                    aria-label={t("role.removeNamed", { name: role.name })}
                    onClick={() => setAsking({ act: "remove", role })}
                  >
                    {t("role.remove")}
                  </OfficeButton>
                )}
              </span>
            ),
          ],
        }))}
      />
      {asking?.act === "add" && <RoleDialog former={null} onClose={close} />}
      {asking?.act === "change" && <RoleDialog former={asking.role} onClose={close} />}
      <ConfirmDialog
        open={asking?.act === "remove"}
        onClose={close}
        title={t("role.removeTitle", { name: asking?.act === "remove" ? asking.role.name : "" })}
        onYes={() => {
          if (asking?.act === "remove") void remove(asking.role.id);
          close();
        }}
      />
    </section>
  );
}

function useRemoveRole() {
  const { call } = useDeskClient();
  const refresh = useRefreshStaff();
  return async (role_id: number) => {
    try {
      toast.success((await call("DELETE /desk/roles/{role_id}", { role_id })).message);
    } catch (error) {
      reportError(error);
    }
    await refresh();
  };
}
