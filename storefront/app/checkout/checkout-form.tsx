import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import { fromMinor } from "@errand/core/money";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { Refusals } from "@errand/ui/section.tsx";
import Bike from "lucide-react/icons/bike";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useMoney, useShop } from "../config/shop.ts";
import { AddressSection } from "./address-section.tsx";
import { checkoutColumns } from "./checkout-columns.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { ContactSection } from "./contact-section.tsx";
import { CouponSection, GuestCoupon } from "./coupon-section.tsx";
import { ExtrasSection } from "./extras-section.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { PickupSection } from "./pickup-section.tsx";
import { PlaceBar } from "./place-bar.tsx";
import { PrescriptionSection } from "./prescription-section.tsx";
import { CashPayment, PrescriptionSummary } from "./prescription-summary.tsx";
import { Summary } from "./summary.tsx";
import { TimeSection } from "./time-section.tsx";
import { type Checkout, useCheckout } from "./use-checkout.ts";
import type { OrderedProducts } from "./use-ordered-products.ts";
import { useStoreCancelTerms } from "./use-store-cancel-terms.ts";
import { useImpossibleText, WhyNotNow } from "./why-not-now.tsx";

interface CheckoutFormProps {
  products: OrderedProducts;
  store: StoreDetails;
  /** Called when the order is being placed, and when that has failed. */
  onPlacing(isPlacing: boolean): void;
}

/** The checkout: the form's sections on one side, the price on the other. */
export function CheckoutForm({ products, store, onPlacing }: CheckoutFormProps) {
  const checkout = useCheckout(products, store);
  const { isPlacing } = checkout;
  useEffect(() => onPlacing(isPlacing), [isPlacing, onPlacing]);
  const duration = useMinutes(store);
  const element = useRef<HTMLFormElement>(null);

  function submit() {
    if (checkout.submit()) return;
    element.current?.querySelector<HTMLElement>("[data-error]")?.focus();
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={checkout.form.handleSubmit(submit)}
      onKeyDown={withoutSubmitByEnter}
      className={checkoutColumns}
    >
      <div className="divide-y divide-line lg:border-b lg:border-line">
        <TypeSection checkout={checkout} store={store} />
        <Delivery checkout={checkout} store={store} />
        <TimeSection
          {...checkout.time}
          why={
            <WhyNotNow
              store={store}
              products={products}
              blocking={checkout.time.blocking}
              hasSlots={checkout.time.at !== null}
              now={checkout.time.now}
            />
          }
          duration={duration}
          isCollected={checkout.isPaidAtPickup}
          onChange={(at) => checkout.change({ at })}
          refusals={checkout.refusals.get("time") ?? []}
        />
        <ContactSection
          form={checkout.form}
          errors={checkout.errors}
          onChange={checkout.clearRefusals}
          refusals={checkout.refusals.get("contact") ?? []}
          isGuest={checkout.isGuest}
          isCollected={checkout.isPaidAtPickup}
        />
        <Prescription checkout={checkout} />
        <Extras checkout={checkout} store={store} />
        {checkout.guestCouponCode !== null ? (
          <GuestCoupon code={checkout.guestCouponCode} />
        ) : (
          !checkout.isGuest &&
          !checkout.isPrescription && <CouponSection coupon={checkout.coupon} storeId={store.id} />
        )}
        {checkout.isPrescription ? (
          <CashPayment draft={checkout.draft} change={checkout.change} />
        ) : (
          <PaymentSection checkout={checkout} refusals={checkout.refusals.get("payment") ?? []} />
        )}
      </div>
      <div className="flex flex-col gap-5 max-lg:contents lg:sticky lg:top-24 lg:rounded-panel lg:bg-sunken lg:p-6 desk:top-36">
        {checkout.isPrescription ? (
          <PrescriptionSummary store={store} />
        ) : (
          <Summary checkout={checkout} products={products} store={store} />
        )}
        <StorePlaceBar checkout={checkout} store={store} />
      </div>
    </form>
  );
}

/** The button says what is missing to the store's minimum, or what the order costs. */
function StorePlaceBar({ checkout, store }: SectionProps) {
  const t = useMessages("checkout");
  const cancelTerms = useStoreCancelTerms(store, checkout.time.at, checkout.time.now);
  const money = useMoney();
  const { isTooSmall, missing, isPrescription, form, time } = checkout;
  const impossibleText = useImpossibleText(store, time.blocking);
  return (
    <PlaceBar
      placing={checkout}
      labelFor={(total) =>
        isTooSmall
          ? t("placeMissing", { amount: money(fromMinor(missing)) })
          : time.isImpossible
            ? impossibleText
            : isPrescription
              ? t("prescription.place")
              : total === undefined
                ? t("place")
                : t("placeFor", { amount: money(total) })
      }
      isBlocked={isTooSmall || time.isImpossible}
      {...(!time.isImpossible && { cancelTerms })}
      hasFieldErrors={Object.keys(form.formState.errors).length > 0}
    />
  );
}

/** Enter in a field would press the button that places the order. */
export function withoutSubmitByEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** The delivery time as a text. */
function useMinutes({ min_delivery_time: from, max_delivery_time: until }: StoreDetails): string {
  return useMessages("checkout")("minutes", { from, until });
}

interface SectionProps {
  checkout: Checkout;
  store: StoreDetails;
}

/** Hidden when only delivery is offered, unless it has an error. */
function TypeSection({ checkout, store }: SectionProps) {
  const t = useMessages("checkout");
  const duration = useMinutes(store);
  const refusals = checkout.refusals.get("type") ?? [];
  const options = {
    delivery: { icon: Bike, title: t("type.delivery"), text: duration },
    take_away: {
      icon: ShoppingBag,
      title: t("type.takeAway"),
      text: t("type.takeAwayAt", { address: store.address }),
    },
  };
  if (checkout.types.length === 1 && checkout.draft.type === "delivery" && refusals.length === 0) {
    return null;
  }
  return (
    <div className="pb-5">
      <Refusals texts={refusals} />
      <ChoiceCards
        label={t("type.title")}
        options={checkout.types.map((value) => ({ value, ...options[value] }))}
        value={checkout.draft.type}
        onChange={(type) => checkout.change({ type })}
      />
    </div>
  );
}

/** Where the order goes. Take-away needs no address (spec §4, Address selection). */
function Delivery({ checkout, store }: SectionProps) {
  if (checkout.draft.type === "take_away") {
    return <PickupSection store={store} from={checkout.draft.shopsAt} />;
  }
  return (
    <AddressSection
      form={checkout.form}
      errors={checkout.errors}
      change={checkout.change}
      refusals={checkout.refusals.get("address") ?? []}
      isGuest={checkout.isGuest}
      zoneId={store.zone_id}
    />
  );
}

function Prescription({ checkout }: { checkout: Checkout }) {
  if (!checkout.needsPrescription) return null;
  return (
    <PrescriptionSection
      isOfCart={!checkout.isPrescription}
      form={checkout.form}
      change={checkout.change}
      refusals={checkout.refusals.get("prescription") ?? []}
    />
  );
}

function Extras({ checkout, store }: SectionProps) {
  const { config } = useShop();
  return (
    <ExtrasSection
      draft={checkout.draft}
      change={checkout.change}
      offers={{
        delivery: checkout.draft.type === "delivery",
        cutlery: store.cutlery,
        packaging: store.extra_packaging_status ? store.extra_packaging_amount : null,
        tip: config.dm_tips_status === 1 && checkout.draft.type === "delivery",
      }}
    />
  );
}
