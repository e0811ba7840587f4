import { maxNameLength } from "@errand/core/account/account-validation";
import { maxEmailLength } from "@errand/core/email";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PhoneField } from "@errand/ui/phone-field.tsx";
import { TextField } from "@errand/ui/text-field.tsx";
import { useShop } from "../config/shop.ts";
import { type PartnerFields, textProps } from "./partner-fields.ts";

interface YouStepProps {
  fields: PartnerFields<{ f_name: string; l_name: string; email: string; phone: string }>;
}

/** Who applies, and where codes and messages are sent. */
export function YouStep({ fields }: YouStepProps) {
  const t = useMessages("partners");
  const ui = useMessages("ui");
  const { config } = useShop();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...textProps(fields, "f_name")}
        label={t("you.firstName")}
        isRequired
        autoComplete="given-name"
        maxLength={maxNameLength}
      />
      <TextField
        {...textProps(fields, "l_name")}
        label={t("you.lastName")}
        autoComplete="family-name"
        maxLength={maxNameLength}
      />
      <TextField
        {...textProps(fields, "email")}
        label={t("you.email")}
        hint={t("you.emailHint")}
        isRequired
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={maxEmailLength}
      />
      <PhoneField
        label={t("you.phone")}
        hint={t("you.phoneHint")}
        error={fields.errorOf("phone")}
        isRequired
        getsMessages
        country={config.country}
        countryLabel={config.country_picker_status === 1 ? ui("phoneCountry") : undefined}
        value={fields.draft.phone}
        onChange={(phone) => fields.change({ phone })}
        onBlur={() => fields.leave("phone")}
      />
    </div>
  );
}
