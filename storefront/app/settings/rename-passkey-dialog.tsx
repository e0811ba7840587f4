import { maxPasskeyNameLength } from "@errand/core/account/account-validation";
import { useId } from "react";
import { FormErrorMessage } from "../forms/form-error-message.tsx";
import { setApiErrors } from "../forms/set-api-errors.ts";
import { useValidatedForm } from "../forms/use-validated-form.ts";
import { useMessages } from "../messages/messages.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/text-field.tsx";
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
