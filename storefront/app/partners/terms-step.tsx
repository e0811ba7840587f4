import { deliveryTimeUnits } from "@errand/core/partners/application-limits";
import { companyNumberKind, isChecked } from "@errand/core/partners/company-number";
import type { UploadedDocument } from "@errand/core/values";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Select } from "@errand/ui/select.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { useShop } from "../config/shop.ts";
import { type PartnerFields, textProps } from "./partner-fields.ts";
import type { PartnerOptions } from "./partner-options.ts";
import { PictureUpload } from "./picture-upload.tsx";
import type { StoreDraft } from "./store-draft.ts";

interface TermsStepProps {
  fields: PartnerFields<StoreDraft>;
  options: PartnerOptions;
  /** The certificate that was sent before. */
  sentCertificate: string | null | undefined;
  sentDocuments: readonly UploadedDocument[];
}

/**
 * How long the store takes, where vehicles are picked up, the number of its company, and its taxes.
 */
export function TermsStep({ fields, options, ...sent }: TermsStepProps) {
  const t = useMessages("partners");
  const { draft, change, errorOf } = fields;
  const module = options.modules.find(({ id }) => id === draft.module_id);
  const { config } = useShop();
  const numberKind = companyNumberKind(config.country);
  const isRental = module?.module_type === "rental";
  return (
    <>
      <fieldset>
        <legend className="mb-3 text-title font-bold">
          {t(isRental ? "terms.pickupTime" : "terms.deliveryTime")}
        </legend>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <DigitsField
            {...textProps(fields, "minimum_delivery_time")}
            label={t("terms.minimum")}
            isRequired
            inputMode="numeric"
            maxLength={3}
          />
          <DigitsField
            {...textProps(fields, "maximum_delivery_time")}
            label={t("terms.maximum")}
            isRequired
            inputMode="numeric"
            maxLength={3}
          />
          <Select
            label={t("terms.unit")}
            options={deliveryTimeUnits.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
            value={draft.delivery_time_type}
            onChange={(delivery_time_type) => change({ delivery_time_type })}
            className="max-sm:col-span-2"
          />
        </div>
      </fieldset>
      {isRental && (
        <PickupZones
          zones={options.zones.filter(({ id }) => module.zones.includes(id))}
          chosen={draft.pickup_zone_id}
          onChange={(pickup_zone_id) => change({ pickup_zone_id })}
          error={errorOf("pickup_zone_id")}
        />
      )}
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 text-title font-bold">{t("terms.company")}</legend>
        <TextField
          {...textProps(fields, "company_number")}
          label={t(`companyNumber.${numberKind}`)}
          hint={t(`companyNumberHint.${numberKind}`)}
          isRequired={isChecked(numberKind)}
          maxLength={50}
          autoComplete="off"
          className="sm:max-w-md"
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <DigitsField
            {...textProps(fields, "tax")}
            label={t("terms.tax")}
            hint={t("terms.taxHint")}
            inputMode="decimal"
            maxLength={6}
          />
          <TextField
            {...textProps(fields, "tin")}
            label={t("terms.tin")}
            hint={t("terms.tinHint")}
            maxLength={50}
            autoComplete="off"
          />
          <TextField
            {...textProps(fields, "tin_expire_date")}
            label={t("terms.tinDate")}
            type="date"
          />
        </div>
        <PictureUpload
          label={t("terms.certificate")}
          hint={t("terms.certificateHint")}
          ids={draft.tin_certificate_image}
          onChange={(tin_certificate_image) => change({ tin_certificate_image })}
          sentUrl={sent.sentCertificate}
          sentDocuments={sent.sentDocuments}
          error={errorOf("tin_certificate_image")}
          shape="square"
        />
      </fieldset>
    </>
  );
}

interface PickupZonesProps {
  zones: PartnerOptions["zones"];
  chosen: number[];
  onChange(chosen: number[]): void;
  error: string | undefined;
}

/** Where customers can pick up vehicles of a rental provider. */
function PickupZones({ zones, chosen, onChange, error }: PickupZonesProps) {
  const t = useMessages("partners");
  return (
    <fieldset>
      <legend className="text-title font-bold">{t("terms.pickupZones")}</legend>
      <p className="mb-2 text-muted">{t("terms.pickupZonesHint")}</p>
      <div className="grid sm:grid-cols-2">
        {zones.map(({ id, display_name }) => (
          <Checkbox
            key={id}
            isChecked={chosen.includes(id)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          >
            {display_name}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p role="alert" data-error="" tabIndex={-1} className="mt-2 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
