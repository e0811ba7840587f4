import { ApiError } from "@errand/core/api-error";
import { useKnownTotal } from "../checkout/use-known-total.ts";
import { usePayment } from "../checkout/use-payment.ts";
import { useOpenAttempt } from "../checkout/use-place-order.ts";
import { usePlacing } from "../checkout/use-placing.ts";
import { useShop } from "../config/shop.ts";
import { useQuote } from "../pricing/use-quote.ts";
import { store, useStored } from "../visitor/storage.ts";
import { clearParcelDraft, type ParcelDraft } from "./parcel-draft.ts";
import { parcelErrors } from "./parcel-errors.ts";
import { isPriceable, parcelPlaceInput, parcelQuoteInput } from "./parcel-input.ts";
import { type ParcelPart, partOf } from "./parcel-refusals.ts";
import { type ParcelChanges, useParcelForm } from "./use-parcel-form.ts";
import { useParcelTime } from "./use-parcel-time.ts";

const inCash = {
  paymentMethod: "cash_on_delivery",
  gateway: null,
  offlineMethod: null,
  usesWallet: false,
  bringChange: 0,
} as const;

/** The state of the form for sending a parcel and its actions; its sections only render them. */
export function useParcelCheckout(moduleId: number) {
  const { config } = useShop();
  const isGuest = useStored("token") === null;
  const { form, change: changeForm, swap } = useParcelForm();
  const values = form.watch();
  const time = useParcelTime(values.at);
  const { known, updateTotal } = useKnownTotal();
  const payment = usePayment(values, { point: values.from.point, moduleId, zoneId: null }, known);
  const draft: ParcelDraft = {
    ...values,
    // The receiver pays in cash, at the door.
    ...(values.payer === "receiver" ? inCash : payment.values),
    at: time.at,
  };

  const isAsked = isPriceable(draft);
  const asked = useQuote(parcelQuoteInput(draft), "", { isAsked, isCartChanging: false });
  const quote = isAsked ? asked : { ...asked, receipt: undefined, distance: undefined };
  updateTotal(quote, null);
  const placing = usePlacing("parcel", asked, clearParcelDraft);
  useOpenAttempt("parcel", false, placing.place);

  const errors = () => parcelErrors(form.getValues(), { isGuest, country: config.country });
  const quoteErrors =
    isAsked && !quote.isPending && quote.error instanceof ApiError ? quote.error.errors : [];
  const refusals = new Map<ParcelPart, string[]>();
  for (const error of [...quoteErrors, ...placing.refused]) {
    const part = partOf(error);
    const texts = refusals.get(part) ?? [];
    if (error.message !== "" && !texts.includes(error.message)) {
      refusals.set(part, [...texts, error.message]);
    }
  }

  function change(changes: ParcelChanges) {
    placing.clearRefusals();
    changeForm(changes);
  }

  return {
    form,
    draft,
    change,
    clearRefusals: placing.clearRefusals,
    /** Exchanges sender and receiver. */
    swap() {
      placing.clearRefusals();
      swap();
    },
    time,
    payment,
    isGuest,
    quote,
    /** The errors of the current form values. */
    errors,
    refusals,
    isPlacing: placing.isPlacing,
    isLost: placing.isLost,
    priceChange: placing.priceChange,
    /** Places the parcel of a valid form; false when something else prevents it. */
    submit(): boolean {
      const { receipt } = quote;
      if (quote.isPending || quote.error || !receipt) return false;
      const { paymentMethod: method, gateway, offlineMethod, payer } = draft;
      if (method && payer === "sender") store("payment", { method, gateway, offlineMethod });
      placing.place(parcelPlaceInput(draft, receipt.total));
      return true;
    },
  };
}

export type ParcelCheckout = ReturnType<typeof useParcelCheckout>;
