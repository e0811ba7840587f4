import type { CourierContract } from "@errand/core/contract.courier";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { deletePictures, readPicture } from "@errand/ui/forms/picture-storage.ts";
import { setApiErrors } from "@errand/ui/forms/set-api-errors.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useCourierClient } from "../courier-client.ts";
import { PhoneButton } from "../phone-button.tsx";
import { PhotoButton } from "../photo-button.tsx";

type Kind = CourierContract["POST /courier/papers"]["input"]["kind"];

const kinds = ["identity", "licence", "insurance", "vehicle"] as const satisfies Kind[];
const maxPhotos = 5;

interface Values {
  number: string;
  valid_until: string;
}

/** A paper, or its renewal, with photos, which then waits for the desk. */
export function PaperForm({ onClose }: { onClose(): void }) {
  const t = useMessages("my-account");
  const { call } = useCourierClient();
  const [kind, setKind] = useState<Kind>("identity");
  const [photos, setPhotos] = useState<string[]>([]);
  const form = useValidatedForm<Values>({ defaultValues: { number: "", valid_until: "" } });
  const { register, formState } = form;

  const send = form.handleSubmit(async ({ number, valid_until }) => {
    const files = await Promise.all(photos.map(readPicture));
    const image = files.filter((file) => file !== null);
    if (image.length === 0) return form.setError("root", { message: t("papers.photoFirst") });
    try {
      const input = { kind, number, valid_until: valid_until || undefined, image };
      const { message } = await call("POST /courier/papers", input);
      await deletePictures(photos);
      toast.success(message);
      onClose();
    } catch (error) {
      setApiErrors(form, error);
    }
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={send} className="grid gap-3">
        <fieldset className="grid grid-cols-2 gap-2">
          <legend className="sr-only">{t("papers.title")}</legend>
          {kinds.map((each) => (
            <PhoneButton
              key={each}
              tone={each === kind ? "ink" : "soft"}
              aria-pressed={each === kind}
              onClick={() => setKind(each)}
            >
              {t(`papers.kind.${each}`)}
            </PhoneButton>
          ))}
        </fieldset>
        <TextField
          {...register("number", { required: t("papers.numberFirst") })}
          label={t("papers.number")}
          error={formState.errors.number?.message}
          autoComplete="off"
          dir="ltr"
          isRequired
        />
        <TextField
          {...register("valid_until")}
          type="date"
          label={t("papers.validUntil")}
          error={formState.errors.valid_until?.message}
        />
        <PhotoButton
          count={photos.length}
          onTaken={(id) => setPhotos((taken) => [...taken, id].slice(-maxPhotos))}
        />
        <FormErrorMessage text={formState.errors.root?.message} />
        <PhoneButton type="submit" isBusy={formState.isSubmitting}>
          {t("papers.send")}
        </PhoneButton>
        <PhoneButton tone="quiet" onClick={onClose}>
          {t("papers.cancel")}
        </PhoneButton>
      </form>
    </FormProvider>
  );
}
