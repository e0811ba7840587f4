import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { Controller } from "react-hook-form";
import { useDeskClient } from "../desk-client.ts";
import { FormDialog } from "../form/form-dialog.tsx";
import type { Role } from "./staff.types.ts";
import { useRefreshStaff } from "./use-refresh-staff.ts";

/** Invites an operator by e-mail. */
export function InviteDialog({ roles, onClose }: { roles: readonly Role[]; onClose(): void }) {
  const t = useMessages("desk-staff");
  const { call } = useDeskClient();
  const refresh = useRefreshStaff();
  const support = roles.find(({ key }) => key === "support") ?? roles[0];
  const form = useValidatedForm({ defaultValues: { email: "", role: support?.key ?? "" } });
  const { register, control, formState } = form;
  return (
    <FormDialog
      form={form}
      title={t("invite.title")}
      text={t("invite.text")}
      send={t("invite.send")}
      onClose={onClose}
      onSend={async (values) => {
        const { message } = await call("POST /desk/staff", values);
        toast.success(message);
        await refresh();
      }}
    >
      <TextField
        {...register("email", { validate: (text) => text.trim() !== "" || t("invite.missing") })}
        type="email"
        label={t("invite.email")}
        error={formState.errors.email?.message}
        isRequired
      />
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <Select
            label={t("column.role")}
            value={field.value}
            onChange={field.onChange}
            options={roles.map(({ key, name }) => ({ value: key, label: name }))}
          />
        )}
      />
    </FormDialog>
  );
}
