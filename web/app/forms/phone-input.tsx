import { type Control, Controller, type FieldValues, type Path } from "react-hook-form";
import { useShop } from "../config/shop.ts";
import { useMessages } from "../messages/messages.ts";
import { PhoneField } from "../ui/phone-field.tsx";
import type { FieldError } from "./field-errors.ts";

interface PhoneInputProps<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** What is wrong with it; told once the field was left. */
  fault(text: string): FieldError | null;
}

/** A phone number in a form; its country can be chosen where the shop lets one (spec §5). */
export function PhoneInput<Values extends FieldValues>({
  control,
  name,
  fault,
  ...field
}: PhoneInputProps<Values>) {
  const t = useMessages("account");
  const { config } = useShop();
  return (
    <Controller
      control={control}
      name={name}
      rules={{
        validate: (text: string) => {
          const found = fault(text);
          return found === null || t(`fault.${found}`);
        },
      }}
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <PhoneField
          {...field}
          error={fieldState.error?.message}
          country={config.country}
          countryLabel={config.country_picker_status === 1 ? t("country") : undefined}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  );
}
