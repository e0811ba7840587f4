import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { usePhoneErrorText } from "@errand/ui/forms/phone-error-text.ts";
import { maskedPhone } from "@errand/ui/masked-phone.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Section } from "@errand/ui/section.tsx";
import { TextArea, TextField } from "@errand/ui/text-field.tsx";
import Banknote from "lucide-react/icons/banknote";
import CalendarClock from "lucide-react/icons/calendar-clock";
import NotebookPen from "lucide-react/icons/notebook-pen";
import User from "lucide-react/icons/user";
import WalletCards from "lucide-react/icons/wallet-cards";
import { useEffect, useRef } from "react";
import { checkoutColumns } from "../checkout/checkout-columns.ts";
import { withoutSubmitByEnter } from "../checkout/checkout-form.tsx";
import { ChoiceCards } from "../checkout/choice-cards.tsx";
import { CouponSection, GuestCoupon } from "../checkout/coupon-section.tsx";
import { FactSection } from "../checkout/fact-section.tsx";
import { PaymentSection } from "../checkout/payment-section.tsx";
import { PlaceBar } from "../checkout/place-bar.tsx";
import { useMoney } from "../config/shop.ts";
import { PhoneInput } from "../forms/phone-input.tsx";
import { useMomentText } from "../rental/use-moment-text.ts";
import type { BookableCart } from "./booking-input.ts";
import { BookingSummary } from "./booking-summary.tsx";
import { BookingVehicles } from "./booking-vehicles.tsx";
import { ChangeTrip } from "./change-trip.tsx";
import { TripSummary } from "./trip-summary.tsx";
import { type TripBooking, useBooking } from "./use-booking.ts";

interface BookingFormProps {
  cart: BookableCart;
  /** Called when the trip is being booked, and when that has failed. */
  onBooking(isBooking: boolean): void;
}

/** The booking of the trip in the cart: everything on one page, with the price beside it. */
export function BookingForm({ cart, onBooking }: BookingFormProps) {
  const booking = useBooking(cart);
  const { isPlacing } = booking;
  useEffect(() => onBooking(isPlacing), [isPlacing, onBooking]);
  const t = useMessages("trips");
  const money = useMoney();
  const element = useRef<HTMLFormElement>(null);

  function submit() {
    if (booking.submit()) return;
    element.current?.querySelector<HTMLElement>("[data-error]")?.focus();
  }

  return (
    <div className={checkoutColumns}>
      <div className="flex flex-col gap-6">
        <Section title={t("trip.title")} refusals={booking.refusals.get("trip") ?? []}>
          <TripSummary trip={cart.trip} />
          <ChangeTrip trip={cart.trip} lines={cart.lines} />
        </Section>
        <BookingVehicles booking={booking} />
        <form
          id={formId}
          ref={element}
          noValidate
          onSubmit={booking.form.handleSubmit(submit)}
          onKeyDown={withoutSubmitByEnter}
          className="divide-y divide-line border-t border-line pt-5 lg:border-b"
        >
          <Contact booking={booking} />
          <Note booking={booking} />
          {booking.guestCouponCode !== null ? (
            <GuestCoupon code={booking.guestCouponCode} />
          ) : (
            !booking.isGuest && (
              <CouponSection coupon={booking.coupon} storeId={cart.lines[0]?.provider_id} />
            )
          )}
          <Payment booking={booking} />
        </form>
      </div>
      <div className="flex flex-col gap-5 max-lg:contents lg:sticky lg:top-24 lg:rounded-panel lg:bg-sunken lg:p-6 desk:top-36">
        <BookingSummary booking={booking} />
        <PlaceBar
          placing={booking}
          form={formId}
          labelFor={(total) =>
            total === undefined ? t("booking.book") : t("booking.bookFor", { amount: money(total) })
          }
          hasFieldErrors={Object.keys(booking.form.formState.errors).length > 0}
          isTrip
        />
      </div>
    </div>
  );
}

const formId = "booking";

function Contact({ booking }: { booking: TripBooking }) {
  const { form, draft, errors, isGuest, clearRefusals: onChange } = booking;
  const { register, control, formState } = form;
  const t = useMessages("trips");
  const words = useMessages("checkout");
  const phoneText = usePhoneErrorText();
  return (
    <FactSection
      icon={User}
      title={words("contact.title")}
      fact={<bdi>{draft.name || words("contact.title")}</bdi>}
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
    />
  );
}

const maxNote = 500;

function Note({ booking: { draft, change } }: { booking: TripBooking }) {
  const t = useMessages("trips");
  const words = useMessages("checkout");
  return (
    <FactSection
      icon={NotebookPen}
      title={words("extras.title")}
      fact={t("booking.note")}
      detail={<bdi>{draft.note.trim() || words("extras.nothing")}</bdi>}
      form={
        <TextArea
          label={t("booking.note")}
          hint={t("booking.noteHint")}
          maxLength={maxNote}
          value={draft.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      }
    />
  );
}

/**
 * Now, by one of the ways to pay, or later on the page of the trip while the terms leave time for
 * that.
 */
function Payment({ booking }: { booking: TripBooking }) {
  const t = useMessages("trips");
  const momentText = useMomentText();
  const { draft, change, laterUntil } = booking;
  if (laterUntil === null) {
    return (
      <div className="pt-5">
        <PaymentSection checkout={booking} refusals={[]} />
      </div>
    );
  }
  const moment = momentText(laterUntil);
  return (
    <div className="pt-5">
      <ChoiceCards<"now" | "later">
        label={t("booking.pay.title")}
        options={[
          {
            value: "now",
            icon: WalletCards,
            title: t("booking.pay.now"),
            text: t("booking.pay.nowText"),
          },
          {
            value: "later",
            icon: CalendarClock,
            title: t("booking.pay.later"),
            text: t("booking.pay.laterText", { moment }),
          },
        ]}
        value={draft.paysLater ? "later" : "now"}
        onChange={(value) => change({ paysLater: value === "later" })}
      />
      {draft.paysLater ? (
        <p className="flex items-start gap-3.5 py-5">
          <Banknote aria-hidden className="mt-0.5 size-5 shrink-0" />
          {t("booking.pay.laterHow", { moment })}
        </p>
      ) : (
        <div className="pt-5">
          <PaymentSection checkout={booking} refusals={[]} />
        </div>
      )}
    </div>
  );
}
