import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import { TermsNote } from "@errand/ui/forms/terms-note.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { usePrefetchWhenIdle } from "@errand/ui/prefetch-when-idle.ts";
import { useShop } from "../config/shop.ts";
import { lostPictures } from "./lost-pictures.ts";
import type { PartnerOptions } from "./partner-options.ts";
import { PartnerPassword } from "./partner-password.tsx";
import { PicturesStep } from "./pictures-step.tsx";
import { StepForm } from "./step-form.tsx";
import type { Step } from "./steps.ts";
import { emptyStoreDraft, type StoreDraft, storeDraftOf } from "./store-draft.ts";
import { storeErrors } from "./store-errors.ts";
import { type StoreInput, storeInput } from "./store-input.ts";
import { StoreStep, storePlace } from "./store-step.tsx";
import { StoreSummary } from "./store-summary.tsx";
import { TermsStep } from "./terms-step.tsx";
import { usePartnerForm } from "./use-partner-form.ts";
import { YouStep } from "./you-step.tsx";

const steps: readonly Step<StoreDraft>[] = [
  { name: "you", fields: ["f_name", "l_name", "email", "phone"] },
  {
    name: "store",
    fields: ["name_en", "name_fr", "module_id", "zone_id", "address_en", "address_fr", "point"],
  },
  {
    name: "terms",
    fields: [
      "minimum_delivery_time",
      "maximum_delivery_time",
      "delivery_time_type",
      "pickup_zone_id",
      "company_number",
      "tax",
      "tin",
      "tin_expire_date",
      "tin_certificate_image",
    ],
  },
  { name: "pictures", fields: ["logo", "cover_photo"] },
  { name: "send", fields: ["password"] },
];

/** The fields of parameters and error codes that have another name, beside `translations`. */
const fieldOf = {
  coordinates: "point",
  latitude: "point",
  longitude: "point",
  zone: "zone_id",
  module: "module_id",
} as const;

interface StoreFormProps {
  /** The key of the draft on this device. */
  draftKey: string;
  options: PartnerOptions;
  /** The refused application that is corrected; null for a new one. */
  application: PartnerApplication | null;
  /** Rejects with the errors of the server. */
  onSend(input: StoreInput): Promise<void>;
}

/** The registration of a store or a rental provider, or its correction. */
export function StoreForm({ draftKey, options, application, onSend }: StoreFormProps) {
  const t = useMessages("partners");
  const { config } = useShop();
  const sent = application?.store ?? null;
  const documents = application?.documents ?? [];
  const language = useLanguage();
  const rules = {
    ...options,
    country: config.country,
    language,
    isCorrection: application !== null,
  };
  const form = usePartnerForm({
    key: draftKey,
    initial: application && sent ? storeDraftOf(application, sent) : emptyStoreDraft,
    steps,
    errorsOf: (draft) => storeErrors(draft, rules),
    messageOf: (code) => t(`error.${code}`),
    fieldOf: { ...fieldOf, translations: `name_${language}` },
    async send(draft) {
      const input = await storeInput(draft, options.modules);
      if (!input.logo && !sent) throw lostPictures("logo", t("pictureLost"));
      await onSend(input);
    },
  });
  usePrefetchWhenIdle(storePlace.prefetch);
  const { fields } = form;
  return (
    <StepForm form={form} sendText={t(application ? "sendAgain" : "send")}>
      {form.step.name === "you" && <YouStep fields={fields} />}
      {form.step.name === "store" && <StoreStep fields={fields} options={options} />}
      {form.step.name === "terms" && (
        <TermsStep
          fields={fields}
          options={options}
          sentCertificate={sent?.tin_certificate_image_full_url}
          sentDocuments={documents}
        />
      )}
      {form.step.name === "pictures" && <PicturesStep fields={fields} sent={sent} />}
      {form.step.name === "send" && (
        <>
          <StoreSummary fields={fields} options={options} sent={sent} documents={documents} />
          <PartnerPassword fields={fields} isCorrection={application !== null} />
          <TermsNote text={t("acceptTerms")} newTab={t("newTab")} />
        </>
      )}
    </StepForm>
  );
}
