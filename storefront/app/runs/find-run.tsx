import { phoneError } from "@errand/core/phone";
import { Button } from "@errand/ui/button.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { FormErrorMessage } from "@errand/ui/forms/form-error-message.tsx";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { useValidatedForm } from "@errand/ui/forms/use-validated-form.ts";
import { LinkButton } from "@errand/ui/link-button.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useShop } from "../config/shop.ts";
import { PhoneInput } from "../forms/phone-input.tsx";
import { PageHead } from "../rendering/page-head.tsx";

interface FindRunProps {
  isGuest: boolean;
  /** The phone of the previous request. */
  phone?: string;
  /** The error of the previous request. */
  error?: string;
  onProve(phone: string): void;
}

/** Asks a guest for the phone of a run; another customer's run is not found. */
export function FindRun({ isGuest, phone = "", error, onProve }: FindRunProps) {
  const t = useMessages("runs");
  const orders = useMessages("orders");
  const phoneText = usePhoneErrorText();
  const { config } = useShop();
  const { control, handleSubmit } = useValidatedForm<{ phone: string }>({
    defaultValues: { phone },
  });
  return (
    <div className="mx-auto max-w-xl py-6 md:py-10">
      <PageHead title={t("title")} />
      <h1 className="mb-2 text-display">{t("title")}</h1>
      {isGuest ? (
        <form
          noValidate
          onSubmit={handleSubmit(({ phone: typed }) => onProve(typed))}
          className="flex flex-col gap-4"
        >
          <p className="text-muted">{t("prove")}</p>
          <FormErrorMessage text={error} />
          <PhoneInput
            control={control}
            name="phone"
            label={orders("track.phone")}
            validate={fieldRule(
              (text) => phoneError(text, { country: config.country }),
              (code) => phoneText(code, () => orders("track.phoneInvalid")),
            )}
            isRequired
          />
          <Button type="submit" size="lg">
            {orders("track.submit")}
          </Button>
        </form>
      ) : (
        <>
          <FormErrorMessage text={error} />
          <LinkButton to="/my-orders" className="mt-4">
            {t("toOrders")}
          </LinkButton>
        </>
      )}
    </div>
  );
}
