import { maxPasskeyNameLength } from "@errand/core/account/account-validation";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { useId } from "react";
import { type Passkey, useRenamePasskey } from "./passkeys.queries.ts";

interface RenamePasskeyDialogProps {
  open: boolean;
  onClose(): void;
  passkey: Passkey;
}

export function RenamePasskeyDialog({ open, onClose, passkey }: RenamePasskeyDialogProps) {
  const t = useMessages("settings");
  const ui = useMessages("ui");
  const id = useId();
  const renaming = useRenamePasskey();
  const form = useValidatedForm({ defaultValues: { name: passkey.name } });
  const { register, handleSubmit, reset, formState } = form;

  function cancel() {
    reset({ name: passkey.name });
    onClose();
  }

  async function rename({ name }: { name: string }) {
    try {
      await renaming.mutateAsync({ id: passkey.id, name });
      reset({ name: name.trim() });
      onClose();
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={t("passkeys.rename")}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {ui("cancel")}
          </Button>
          <Button type="submit" form={id} isBusy={formState.isSubmitting}>
            {t("passkeys.save")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit(rename)} className="flex flex-col gap-4">
        <TextField
          {...register("name", {
            validate: (text) => text.trim() !== "" || t("passkeys.nameRequired"),
          })}
          label={t("passkeys.name")}
          error={formState.errors.name?.message}
          isRequired
          autoComplete="off"
          maxLength={maxPasskeyNameLength}
        />
        <FormErrorMessage text={formState.errors.root?.message} />
      </form>
    </Dialog>
  );
}
