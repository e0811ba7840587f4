import { maxNameLength, nameError } from "@errand/core/account/account-validation";
import { Button } from "@errand/ui/button.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useConsole, useMember } from "../console.ts";
import { useReadMeAgain } from "../me.queries.ts";

/** The name by which the others know the member. */
export function NameForm() {
  const t = useMessages("own-account");
  const { api } = useConsole();
  const { name } = useMember();
  const readMeAgain = useReadMeAgain();
  const form = useValidatedForm({ defaultValues: { name } });
  const { register, handleSubmit, formState } = form;

  async function save(values: { name: string }) {
    try {
      const { message } = await api.changeMe(values);
      toast.success(message);
      form.reset(values);
      await readMeAgain();
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="flex flex-wrap items-start gap-3">
      <TextField
        {...register("name", { validate: fieldRule(nameError, () => t("name.missing")) })}
        label={t("name.label")}
        error={formState.errors.name?.message}
        maxLength={maxNameLength}
        autoComplete="name"
        className="min-w-60 grow"
        isRequired
      />
      {formState.isDirty && (
        <Button type="submit" className="mt-7.5" isBusy={formState.isSubmitting}>
          {t("save")}
        </Button>
      )}
    </form>
  );
}
