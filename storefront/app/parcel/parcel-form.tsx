import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { PageLink } from "@errand/ui/page-link.tsx";
import { toast } from "@errand/ui/toast.ts";
import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { type SubmitEvent, useRef } from "react";
import { checkoutColumns } from "../checkout/checkout-columns.ts";
import { withoutSubmitByEnter } from "../checkout/checkout-form.tsx";
import { PlaceBar } from "../checkout/place-bar.tsx";
import { useMoney, useShop } from "../config/shop.ts";
import { returnFeeOf } from "../orders/return-fee.ts";
import { useParcelCategories } from "./categories.queries.ts";
import { CourierSection } from "./courier-section.tsx";
import { Ends } from "./ends.tsx";
import { hasErrors } from "./parcel-errors.ts";
import { ParcelSummary } from "./parcel-summary.tsx";
import { PayerSection } from "./payer-section.tsx";
import { SizeSection } from "./size-section.tsx";
import { useParcelCheckout } from "./use-parcel-checkout.ts";
import { useParcelPrices } from "./use-parcel-prices.ts";
import { ValueFields } from "./value-fields.tsx";
import { WhenSection } from "./when-section.tsx";

/** The form for sending a parcel: everything on one page, with its way and its price beside it. */
export function ParcelForm({ moduleId }: { moduleId: number }) {
  const checkout = useParcelCheckout(moduleId);
  const { form, draft, errors, quote } = checkout;
  const t = useMessages("parcel");
  const money = useMoney();
  const prices = useParcelPrices(draft.from, draft.to, useParcelCategories().data);
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
      <div>
        <Ends checkout={checkout} prices={prices} />
        <div className="divide-y divide-line">
          <SizeSection checkout={checkout} prices={prices}>
            <ValueFields checkout={checkout} />
          </SizeSection>
          <WhenSection checkout={checkout} prices={prices} />
          <CourierSection checkout={checkout} />
          <PayerSection checkout={checkout} />
        </div>
        <p className="border-t border-line pt-5">
          <PageLink
            to="/parcel-batch"
            className="inline-flex min-h-11 items-center gap-2.5 font-semibold underline"
          >
            <FileSpreadsheet aria-hidden className="size-5" />
            {t("batch.link")}
          </PageLink>
        </p>
      </div>
      <div className="flex flex-col gap-5 max-lg:contents lg:sticky lg:top-24 desk:top-36">
        <ParcelSummary checkout={checkout} prices={prices} />
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
