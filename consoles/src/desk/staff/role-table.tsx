import { useMessages } from "@errand/ui/messages/messages.ts";
import { DataTable } from "../../console/office/data-table.tsx";
import type { Role } from "./staff.types.ts";

/** What each role may do. */
export function RoleTable({ roles }: { roles: readonly Role[] }) {
  const t = useMessages("desk-staff");
  return (
    <section className="border-t border-line p-4 md:p-5">
      <h2 className="mb-2 text-body font-bold">{t("roles.title")}</h2>
      <DataTable
        caption={t("roles.title")}
        columns={[t("roles.name"), t("roles.kind"), t("roles.may"), t("roles.members")]}
        rows={roles.map(({ key, kind, name, permissions, members }) => ({
          key: `${kind} ${key}`,
          cells: [
            name,
            t(`kind.${kind}`),
            <span key="may" className="whitespace-normal">
              {permissions.includes("*") ? t("roles.everything") : permissions.join(", ")}
            </span>,
            members,
          ],
        }))}
      />
    </section>
  );
}
