import { Checkbox } from "@errand/ui/checkbox.tsx";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { toast } from "@errand/ui/toast.ts";
import { Controller } from "react-hook-form";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { Member, Role } from "./staff.types.ts";
import { useRefreshStaff } from "./use-refresh-staff.ts";

interface MemberDialogProps {
  member: Member;
  /** Those of this kind of staff; none for couriers. */
  roles: readonly Role[];
  onClose(): void;
}

/** Changes the role of an account, blocks it, resets its second step or ends it. */
export function MemberDialog({ member, roles, onClose }: MemberDialogProps) {
  const t = useMessages("desk-staff");
  const { call } = useDeskClient();
  const refresh = useRefreshStaff();
  const { id, name } = member;
  const form = useValidatedForm({
    defaultValues: {
      role: member.role?.key ?? "",
      blocked: member.blocked,
      resets: false,
      ends: false,
    },
  });
  const { control } = form;
  return (
    <FormDialog
      form={form}
      title={t("change.title", { name })}
      text={t("change.text")}
      send={t("change.send")}
      onClose={onClose}
      onSend={async ({ role, blocked, resets, ends }) => {
        const { message } = ends
          ? await call("DELETE /desk/staff/{id}", { id })
          : await call("PUT /desk/staff/{id}", {
              ...{ id, blocked },
              ...(role !== "" && { role }),
              ...(resets && { reset_second_step: 1 as const }),
            });
        toast.success(message);
        await refresh();
      }}
    >
      {roles.length > 0 && (
        <Controller
          control={control}
          name="role"
          render={({ field }) => (
            <Select
              label={t("column.role")}
              value={field.value}
              onChange={field.onChange}
              options={roles.map(({ key, name: label }) => ({ value: key, label }))}
            />
          )}
        />
      )}
      <div>
        {(["blocked", "resets", "ends"] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <Checkbox isChecked={field.value} onChange={field.onChange}>
                {t(`change.${name}`)}
              </Checkbox>
            )}
          />
        ))}
      </div>
    </FormDialog>
  );
}
