import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import type { ParcelService } from "@errand/core/orders/parcel.types";
import { shippingMinutes } from "@errand/core/parcel/shipping-rates";
import { Button } from "@errand/ui/button.tsx";
import { fieldRule } from "@errand/ui/forms/field-rule.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { TextField } from "@errand/ui/text-field.tsx";
import { toast } from "@errand/ui/toast.ts";
import ArrowDownUp from "lucide-react/icons/arrow-down-up";
import CircleDot from "lucide-react/icons/circle-dot";
import MapPin from "lucide-react/icons/map-pin";
import { type SubmitEvent, useRef, useState } from "react";
import { checkoutColumns } from "../checkout/checkout-columns.ts";
import { withoutSubmitByEnter } from "../checkout/checkout-form.tsx";
import { PlaceBar } from "../checkout/place-bar.tsx";
import { TimeSection } from "../checkout/time-section.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { returnFeeOf } from "../orders/return-fee.ts";
import { CategorySection } from "./category-section.tsx";
import { EndSection } from "./end-section.tsx";
import { InstructionSection } from "./instruction-section.tsx";
import { hasErrors } from "./parcel-errors.ts";
import { ParcelSummary } from "./parcel-summary.tsx";
import { PayerSection } from "./payer-section.tsx";
import { ServiceSection } from "./service-section.tsx";
import { type ParcelCheckout, useParcelCheckout } from "./use-parcel-checkout.ts";

/** The form for sending a parcel: everything on one page, with the price beside it. */
export function ParcelForm({ moduleId }: { moduleId: number }) {
  const checkout = useParcelCheckout(moduleId);
  const { form, errors, quote } = checkout;
  const t = useMessages("parcel");
  const money = useMoney();
  const duration = useDuration(quote.distance, checkout.draft.service);
  const cancelTerms = useCancelTerms(quote.receipt);
  const element = useRef<HTMLFormElement>(null);

  function place() {
    if (checkout.submit()) return;
    element.current?.querySelector<HTMLElement>("[data-error]")?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (errors().isWithoutCategory) toast.error(t("category.select"));
    void form.handleSubmit(place)(event);
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      onKeyDown={withoutSubmitByEnter}
      className={checkoutColumns}
    >
      <div className="divide-y divide-line lg:border-b lg:border-line">
        <CategorySection checkout={checkout} />
        <Ends checkout={checkout} />
        <ServiceSection checkout={checkout} />
        <TimeSection
          {...checkout.time}
          duration={duration}
          onChange={(at) => checkout.change({ at })}
          refusals={checkout.refusals.get("time") ?? []}
        />
        <InstructionSection checkout={checkout} />
        <PayerSection checkout={checkout} />
      </div>
      <div className="flex flex-col gap-5 max-lg:contents lg:sticky lg:top-24 lg:rounded-panel lg:bg-sunken lg:p-6 desk:top-36">
        <ParcelSummary checkout={checkout} />
        <PlaceBar
          placing={checkout}
          labelFor={(total) =>
            total === undefined ? t("send") : t("sendFor", { amount: money(total) })
          }
          hasFieldErrors={form.formState.isSubmitted && hasErrors(errors())}
          cancelTerms={cancelTerms}
        />
      </div>
    </form>
  );
}

/** Until when the parcel can be canceled, and what bringing it back costs then. */
function useCancelTerms(receipt: ReceiptResponse | undefined): string {
  const t = useMessages("checkout");
  const money = useMoney();
  const { config } = useShop();
  const fee = receipt ? returnFeeOf(receipt, config.parcel_return_fee) : 0;
  return fee > 0 ? t("cancelTerms.parcelFee", { fee: money(fee) }) : t("cancelTerms.parcel");
}

/** How long a parcel takes; null before both addresses are known. */
function useDuration(km: number | undefined, service: ParcelService): string | null {
  const t = useMessages("checkout");
  if (km === undefined) return null;
  const { min, max } = shippingMinutes(service, km * 1000);
  return t("minutes", { from: min, until: max });
}

/** Sender and receiver, which can be exchanged. */
function Ends({ checkout }: { checkout: ParcelCheckout }) {
  const { form, draft, change, clearRefusals, swap, errors, isGuest, refusals } = checkout;
  const t = useMessages("parcel");
  const words = useMessages("checkout");
  const [swaps, setSwaps] = useState(0);
  const ends = { form, errors, onEdit: clearRefusals };
  return (
    <>
      <EndSection
        {...ends}
        key={`from ${swaps}`}
        name="from"
        icon={CircleDot}
        title={t("from.title")}
        value={draft.from}
        onChange={(from) => change({ from })}
        isGuest={isGuest}
        isContactRequired={isGuest}
        refused={{ address: refusals.get("fromAddress")?.[0] }}
        refusals={refusals.get("from") ?? []}
      >
        {isGuest && (
          <TextField
            {...form.register("email", {
              validate: fieldRule(
                () => errors().from.email ?? null,
                (code) => words(`error.email.${code}`),
              ),
              onChange: clearRefusals,
            })}
            label={words("contact.email")}
            error={form.formState.errors.email?.message}
            isRequired
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={255}
            className="sm:col-span-2"
          />
        )}
      </EndSection>
      <div className="py-2">
        <Button
          variant="quiet"
          onClick={() => {
            swap();
            setSwaps(swaps + 1);
          }}
        >
          <ArrowDownUp aria-hidden className="size-5" />
          {t("swap")}
        </Button>
      </div>
      <EndSection
        {...ends}
        key={`to ${swaps}`}
        name="to"
        icon={MapPin}
        title={t("to.title")}
        value={draft.to}
        onChange={(to) => change({ to })}
        isGuest={isGuest}
        isContactRequired
        getsMessages
        refused={{
          address: refusals.get("toAddress")?.[0],
          phone: refusals.get("toPhone")?.[0],
        }}
        refusals={refusals.get("to") ?? []}
      >
        <TextField
          {...form.register("additionalAddress", { onChange: clearRefusals })}
          label={t("to.additional")}
          hint={t("to.additionalHint")}
          maxLength={255}
          className="sm:col-span-2"
        />
      </EndSection>
    </>
  );
}
