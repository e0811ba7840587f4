import type { UploadedDocument } from "@errand/core/values";
import { usePictures } from "@errand/ui/forms/use-pictures.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { ApplicantSummary } from "./applicant-summary.tsx";
import type { CourierDraft } from "./courier-draft.ts";
import type { PartnerFields } from "./partner-fields.ts";
import type { PartnerOptions } from "./partner-options.ts";
import { sentPicture } from "./sent-picture.ts";
import { SummarySection } from "./summary-section.tsx";

interface CourierSummaryProps {
  fields: PartnerFields<CourierDraft>;
  options: PartnerOptions;
  /** The pictures that were sent before and stay unless others are chosen. */
  sent: { identity_image_full_url: string[] } | null;
  /** Which of them are documents. */
  documents: readonly UploadedDocument[];
}

/** Everything that is about to be sent. */
export function CourierSummary({ fields, options, sent, documents }: CourierSummaryProps) {
  const t = useMessages("partners");
  const { draft, change } = fields;
  const chosen = usePictures(draft.identity_image, (gone) =>
    change({ identity_image: draft.identity_image.filter((id) => !gone.includes(id)) }),
  );
  const papers =
    draft.identity_image.length > 0
      ? chosen
      : (sent?.identity_image_full_url ?? []).flatMap((url) => sentPicture(url, documents) ?? []);
  return (
    <>
      <ApplicantSummary draft={draft} />
      <SummarySection
        step="identity"
        facts={[
          {
            label: t("identity.type"),
            value: draft.identity_type ? t(`identity.types.${draft.identity_type}`) : "",
          },
          { label: t("identity.number"), value: draft.identity_number },
        ]}
        pictures={papers.map(({ url, document }, index) => ({
          label: `${t("identity.pictures")} ${index + 1}`,
          url,
          document,
        }))}
      />
      <SummarySection
        step="work"
        facts={[
          {
            label: t("work.zone"),
            value: options.zones.find(({ id }) => id === draft.zone_id)?.display_name ?? "",
          },
          {
            label: t("work.vehicle"),
            value: options.vehicles.find(({ id }) => id === draft.vehicle_id)?.type ?? "",
          },
          { label: t("work.earning"), value: t(`work.${draft.work}`) },
        ]}
      />
    </>
  );
}
