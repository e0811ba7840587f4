import { emailError } from "@errand/core/email";
import { phoneError } from "@errand/core/phone";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { PhoneField } from "@errand/ui/phone-field.tsx";
import { TextArea, TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Controller, FormProvider } from "react-hook-form";
import { useShop } from "../../../../console/console.ts";
import { SaveBar } from "../../../../console/office/save-bar.tsx";
import { useStoreClient } from "../../../store-client.ts";
import { CheckedFields } from "./checked-fields.tsx";
import {
  type ProfileValues,
  type SavedProfile,
  toProfileInput,
  toProfileValues,
} from "./profile-values.ts";

const maxDescription = 500;

/** Contact and texts, which change at once, and what the desk checks first. */
export function ProfileForm({ saved }: { saved: SavedProfile }) {
  const t = useMessages("profile-settings");
  const language = useLanguage();
  const { country } = useShop();
  const { call, everyScope } = useStoreClient();
  const queries = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  const [stated] = useState(() => toProfileValues(saved, language));
  const form = useValidatedForm<ProfileValues>({ defaultValues: stated });
  const { register, control, formState } = form;
  const { errors } = formState;

  const save = form.handleSubmit(async (values) => {
    try {
      const { message } = await call("PUT /store/profile", toProfileInput(values, stated));
      toast.success(message);
      await queries.invalidateQueries(everyScope("GET /store/profile"));
    } catch (error) {
      setApiErrors(form, error, {
        ...{ tin_certificate_image: "certificate", coordinates: "place" },
        ...{ latitude: "place", longitude: "place" },
      });
    }
  });

  return (
    <FormProvider {...form}>
      <form ref={element} noValidate onSubmit={save} className="flex grow flex-col">
        <div className="grid max-w-5xl gap-8 p-4 md:p-5 lg:grid-cols-2">
          <section className="flex flex-col gap-4">
            <h2 className="text-body font-bold">{t("atOnce")}</h2>
            <Controller
              control={control}
              name="phone"
              rules={{ validate: (text) => phoneError(text) === null || t("error.phone") }}
              render={({ field }) => (
                <PhoneField
                  ref={field.ref}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  label={t("phone")}
                  country={country}
                  countryLabel={t("country")}
                  error={errors.phone?.message}
                  isRequired
                />
              )}
            />
            <TextField
              {...register("email", {
                validate: (text) => emailError(text) === null || t("error.email"),
              })}
              type="email"
              label={t("email")}
              error={errors.email?.message}
              dir="ltr"
              isRequired
            />
            {(["description", "description_fr"] as const).map((name) => (
              <TextArea
                key={name}
                {...register(name)}
                label={t(name)}
                maxLength={maxDescription}
                error={errors[name]?.message}
              />
            ))}
          </section>
          <CheckedFields />
        </div>
        <div className="px-4 md:px-5">
          <FormErrorMessage text={errors.root?.message} />
        </div>
        {formState.isDirty && (
          <SaveBar
            text={t("changed")}
            isBusy={formState.isSubmitting}
            onDiscard={() => form.reset()}
            onSave={() => element.current?.requestSubmit()}
          />
        )}
      </form>
    </FormProvider>
  );
}
