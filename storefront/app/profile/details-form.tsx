import type { User } from "@errand/core/account/account.contract";
import { nameError } from "@errand/core/account/account-validation";
import { emailError } from "@errand/core/email";
import { phoneError } from "@errand/core/phone";
import { Button } from "@errand/ui/button.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import BadgeCheck from "lucide-react/icons/badge-check";
import Lock from "lucide-react/icons/lock";
import { type ReactNode, useState } from "react";
import { Controller } from "react-hook-form";
import { useShop } from "../config/shop.ts";
import { PhoneInput } from "../forms/phone-input.tsx";
import { ChangePhoneDialog } from "./change-phone-dialog.tsx";
import { CodeDialog } from "./code-dialog.tsx";
import { PictureField } from "./picture-field.tsx";
import { useProfileUpdate } from "./use-profile-update.ts";
import { VerifyContact } from "./verify-contact.tsx";

interface DetailsValues {
  name: string;
  email: string;
  phone: string;
  image: File | null;
}

/** Picture, name and contacts. The values stay until they are saved, also after an error. */
export function DetailsForm({ profile }: { profile: User }) {
  const t = useMessages("profile");
  const account = useMessages("account");
  const phoneText = usePhoneErrorText();
  const { config } = useShop();
  const form = useValidatedForm<DetailsValues>({
    defaultValues: {
      name: `${profile.f_name} ${profile.l_name}`.trim(),
      email: profile.email ?? "",
      phone: profile.phone ?? "",
      image: null,
    },
  });
  const { register, control, handleSubmit, formState, watch } = form;
  const { errors, isSubmitting } = formState;
  const update = useProfileUpdate(() => form.reset({ ...form.getValues(), image: null }));
  const proof = useProfileUpdate();
  const isLocked = profile.is_phone_verified === 1;
  const [isChangingPhone, setChangingPhone] = useState(false);

  async function save({ image, ...details }: DetailsValues) {
    const phone = isLocked ? (profile.phone ?? "") : details.phone;
    try {
      await update.update({ ...details, phone, image: image ?? undefined });
      form.resetField("image");
    } catch (error) {
      setApiErrors(form, error);
    }
  }

  return (
    <>
      <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-5">
        <Controller
          control={control}
          name="image"
          render={({ field }) => (
            <PictureField
              user={profile}
              value={field.value}
              onChange={field.onChange}
              error={errors.image?.message}
            />
          )}
        />
        <TextField
          {...register("name", {
            validate: fieldRule(nameError, (code) => account(`error.name.${code}`)),
          })}
          label={t("name")}
          error={errors.name?.message}
          isRequired
          autoComplete="name"
          maxLength={100}
        />
        <WithProof
          isProved={profile.is_email_verified === 1 && watch("email") === profile.email}
          action={
            profile.email !== null &&
            watch("email") === profile.email &&
            profile.is_email_verified === 0 &&
            config.is_mail_active && (
              <VerifyContact on="email" contact={profile.email} update={proof} />
            )
          }
        >
          <TextField
            {...register("email", {
              validate: fieldRule(emailError, (code) => account(`error.email.${code}`)),
            })}
            label={t("email")}
            error={errors.email?.message}
            isRequired
            type="email"
            autoComplete="email"
            maxLength={255}
          />
        </WithProof>
        {isLocked ? (
          <WithProof
            isProved
            action={
              config.is_sms_active && (
                <Button
                  variant="soft"
                  size="sm"
                  className="mt-2"
                  onClick={() => setChangingPhone(true)}
                >
                  {t("newPhone.open")}
                </Button>
              )
            }
          >
            <TextField
              label={t("phone")}
              hint={t("notChangeable")}
              lead={<Lock aria-hidden className="size-4.5" />}
              value={maskedPhone(profile.phone ?? "")}
              readOnly
              dir="ltr"
            />
          </WithProof>
        ) : (
          <WithProof
            isProved={false}
            action={
              profile.phone !== null &&
              watch("phone") === profile.phone &&
              config.is_sms_active && (
                <VerifyContact on="phone" contact={profile.phone} update={proof} />
              )
            }
          >
            <PhoneInput
              control={control}
              name="phone"
              label={t("phone")}
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
          </WithProof>
        )}
        <FormErrorMessage text={errors.root?.message} />
        <Button type="submit" size="lg" isBusy={isSubmitting} className="self-start">
          {t("save")}
        </Button>
      </form>
      {/* Outside the form, so that submitting a dialog does not submit the form. */}
      <CodeDialog update={update} profile={profile} />
      <CodeDialog update={proof} profile={profile} />
      <ChangePhoneDialog
        open={isChangingPhone}
        profile={profile}
        update={proof}
        onClose={() => setChangingPhone(false)}
      />
    </>
  );
}

interface WithProofProps {
  isProved: boolean;
  /** Starts the verification. */
  action?: ReactNode;
  children: ReactNode;
}

/** A contact, and whether it is verified. */
function WithProof({ isProved, action, children }: WithProofProps) {
  const t = useMessages("profile");
  return (
    <div>
      {children}
      {isProved && (
        <p className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-good">
          <BadgeCheck aria-hidden className="size-4.5" />
          {t("verified")}
        </p>
      )}
      {action}
    </div>
  );
}
