import type { User } from "@errand/core/account/account.contract";
import { phoneError } from "@errand/core/phone";
import { Button } from "@errand/ui/button.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useId } from "react";
import { useShop } from "../config/shop.ts";
import { PhoneInput } from "../forms/phone-input.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import type { ProfileUpdate } from "./use-profile-update.ts";

interface ChangePhoneDialogProps {
  open: boolean;
  profile: User;
  /** Sends the change; its code is asked for in a dialog of its own. */
  update: ProfileUpdate;
  onClose(): void;
}

/** Replaces a verified phone: asks for the new one, to which a code goes, and for the password. */
export function ChangePhoneDialog({ open, profile, update, onClose }: ChangePhoneDialogProps) {
  const t = useMessages("profile");
  const account = useMessages("account");
  const phoneText = usePhoneErrorText();
  const id = useId();
  const { config } = useShop();
  const form = useValidatedForm({ defaultValues: { phone: "", current_password: "" } });
  const hasPassword = profile.has_password && config.centralize_login.manual_login_status === 1;

  function close() {
    form.reset();
    onClose();
  }

  async function send({ phone, current_password }: { phone: string; current_password: string }) {
    try {
      await update.update({
        ...{ button_type: "change_phone", phone },
        ...(hasPassword && { current_password }),
      });
      close();
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("newPhone.title")}
      text={t("newPhone.text")}
      size="sm"
      footer={
        <Button
          type="submit"
          form={id}
          size="lg"
          className="w-full"
          isBusy={form.formState.isSubmitting}
        >
          {t("newPhone.send")}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-4">
        <PhoneInput
          control={form.control}
          name="phone"
          label={t("newPhone.phone")}
          validate={fieldRule(
            (text) => phoneError(text, { country: config.country }),
            (code) =>
              phoneText(code, (own) =>
                own === "required" ? t("phoneRequired") : account("error.phone.invalid"),
              ),
          )}
          getsMessages
          isRequired
        />
        {hasPassword && <CurrentPasswordField form={form} />}
        <FormErrorMessage text={form.formState.errors.root?.message} />
      </form>
    </Dialog>
  );
}
