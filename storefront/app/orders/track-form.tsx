import { phoneError } from "@errand/core/phone";
import { Button } from "@errand/ui/button.tsx";
import { DigitsField } from "@errand/ui/digits-field.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";
import { PhoneInput } from "../forms/phone-input.tsx";
import type { OrderName } from "./use-order-live.ts";

interface TrackValues {
  order: string;
  phone: string;
}

export interface TrackFormProps {
  defaultValues: TrackValues;
  /** The error of the previous request. */
  error?: string;
  /** A signed-in customer needs no phone. */
  isGuest: boolean;
  onTrack(name: OrderName): void;
}

/** Asks for the order to track; a guest proves ownership by the phone. */
export function TrackForm({ defaultValues, error, isGuest, onTrack }: TrackFormProps) {
  const t = useMessages("orders");
  const phoneText = usePhoneErrorText();
  const { config, modules } = useShop();
  const hasTrips = modules.some(({ module_type }) => module_type === "rental");
  const { register, control, handleSubmit, formState } = useValidatedForm<TrackValues>({
    defaultValues,
  });

  function track({ order, phone }: TrackValues) {
    onTrack({ order_id: Number(order), ...(isGuest && { contact_number: phone }) });
  }

  return (
    <form noValidate onSubmit={handleSubmit(track)} className="flex flex-col gap-4">
      <FormErrorMessage text={error} />
      <DigitsField
        {...register("order", {
          validate: (text) => /^\d{6,10}$/.test(text.trim()) || t("track.orderInvalid"),
        })}
        label={t(hasTrips ? "track.orderOrTrip" : "track.order")}
        error={formState.errors.order?.message}
        isRequired
        inputMode="numeric"
        autoComplete="off"
      />
      {isGuest && (
        <PhoneInput
          control={control}
          name="phone"
          label={t("track.phone")}
          validate={fieldRule(
            (text) => phoneError(text, { country: config.country }),
            (code) => phoneText(code, () => t("track.phoneInvalid")),
          )}
          isRequired
        />
      )}
      <Button type="submit" size="lg">
        {t("track.submit")}
      </Button>
    </form>
  );
}
