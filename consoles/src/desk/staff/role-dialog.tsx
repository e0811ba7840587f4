import { getGrantable, type RoleKind, roleKinds } from "@errand/core/staff/role-permissions";
import { withoutAccents } from "@errand/core/written-text";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { OfficeSelect } from "../../console/office/office-field.tsx";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import { RolePermissions } from "./role-permissions.tsx";
import type { Role } from "./staff.types.ts";
import { useRefreshStaff } from "./use-refresh-staff.ts";

/** The key of a new role, from its name. */
function toKey(name: string): string {
  const words =
    withoutAccents(name)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return words
    .join("-")
    .replace(/^[^a-z]+/, "")
    .slice(0, 50);
}

/** Adds a role, or changes what one may do. */
export function RoleDialog({ former: role, onClose }: { former: Role | null; onClose(): void }) {
  const t = useMessages("desk-staff");
  const { call } = useDeskClient();
  const refresh = useRefreshStaff();
  const [kind, setKind] = useState<RoleKind>(
    roleKinds.find((each) => each === role?.kind) ?? "operator",
  );
  const [permissions, setPermissions] = useState<readonly string[]>(role?.permissions ?? []);
  const form = useValidatedForm({
    defaultValues: { en: role?.names.en ?? "", fr: role?.names.fr ?? "" },
  });
  const { register, formState } = form;
  const isStated = (text: string) => toKey(text) !== "" || t("role.missing");
  return (
    <FormDialog
      form={form}
      title={role ? t("role.change", { name: role.name }) : t("role.add")}
      text={t("role.text")}
      send={t("change.send")}
      onClose={onClose}
      onSend={async (names) => {
        const given = { names, permissions: [...permissions] };
        const { message } = role
          ? await call("PUT /desk/roles/{role_id}", { role_id: role.id, ...given })
          : await call("POST /desk/roles", { kind, key: toKey(names.en), ...given });
        toast.success(message);
        await refresh();
      }}
    >
      {!role && (
        <OfficeSelect
          label={t("roles.kind")}
          value={kind}
          onChange={(next) => {
            setKind(next);
            setPermissions([]);
          }}
          options={roleKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      )}
      <TextField
        {...register("en", { validate: isStated })}
        label={t("role.en")}
        maxLength={100}
        error={formState.errors.en?.message}
        isRequired
      />
      <TextField
        {...register("fr", { validate: isStated })}
        label={t("role.fr")}
        maxLength={100}
        error={formState.errors.fr?.message}
        isRequired
      />
      <RolePermissions
        known={getGrantable(kind)}
        permissions={permissions}
        onChange={setPermissions}
      />
    </FormDialog>
  );
}
