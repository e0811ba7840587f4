import type { User } from "@errand/core/account/account.contract";
import { ApiError } from "@errand/core/api-error";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useId } from "react";
import { PasskeyExists } from "../account/passkeys.ts";
import { useShop } from "../config/shop.ts";
import { CurrentPasswordField } from "../profile/current-password-field.tsx";
import { SentCodeForm } from "../profile/sent-code-form.tsx";
import { usePasskeyCreation } from "./use-passkey-creation.ts";

interface AddPasskeyDialogProps {
  open: boolean;
  onClose(): void;
  profile: User;
}

/**
 * Adds a passkey after a proof of ownership: the password, or a code for an account without one.
 */
export function AddPasskeyDialog({ open, onClose, profile }: AddPasskeyDialogProps) {
  const t = useMessages("settings");
  const ui = useMessages("ui");
  const id = useId();
  const { config } = useShop();
  const form = useValidatedForm({ defaultValues: { current_password: "" } });
  const { errors, isSubmitting } = form.formState;
  const creation = usePasskeyCreation(close);
  const { sent, options } = creation;
  const hasPassword = profile.has_password && config.centralize_login.manual_login_status === 1;

  function close() {
    form.reset();
    creation.forgetProof();
    onClose();
  }

  async function submit({ current_password }: { current_password: string }) {
    try {
      if (options) await creation.create(options);
      else await creation.prove(hasPassword ? { current_password } : {});
    } catch (error) {
      showError(error);
    }
  }

  function showError(error: unknown) {
    if (error instanceof ApiError) return setApiErrors(form, error);
    const isKnown = error instanceof PasskeyExists;
    form.setError("root", { message: t(isKnown ? "passkeys.exists" : "passkeys.failed") });
  }

  /** After a valid code; the form of the code shows only errors of the code. */
  async function verify(proof: { otp: string; session_info?: string }, on: "phone" | "email") {
    try {
      await creation.prove({ ...proof, verification_on: on });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      showError(error);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("passkeys.add")}
      text={t("passkeys.addText")}
      size="sm"
      footer={
        sent === null && (
          <>
            <Button variant="outline" onClick={close}>
              {ui("cancel")}
            </Button>
            <Button type="submit" form={id} isBusy={isSubmitting}>
              {t("passkeys.continue")}
            </Button>
          </>
        )
      }
    >
      {sent === null ? (
        <form
          id={id}
          noValidate
          onSubmit={form.handleSubmit(submit)}
          className="flex flex-col gap-4"
        >
          {hasPassword && options === null && <CurrentPasswordField form={form} />}
          <FormErrorMessage text={errors.root?.message} />
        </form>
      ) : (
        <SentCodeForm
          sent={sent}
          contact={profile[sent.on] ?? ""}
          onVerify={(proof) => verify(proof, sent.on)}
          onResend={() => creation.prove({})}
        />
      )}
    </Dialog>
  );
}
