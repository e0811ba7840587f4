import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { TermsNote } from "@errand/ui/forms/terms-note.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";
import { type CourierDraft, courierDraftOf, emptyCourierDraft } from "./courier-draft.ts";
import { courierErrors } from "./courier-errors.ts";
import { type CourierInput, courierInput } from "./courier-input.ts";
import { CourierSummary } from "./courier-summary.tsx";
import { IdentityStep } from "./identity-step.tsx";
import { lostPictures } from "./lost-pictures.ts";
import type { PartnerOptions } from "./partner-options.ts";
import { PartnerPassword } from "./partner-password.tsx";
import { PictureUpload } from "./picture-upload.tsx";
import { StepForm } from "./step-form.tsx";
import type { Step } from "./steps.ts";
import { usePartnerForm } from "./use-partner-form.ts";
import { WorkStep } from "./work-step.tsx";
import { YouStep } from "./you-step.tsx";

const steps: readonly Step<CourierDraft>[] = [
  { name: "you", fields: ["f_name", "l_name", "email", "phone", "image"] },
  { name: "identity", fields: ["identity_type", "identity_number", "identity_image"] },
  { name: "work", fields: ["zone_id", "vehicle_id", "work"] },
  { name: "send", fields: ["password"] },
];

/** The fields of parameters and error codes that have another name. */
const fieldOf = { zone: "zone_id", vehicle: "vehicle_id", earning: "work" } as const;

interface CourierFormProps {
  /** The key of the draft on this device. */
  draftKey: string;
  options: PartnerOptions;
  /** The refused application that is corrected; null for a new one. */
  application: PartnerApplication | null;
  /** Rejects with the errors of the server. */
  onSend(input: CourierInput): Promise<void>;
}

/** The registration of a courier, or its correction. */
export function CourierForm({ draftKey, options, application, onSend }: CourierFormProps) {
  const t = useMessages("partners");
  const { config } = useShop();
  const sent = application?.courier ?? null;
  const rules = { ...options, country: config.country, isCorrection: application !== null };
  const form = usePartnerForm({
    key: draftKey,
    initial: application && sent ? courierDraftOf(application, sent) : emptyCourierDraft,
    steps,
    errorsOf: (draft) => courierErrors(draft, rules),
    messageOf: (code) => t(`error.${code}`),
    fieldOf,
    async send(draft) {
      const input = await courierInput(draft);
      if (!input.image && !sent) throw lostPictures("image", t("pictureLost"));
      if (!input.identity_image && !sent) {
        throw lostPictures("identity_image", t("pictureLost"));
      }
      await onSend(input);
    },
  });
  const { fields } = form;
  return (
    <StepForm form={form} sendText={t(application ? "sendAgain" : "send")}>
      {form.step.name === "you" && (
        <>
          <YouStep fields={fields} />
          <PictureUpload
            label={t("you.picture")}
            hint={t("you.pictureHint")}
            isRequired={sent === null}
            ids={fields.draft.image}
            onChange={(image) => fields.change({ image })}
            sentUrl={sent?.image_full_url}
            error={fields.errorOf("image")}
            shape="square"
          />
        </>
      )}
      {form.step.name === "identity" && (
        <IdentityStep fields={fields} sentPictures={sent?.identity_image_full_url ?? []} />
      )}
      {form.step.name === "work" && <WorkStep fields={fields} options={options} />}
      {form.step.name === "send" && (
        <>
          <CourierSummary
            fields={fields}
            options={options}
            sent={sent}
            documents={application?.documents ?? []}
          />
          <PartnerPassword fields={fields} isCorrection={application !== null} />
          <TermsNote text={t("acceptTerms")} newTab={t("newTab")} />
        </>
      )}
    </StepForm>
  );
}
