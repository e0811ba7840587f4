import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { Controller } from "react-hook-form";
import { OfficeButton } from "../../../console/office/office-button.tsx";
import { useStoreClient } from "../../store-client.ts";
import { type Role, useRefreshStaff } from "./staff.queries.ts";

/** Invites somebody by e-mail, with a role. */
export function Invite({ roles }: { roles: readonly Role[] }) {
  const t = useMessages("staff-list");
  const { call } = useStoreClient();
  const refresh = useRefreshStaff();
  const kitchen = roles.find(({ key }) => key === "kitchen") ?? roles.at(-1);
  const form = useValidatedForm({ defaultValues: { email: "", role: kitchen?.key ?? "" } });
  const { register, handleSubmit, formState } = form;

  async function send(values: { email: string; role: string }) {
    try {
      const { message } = await call("POST /store/staff", values);
      toast.success(message);
      form.reset();
      await refresh();
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <section>
      <h2 className="mb-2 text-body font-bold">{t("invite")}</h2>
      <form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-3">
        <TextField
          {...register("email", { validate: (text) => text.trim() !== "" || t("missing") })}
          type="email"
          label={t("email")}
          error={formState.errors.email?.message}
          isRequired
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <Select
              label={t("inviteRole")}
              value={field.value}
              onChange={field.onChange}
              options={roles.map(({ key, name }) => ({ value: key, label: name }))}
            />
          )}
        />
        <p>
          <OfficeButton type="submit" tone="ink" isBusy={formState.isSubmitting}>
            {t("send")}
          </OfficeButton>
        </p>
      </form>
    </section>
  );
}
