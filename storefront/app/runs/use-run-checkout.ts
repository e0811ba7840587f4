import { ApiError } from "@errand/core/api-error";
import type { ShopperCart } from "@errand/core/cart/carts.contract";
import type { ErrorResponse } from "@errand/core/errors";
import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import { useIsCartChanging } from "../cart/cart-change.ts";
import type { Draft } from "../checkout/draft.ts";
import { draftErrors } from "../checkout/draft-errors.ts";
import { type CheckoutSection, isCouponError, sectionOf } from "../checkout/error-section.ts";
import { useCheckoutForm } from "../checkout/use-checkout-form.ts";
import { useKeepAddress } from "../checkout/use-keep-address.ts";
import { useKnownTotal } from "../checkout/use-known-total.ts";
import { usePayment } from "../checkout/use-payment.ts";
import { useOpenAttempt } from "../checkout/use-place-order.ts";
import { useRefusals } from "../checkout/use-refusals.ts";
import { useShop } from "../config/shop.ts";
import { store as storeValue, useStored } from "../visitor/storage.ts";
import { findNewReceipt, type NamedStop } from "./combined-receipt.ts";
import type { ErrandChoices } from "./errand-choices.ts";
import { type RunPlaceInput, toPlaceInput, toQuoteInput } from "./run-input.ts";
import { usePlaceRun } from "./use-place-run.ts";
import { useRunQuote } from "./use-run-quote.ts";

/** No store's own draft: type, time and payment start anew. */
const noStore = 0;

interface ErrandState {
  choices: ErrandChoices;
  change(changes: Partial<ErrandChoices>): void;
}

/** The state of the checkout of a run and its actions; its sections only render them. */
export function useRunCheckout(carts: ShopperCart[], errand: ErrandState) {
  const { config } = useShop();
  const isGuest = useStored("token") === null;
  const { form, change: changeForm } = useCheckoutForm(noStore);
  const values = form.watch();
  const { known, updateTotal } = useKnownTotal();
  const place = { point: values.point, moduleId: 0, zoneId: null, isRun: true };
  const payment = usePayment(values, place, known);
  const toDraft = (each: Draft): Draft => ({
    ...each,
    ...payment.values,
    type: "delivery",
    at: null,
    createsAccount: false,
  });
  const draft = toDraft(values);
  const { parcel } = errand.choices;
  const input = toQuoteInput(carts, draft, errand.choices, isGuest);
  const stops: NamedStop[] = [
    ...carts,
    ...(parcel ? [{ store_id: 0, store_name: parcel.other.name }] : []),
  ];
  const quote = useRunQuote(input, stops, JSON.stringify(carts), {
    isAsked: draft.point !== null && draft.address.trim() !== "",
    isCartChanging: useIsCartChanging(),
  });
  updateTotal(quote, fromMinor(sumOf(carts.map(({ subtotal }) => toMinor(subtotal)))));

  const { onRefused, isLost, refused, priceChange, clearRefusals } = useRefusals(
    "run",
    quote,
    (error) => findNewReceipt(error, stops),
  );
  const { isPlacing, place: placeRun } = usePlaceRun(onRefused);
  useOpenAttempt<RunPlaceInput>("run", false, placeRun);

  const keepAddress = useKeepAddress(isGuest, () => changeForm({ savesAddress: false }));

  const errorsOf = (each: Draft) => draftErrors(each, { isGuest, country: config.country });
  const quoteErrors = quote.error instanceof ApiError && !quote.isPending ? quote.error.errors : [];
  const orderErrors = [...quoteErrors, ...refused];
  const impossible = orderErrors.find(isRun);
  const stopErrors = stops.map((_stop, index) =>
    orderErrors.filter(
      (error) =>
        error.data?.stop === index && (index < carts.length ? isAboutCart(error) : !isRun(error)),
    ),
  );
  const refusals = new Map<CheckoutSection, string[]>();
  if (stopErrors.flat().some((error) => !isCouponError(error))) refusals.set("items", []);
  for (const error of orderErrors) {
    const section = sectionOf(error);
    const isAtField = section === "address" && errorsOf(draft).address !== undefined;
    const isAtStop = stopErrors.some((errors) => errors.includes(error));
    if (error === impossible || isAtField || isAtStop || error.message === "") continue;
    const texts = refusals.get(section) ?? [];
    if (!texts.includes(error.message)) refusals.set(section, [...texts, error.message]);
  }

  return {
    form,
    draft,
    choices: errand.choices,
    change(changes: Partial<Draft>) {
      clearRefusals();
      changeForm(changes);
    },
    changeChoices(changes: Partial<ErrandChoices>) {
      clearRefusals();
      errand.change(changes);
    },
    /** Leaves the errors as they are. */
    dropCoupon(storeId: number) {
      const { [storeId]: _gone, ...coupons } = errand.choices.coupons;
      errand.change({ coupons });
    },
    clearRefusals,
    errors: () => errorsOf(toDraft(form.getValues())),
    payment,
    isGuest,
    isPaidAtPickup: false,
    quote,
    /** The stores in the order of the carts, then the parcel. */
    stops,
    refusals,
    /** Why the stops cannot be one run. */
    impossible,
    /** What the server has against each stop, by its place. */
    stopErrors,
    priceChange,
    isLost,
    isPlacing,
    /** Places the run of a valid form; false when something else prevents it. */
    submit(): boolean {
      const { receipt } = quote;
      if (quote.isPending || quote.error || !receipt) return false;
      keepAddress(draft);
      clearRefusals();
      const { paymentMethod: method, gateway, offlineMethod } = draft;
      if (method) storeValue("payment", { method, gateway, offlineMethod });
      placeRun(toPlaceInput(input, draft, errand.choices, receipt.total));
      return true;
    },
  };
}

export type RunCheckout = ReturnType<typeof useRunCheckout>;

const isRun = ({ code }: ErrorResponse) => code === "run";

/** What is not about the run as a whole: its address, its contact and its payment. */
function isAboutCart(error: ErrorResponse): boolean {
  return !isRun(error) && !["address", "contact", "payment"].includes(sectionOf(error));
}
