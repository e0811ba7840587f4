import { useMessages } from "@errand/ui/messages/messages.ts";
import { PhoneField } from "@errand/ui/phone-field.tsx";
import { type Control, Controller, type FieldValues, type Path } from "react-hook-form";
import { useShop } from "../config/shop.ts";

interface PhoneInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  getsMessages?: boolean | undefined;
  /** The error of the server for a number that is valid. */
  refused?: string | undefined;
  validate(text: string): string | true;
  /** Called with every change, in addition to the form. */
  onChange?(): void;
}

/**
 * A phone number in a form; its country can be chosen when the shop allows it (spec §5, Phone
 * input).
 */
export function PhoneInput<Values extends FieldValues>({
  control,
  name,
  validate,
  onChange,
  refused,
  ...field
}: PhoneInputProps<Values>) {
  const t = useMessages("ui");
  const { config } = useShop();
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate, onChange }}
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
        <PhoneField
          {...field}
          ref={ref}
          error={fieldState.error?.message ?? refused}
          country={config.country}
          countryLabel={config.country_picker_status === 1 ? t("phoneCountry") : undefined}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  );
}
