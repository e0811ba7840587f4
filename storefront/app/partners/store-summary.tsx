import { dateFormat, numberFormat } from "@errand/core/formats";
import {
  companyNumberKind,
  formatCompanyNumber,
  parseCompanyNumber,
} from "@errand/core/partners/company-number";
import type { PartnerApplication } from "@errand/core/partners/partner-application.types";
import type { UploadedDocument } from "@errand/core/values";
import { usePictures } from "@errand/ui/forms/use-pictures.ts";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";
import { ApplicantSummary } from "./applicant-summary.tsx";
import type { PartnerFields } from "./partner-fields.ts";
import type { PartnerOptions } from "./partner-options.ts";
import { sentPicture } from "./sent-picture.ts";
import type { StoreDraft } from "./store-draft.ts";
import { percentOf } from "./store-errors.ts";
import { otherLanguages } from "./store-texts.ts";
import { SummarySection } from "./summary-section.tsx";

interface StoreSummaryProps {
  fields: PartnerFields<StoreDraft>;
  options: PartnerOptions;
  /** The pictures that were sent before and stay unless others are chosen. */
  sent: Pick<
    NonNullable<PartnerApplication["store"]>,
    "logo_full_url" | "cover_photo_full_url" | "tin_certificate_image_full_url"
  > | null;
  /** Which of them are documents. */
  documents: readonly UploadedDocument[];
}

/** Everything that is about to be sent. */
export function StoreSummary({ fields, options, sent, documents }: StoreSummaryProps) {
  const t = useMessages("partners");
  const language = useLanguage();
  const others = otherLanguages(language);
  const { draft, change } = fields;
  const { config } = useShop();
  const numberKind = companyNumberKind(config.country);
  const tax = percentOf(draft.tax);
  const percent = numberFormat(language, { style: "percent", maximumFractionDigits: 2 });
  const date = (day: string) =>
    dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
  const nameOfZone = (id: number | null) =>
    options.zones.find((zone) => zone.id === id)?.display_name ?? "";
  const [logo] = usePictures(draft.logo, () => change({ logo: [] }));
  const [cover] = usePictures(draft.cover_photo, () => change({ cover_photo: [] }));
  const [chosenCertificate] = usePictures(draft.tin_certificate_image, () =>
    change({ tin_certificate_image: [] }),
  );
  const certificate =
    chosenCertificate ?? sentPicture(sent?.tin_certificate_image_full_url, documents);
  const pictures = [
    { label: t("pictures.logo"), url: logo?.url ?? sent?.logo_full_url },
    { label: t("pictures.cover"), url: cover?.url ?? sent?.cover_photo_full_url, isWide: true },
  ];
  return (
    <>
      <ApplicantSummary draft={draft} />
      <SummarySection
        step="store"
        facts={[
          { label: t("store.name"), value: draft[`name_${language}`] },
          ...others.map((other) => ({
            label: t(`store.nameIn.${other}`),
            value: draft[`name_${other}`],
          })),
          {
            label: t("store.module"),
            value: options.modules.find(({ id }) => id === draft.module_id)?.module_name ?? "",
          },
          { label: t("store.zone"), value: nameOfZone(draft.zone_id) },
          { label: t("store.address"), value: draft[`address_${language}`] },
          ...others.map((other) => ({
            label: t(`store.addressIn.${other}`),
            value: draft[`address_${other}`],
          })),
        ]}
      />
      <SummarySection
        step="terms"
        facts={[
          {
            label: t("terms.deliveryTime"),
            value: t("timeSpan", {
              minimum: draft.minimum_delivery_time,
              maximum: draft.maximum_delivery_time,
              unit: t(`unit.${draft.delivery_time_type}`),
            }),
          },
          {
            label: t("terms.pickupZones"),
            value: draft.pickup_zone_id.map(nameOfZone).join(", "),
          },
          {
            label: t(`companyNumber.${numberKind}`),
            value: formatCompanyNumber(
              numberKind,
              parseCompanyNumber(numberKind, draft.company_number) ?? "",
            ),
          },
          { label: t("terms.tax"), value: tax === null ? "" : percent.format(tax / 100) },
          { label: t("terms.tin"), value: draft.tin },
          {
            label: t("terms.tinDate"),
            value: draft.tin_expire_date && date(draft.tin_expire_date),
          },
        ]}
        pictures={certificate ? [{ label: t("terms.certificate"), ...certificate }] : []}
      />
      <SummarySection
        step="pictures"
        facts={[]}
        pictures={pictures.flatMap(({ url, ...picture }) => (url ? [{ ...picture, url }] : []))}
      />
    </>
  );
}
