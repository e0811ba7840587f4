import { subtotalOf } from "@errand/core/cart/cart-lines";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { ErrorResponse } from "@errand/core/errors";
import { toMinor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import { useState } from "react";
import { addressInput } from "../addresses/address-draft.ts";
import { useSaveGuestAddress } from "../addresses/addresses.queries.ts";
import { storeGuestAddress } from "../addresses/guest-address.ts";
import { ApiError, isConnectionError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";
import { useMinimumText } from "../cart/minimum-order.tsx";
import { useStored } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { openAttempt } from "./attempt.ts";
import type { Draft } from "./draft.ts";
import { draftErrors } from "./draft-errors.ts";
import { type CheckoutSection, sectionOf } from "./error-section.ts";
import { placeInput, quoteInput } from "./order-input.ts";
import { newReceiptOf } from "./price-change.ts";
import { useCheckoutForm } from "./use-checkout-form.ts";
import type { OrderedProducts } from "./use-ordered-products.ts";
import { useOpenAttempt, usePlaceOrder } from "./use-place-order.ts";
import { useQuote } from "./use-quote.ts";
import { useRequestedTime } from "./use-requested-time.ts";

/** The state of the checkout and its actions; its sections only render them. */
export function useCheckout(products: OrderedProducts, store: StoreDetails) {
  const minimumText = useMinimumText();
  const { config } = useShop();
  const isGuest = useStored("token") === null;
  const { form, change: changeForm } = useCheckoutForm();
  const values = form.watch();
  const time = useRequestedTime(products, store, values.at);
  const types = typesOf(store, config);
  const toDraft = (values: Draft): Draft => ({
    ...values,
    at: time.at,
    type: types.includes(values.type) ? values.type : (types[0] ?? "delivery"),
  });
  const draft = toDraft(values);

  const ordered = { storeId: store.id, buyNow: products.buyNow };
  const cart = products.lines.map(({ id, quantity, totalPrice }) => [id, quantity, totalPrice]);
  const subtotal = subtotalOf(products.lines);
  const minimum = toMinor(store.minimum_order);
  const missing = missingToMinimum(subtotal, minimum);
  const isTooSmall = missing > 0;
  const quote = useQuote(quoteInput(ordered, draft), JSON.stringify(cart), !isTooSmall);

  const [refused, setRefused] = useState<ErrorResponse[]>([]);
  const [priceChange, setPriceChange] = useState<{
    before: ReceiptResponse;
    now: ReceiptResponse;
  } | null>(null);
  const [isLost, setLost] = useState(() => openAttempt()?.state === "lost");
  const { isPlacing, place } = usePlaceOrder((error) => {
    setLost(isConnectionError(error));
    const changed = error instanceof ApiError ? error.find("price_changed") : undefined;
    const receipt = newReceiptOf(changed);
    if (receipt && quote.receipt) setPriceChange({ before: quote.receipt, now: receipt });
    if (receipt) quote.replaceReceipt(receipt);
    setRefused(error instanceof ApiError ? error.errors.filter((each) => each !== changed) : []);
    reportError(error);
  });
  const saving = useSaveGuestAddress();
  useOpenAttempt(products.lines.length === 0, place);

  const errorsOf = (draft: Draft) => draftErrors(draft, { isGuest, country: config.country });
  const quoteErrors = quote.error instanceof ApiError ? quote.error.errors : [];
  const refusals = new Map<CheckoutSection, string[]>(
    isTooSmall ? [["order", [minimumText(minimum, subtotal)]]] : [],
  );
  for (const error of [...(quote.isPending ? [] : quoteErrors), ...refused]) {
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

  function clearRefusals() {
    setRefused([]);
    setPriceChange(null);
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
    isGuest,
    quote,
    refusals,
    priceChange,
    isLost,
    isPlacing,
    /** The order is below the store's minimum by `missing`. */
    isTooSmall,
    missing,
    /** Places the order of a valid form; false when something else prevents it. */
    submit(): boolean {
      const { receipt } = quote;
      if (isTooSmall || quote.isPending || quote.error || !receipt) return false;
      if (isGuest) saveOnDevice(draft);
      else saveInAccount(draft);
      clearRefusals();
      place(placeInput(ordered, draft, receipt.total));
      return true;
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

function typesOf(
  store: StoreDetails,
  config: { home_delivery_status: 0 | 1; takeaway_status: 0 | 1 },
): Draft["type"][] {
  return [
    ...(config.home_delivery_status === 1 && store.delivery ? (["delivery"] as const) : []),
    ...(config.takeaway_status === 1 && store.take_away ? (["take_away"] as const) : []),
  ];
}

function saveOnDevice({ type, point, savesAddress, ...draft }: Draft) {
  if (!savesAddress) return storeGuestAddress(null);
  if (type !== "delivery" || !point) return;
  const { name, phone, email, address, road, house, floor } = draft;
  storeGuestAddress({ name, phone, email, address, point, road, house, floor });
}
