import { ApiError } from "@errand/core/api-error";
import { subtotalOf } from "@errand/core/cart/cart-lines";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { ErrorResponse } from "@errand/core/errors";
import { fromMinor, toMinor } from "@errand/core/money";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import { call } from "../api/call.ts";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useIsCartChanging } from "../cart/cart-change.ts";
import { useMinimumText } from "../cart/minimum-order.tsx";
import { orderTypesOf } from "../cart/order-types.ts";
import { useShop } from "../config/shop.ts";
import { useQuote } from "../pricing/use-quote.ts";
import { store as storeValue, useStored } from "../visitor/storage.ts";
import { clearDraft, type Draft } from "./draft.ts";
import { draftErrors } from "./draft-errors.ts";
import { type CheckoutSection, isCouponError, sectionOf } from "./error-section.ts";
import { placeInput, prescriptionInput, quoteInput } from "./order-input.ts";
import { useCheckoutForm } from "./use-checkout-form.ts";
import { couponBasis, useCoupon } from "./use-coupon.ts";
import { useKeepAddress } from "./use-keep-address.ts";
import { useKnownTotal } from "./use-known-total.ts";
import type { OrderedProducts } from "./use-ordered-products.ts";
import { usePayment } from "./use-payment.ts";
import { useOpenAttempt } from "./use-place-order.ts";
import { usePlacing } from "./use-placing.ts";
import { useRequestedTime } from "./use-requested-time.ts";

/** The state of the checkout and its actions; its sections only render them. */
export function useCheckout(products: OrderedProducts, store: StoreDetails) {
  const minimumText = useMinimumText();
  const { config } = useShop();
  const isGuest = useStored("token") === null;
  const { isPrescription = false } = products;
  const { form, change: changeForm } = useCheckoutForm(store.id);
  const values = form.watch();
  const time = useRequestedTime(products, store, values.at);
  const types = orderTypesOf(store, config);
  const { known, updateTotal } = useKnownTotal();
  const payment = usePayment(
    values,
    {
      point: { lat: store.latitude, lng: store.longitude },
      moduleId: store.module_id,
      zoneId: store.zone_id,
    },
    known,
  );
  const toDraft = (values: Draft): Draft => ({
    ...values,
    // Only customers have coupons.
    couponCode: isGuest ? null : values.couponCode,
    createsAccount: isGuest && values.createsAccount,
    ...payment.values,
    // The price that decides which notes are too small is not known yet.
    ...(isPrescription && { bringChange: values.bringChange }),
    at: time.at,
    type: types.includes(values.type) ? values.type : (types[0] ?? "delivery"),
  });
  const draft = toDraft(values);

  const ordered = { storeId: store.id, buyNow: products.buyNow };
  const cart = products.lines.map(({ id, quantity, totalPrice }) => [id, quantity, totalPrice]);
  const needsPrescription =
    isPrescription || products.lines.some(({ item }) => item.is_prescription_required === 1);
  const subtotal = subtotalOf(products.lines);
  const minimum = toMinor(store.minimum_order);
  const missing = missingToMinimum(subtotal, minimum);
  const isTooSmall = missing > 0 && !isPrescription;
  const quote = useQuote(quoteInput(ordered, draft), JSON.stringify(cart), {
    isAsked: !isTooSmall && !isPrescription && !time.isImpossible,
    isCartChanging: useIsCartChanging(),
  });

  updateTotal(quote, fromMinor(subtotal));

  const { place, isPlacing, isLost, refused, priceChange, clearRefusals } = usePlacing(
    "order",
    quote,
    clearDraft,
  );
  const keepAddress = useKeepAddress(isGuest, () => changeForm({ savesAddress: false }));
  useOpenAttempt("order", products.lines.length === 0 && !isPrescription, place);

  const errorsOf = (draft: Draft) => draftErrors(draft, { isGuest, country: config.country });
  const quoteErrors = quote.error instanceof ApiError ? quote.error.errors : [];
  const orderErrors = [...(quote.isPending ? [] : quoteErrors), ...refused];
  const coupon = useCoupon({
    code: draft.couponCode,
    isGuest,
    list: endpointQuery(useScope(), "GET /coupon/list", { store_id: store.id }),
    find: (code) =>
      call("GET /coupon/apply", { code, store_id: store.id, amount: fromMinor(subtotal) }),
    basis: couponBasis(quote.receipt, subtotal, {
      byStore: store.free_delivery,
      over: config.free_delivery_over === null ? null : toMinor(config.free_delivery_over),
    }),
    errors: orderErrors,
    change: (couponCode) => change({ couponCode }),
    drop: () => changeForm({ couponCode: null }),
  });
  const refusals = new Map<CheckoutSection, string[]>(
    isTooSmall ? [["order", [minimumText(minimum, subtotal)]]] : [],
  );
  for (const error of orderErrors.filter((each) => !isCouponError(each))) {
    const text = messageOf(error);
    const section = sectionOf(error);
    const texts = refusals.get(section) ?? [];
    // The field of the address shows its own error.
    const isAtField = section === "address" && errorsOf(draft).address !== undefined;
    if (text !== "" && !isAtField && !texts.includes(text)) refusals.set(section, [...texts, text]);
  }

  /** An error is about a line of the cart, or about an item wherever it is. */
  const isRefused = (line: { id: number | null; item: { id: number } }) =>
    orderErrors.some(({ data }) =>
      data?.cart_id === undefined ? data?.item_id === line.item.id : data.cart_id === line.id,
    );

  /** Names the line that an error is about. */
  function messageOf({ code, message, data }: ErrorResponse): string {
    const current = code === "minimum_order" ? data?.minimum_order : undefined;
    if (typeof current === "number") return minimumText(toMinor(current), subtotal);
    const line = products.lines.find(({ item }) => item.id === data?.item_id);
    return line && products.lines.length > 1 ? `${line.item.name}: ${message}` : message;
  }

  function saveAddress() {
    keepAddress(draft);
    clearRefusals();
  }

  function change(changes: Partial<Draft>) {
    clearRefusals();
    changeForm(changes);
  }

  return {
    form,
    draft,
    change,
    clearRefusals,
    /** The errors of the current form values. */
    errors: () => errorsOf(toDraft(form.getValues())),
    types,
    isPaidAtPickup: draft.type === "take_away",
    time,
    payment,
    isGuest,
    quote,
    coupon,
    /** The code that a guest has chosen and cannot use yet. */
    guestCouponCode: isGuest ? values.couponCode : null,
    refusals,
    /** The ids of the items that an error names. */
    isRefused,
    priceChange,
    isLost,
    isPlacing,
    /** The order is below the store's minimum by `missing`. */
    isTooSmall,
    missing,
    isPrescription,
    needsPrescription,
    /** Places the order of a valid form; false when something else prevents it. */
    submit(): boolean {
      const { receipt } = quote;
      if (time.isImpossible) return false;
      if (isPrescription) {
        saveAddress();
        place(prescriptionInput(store.id, draft));
        return true;
      }
      if (isTooSmall || quote.isPending || quote.error || !receipt) return false;
      saveAddress();
      const { pictures, paymentMethod: method, gateway, offlineMethod } = draft;
      if (method) storeValue("payment", { method, gateway, offlineMethod });
      if (types.length > 1) storeValue("orderType", { storeId: store.id, type: draft.type });
      place({
        ...placeInput(ordered, draft, receipt.total),
        ...(needsPrescription && { pictures }),
      });
      return true;
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
