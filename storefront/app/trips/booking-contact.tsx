import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import User from "lucide-react/icons/user";
import { FactSection } from "../checkout/fact-section.tsx";
import { PhoneInput } from "../forms/phone-input.tsx";
import { needsLicence } from "../rental/needs-licence.ts";
import { useDriverText } from "../rental/use-driver-text.ts";
import type { TripBooking } from "./use-booking.ts";

/** Who books and drives, and what the terms ask of a driver. */
export function BookingContact({ booking }: { booking: TripBooking }) {
  const { form, draft, errors, isGuest, cart, clearRefusals: onChange } = booking;
  const { register, control, formState } = form;
  const t = useMessages("trips");
  const words = useMessages("checkout");
  const phoneText = usePhoneErrorText();
  const driverText = useDriverText();
  const terms = cart.lines[0]?.provider.terms;
  const driver =
    terms &&
    driverText(
      terms,
      cart.lines.some(({ vehicle }) => needsLicence(vehicle)),
    );
  return (
    <FactSection
      icon={User}
      title={words("contact.title")}
      fact={
        draft.name ? t("booking.drives", { name: draft.name }) : <bdi>{words("contact.title")}</bdi>
      }
      detail={
        <bdi>
          {[draft.phone && maskedPhone(draft.phone), draft.email].filter(Boolean).join(" · ")}
        </bdi>
      }
      form={
        <>
          <p className="-mt-2 mb-4 text-muted">{t("booking.contactWhy")}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...register("name", {
                validate: fieldRule(
                  () => errors().name ?? null,
                  (code) => words(`error.name.${code}`),
                ),
                onChange,
              })}
              label={words("contact.name")}
              error={formState.errors.name?.message}
              isRequired={isGuest}
              autoComplete="name"
              maxLength={100}
            />
            <PhoneInput
              control={control}
              name="phone"
              label={words("contact.phone")}
              validate={fieldRule(
                () => errors().phone ?? null,
                (code) => phoneText(code, (own) => words(`error.phone.${own}`)),
              )}
              onChange={onChange}
              isRequired={isGuest}
            />
            <TextField
              {...register("email", {
                validate: fieldRule(
                  () => errors().email ?? null,
                  (code) => words(`error.email.${code}`),
                ),
                onChange,
              })}
              label={words("contact.email")}
              error={formState.errors.email?.message}
              isRequired={isGuest}
              type="email"
              autoComplete="email"
              spellCheck={false}
              maxLength={255}
              className="sm:col-span-2"
            />
          </div>
        </>
      }
      isKnown={Object.keys(errors()).length === 0}
      refusals={booking.refusals.get("contact") ?? []}
      below={driver && <p className="mt-3 text-meta sm:ps-15">{driver}</p>}
    />
  );
}
