import { subtotalOf } from "@errand/core/cart/cart-lines";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { ErrorResponse } from "@errand/core/errors";
import { fromMinor, toMinor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addressInput } from "../addresses/address-draft.ts";
import { useSaveGuestAddress } from "../addresses/addresses.queries.ts";
import { storeGuestAddress } from "../addresses/guest-address.ts";
import { ApiError, isConnectionError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";
import { useIsCartChanging } from "../cart/cart-change.ts";
import { useMinimumText } from "../cart/minimum-order.tsx";
import { orderTypesOf } from "../cart/order-types.ts";
import { store as storeValue, useStored } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { useQuote } from "../pricing/use-quote.ts";
import { openAttempt } from "./attempt.ts";
import type { Draft } from "./draft.ts";
import { draftErrors } from "./draft-errors.ts";
import { type CheckoutSection, isCouponError, sectionOf } from "./error-section.ts";
import { placeInput, prescriptionInput, quoteInput } from "./order-input.ts";
import { newReceiptOf } from "./price-change.ts";
import { useCheckoutForm } from "./use-checkout-form.ts";
import { couponBasis, useCoupon } from "./use-coupon.ts";
import { reloadFullSlots } from "./use-full-slots.ts";
import type { OrderedProducts } from "./use-ordered-products.ts";
import { type KnownTotal, usePayment } from "./use-payment.ts";
import { useOpenAttempt, usePlaceOrder } from "./use-place-order.ts";
import { useRequestedTime } from "./use-requested-time.ts";

/** The state of the checkout and its actions; its sections only render them. */
export function useCheckout(products: OrderedProducts, store: StoreDetails) {
  const client = useQueryClient();
  const minimumText = useMinimumText();
  const { config } = useShop();
  const isGuest = useStored("token") === null;
  const { isPrescription = false } = products;
  const offersAccount = isGuest && !isPrescription;
  const { form, change: changeForm } = useCheckoutForm();
  const values = form.watch();
  const time = useRequestedTime(products, store, values.at);
  const types = orderTypesOf(store, config);
  const [known, setKnown] = useState<KnownTotal>({ total: null, isOverCashLimit: false });
  const payment = usePayment(values, store, known);
  const toDraft = (values: Draft): Draft => ({
    ...values,
    // Only customers have coupons.
    couponCode: isGuest ? null : values.couponCode,
    createsAccount: offersAccount && values.createsAccount,
    ...payment.values,
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
    isAsked: !isTooSmall && !isPrescription,
    isCartChanging: useIsCartChanging(),
  });

  const learned = knownTotal(known, quote, fromMinor(subtotal));
  const isNew = learned.total !== known.total || learned.isOverCashLimit !== known.isOverCashLimit;
  if (isNew) setKnown(learned);

  const [refused, setRefused] = useState<ErrorResponse[]>([]);
  /** What the customer ordered by, when the server had another price; null after a change of the order. */
  const [refusedReceipt, setRefusedReceipt] = useState<ReceiptResponse | null>(null);
  const [isLost, setLost] = useState(() => openAttempt()?.state === "lost");
  const { isPlacing, place } = usePlaceOrder((error) => {
    setLost(isConnectionError(error));
    if (error instanceof ApiError && error.find("schedule_at")) reloadFullSlots(client);
    const changed = error instanceof ApiError ? error.find("price_changed") : undefined;
    const receipt = newReceiptOf(changed);
    const others = error instanceof ApiError ? error.errors.filter((each) => each !== changed) : [];
    // Without its coupon the order has another price, which the next quote says.
    if (receipt || others.some(isCouponError)) setRefusedReceipt(quote.receipt ?? null);
    if (receipt) quote.replaceReceipt(receipt);
    setRefused(others);
    reportError(error);
  });
  const saving = useSaveGuestAddress();
  useOpenAttempt(products.lines.length === 0 && !isPrescription, place);

  const errorsOf = (draft: Draft) => draftErrors(draft, { isGuest, country: config.country });
  const quoteErrors = quote.error instanceof ApiError ? quote.error.errors : [];
  const orderErrors = [...(quote.isPending ? [] : quoteErrors), ...refused];
  const coupon = useCoupon({
    code: draft.couponCode,
    storeId: store.id,
    subtotal,
    isGuest,
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

  function messageOf({ code, message, data }: ErrorResponse): string {
    const current = code === "minimum_order" ? data?.minimum_order : undefined;
    return typeof current === "number" ? minimumText(toMinor(current), subtotal) : message;
  }

  function saveInAccount({ type, point, savesAddress, ...texts }: Draft) {
    if (type !== "delivery" || !savesAddress || !point) return;
    saving.mutate(addressInput({ ...texts, point, type: "other", label: "", information: "" }), {
      onSuccess: () => {
        // The account replaces the address that was stored on this device as a guest.
        storeGuestAddress(null);
        changeForm({ savesAddress: false });
      },
      onError: reportError,
    });
  }

  function saveAddress() {
    if (isGuest) saveOnDevice(draft);
    else saveInAccount(draft);
    clearRefusals();
  }

  function clearRefusals() {
    setRefused([]);
    setRefusedReceipt(null);
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
    time,
    payment,
    isGuest,
    quote,
    coupon,
    /** The code that a guest has chosen and cannot use yet. */
    guestCouponCode: isGuest ? values.couponCode : null,
    refusals,
    /** The price that the customer agreed to and the one of now; null while they are the same. */
    priceChange:
      refusedReceipt && quote.receipt && refusedReceipt.total !== quote.receipt.total
        ? { before: refusedReceipt, now: quote.receipt }
        : null,
    isLost,
    isPlacing,
    /** The order is below the store's minimum by `missing`. */
    isTooSmall,
    missing,
    isPrescription,
    /** A guest may create an account with the order. */
    offersAccount,
    needsPrescription,
    /** Places the order of a valid form; false when something else prevents it. */
    submit(): boolean {
      const { receipt } = quote;
      if (isPrescription) {
        saveAddress();
        place(prescriptionInput(store.id, draft));
        return true;
      }
      if (isTooSmall || quote.isPending || quote.error || !receipt) return false;
      saveAddress();
      const { pictures, paymentMethod: method, gateway, offlineMethod } = draft;
      if (method) storeValue("payment", { method, gateway, offlineMethod });
      if (types.length > 1) storeValue("orderType", draft.type);
      place({
        ...placeInput(ordered, draft, receipt.total),
        ...(needsPrescription && { pictures }),
      });
      return true;
    },
  };
}

/** The total of the receipt; after an error the last one, or that of the lines, which is near it. */
function knownTotal(
  known: KnownTotal,
  { receipt, error }: Pick<ReturnType<typeof useQuote>, "receipt" | "error">,
  subtotal: number,
): KnownTotal {
  if (receipt) return { total: receipt.total, isOverCashLimit: false };
  if (!(error instanceof ApiError)) return known;
  const isOverCashLimit = known.isOverCashLimit || error.find("cod_maximum") !== undefined;
  return { total: known.total ?? subtotal, isOverCashLimit };
}

export type Checkout = ReturnType<typeof useCheckout>;

function saveOnDevice({ type, point, savesAddress, ...draft }: Draft) {
  if (!savesAddress) return storeGuestAddress(null);
  if (type !== "delivery" || !point) return;
  const { name, phone, email, address, road, house, floor } = draft;
  storeGuestAddress({ name, phone, email, address, point, road, house, floor });
}
