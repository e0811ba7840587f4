import { subtotalOf } from "@errand/core/cart/cart-lines";
import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { ErrorResponse } from "@errand/core/errors";
import { toMinor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { missingToMinimum } from "@errand/core/pricing/minimum-order";
import { useEffect, useMemo, useState } from "react";
import { useProfile } from "../account/account.queries.ts";
import { addressInput } from "../addresses/address-form.ts";
import { useSaveGuestAddress } from "../addresses/addresses.queries.ts";
import { guestAddress, storeGuestAddress } from "../addresses/guest-address.ts";
import { ApiError, isConnectionError } from "../api/api-error.ts";
import { reportError } from "../api/report-error.ts";
import { useMinimumText } from "../cart/minimum-order.tsx";
import { useNow } from "../catalog/now.tsx";
import { useStored } from "../client/storage.ts";
import { useShop } from "../config/shop.ts";
import { isPhone } from "../ui/phone-field.tsx";
import { openAttempt } from "./attempt.ts";
import { type Faults, type Field, faultsOf, type Part, placeOf } from "./checkout-errors.ts";
import { chosenDoor, type Draft, firstDraft, isSame, keepDraft } from "./draft.ts";
import { placeInput, quoteInput } from "./placing.ts";
import { newReceiptOf } from "./price-change.ts";
import { isPossibleAt, slotDays } from "./slots.ts";
import type { Goods } from "./use-ordered.ts";
import { useOpenAttempt, usePlaceOrder } from "./use-place-order.ts";
import { useQuote } from "./use-quote.ts";

/** Everything the checkout knows and does; the parts of the page only show it. */
export function useCheckout(goods: Goods, store: StoreDetails) {
  const minimumText = useMinimumText();
  const { config } = useShop();
  const isGuest = useStored("token") === null;
  const { draft: written, change: write } = useDraft();
  const when = useWhen(goods, store, written.at);
  const types = typesOf(store, config);
  const draft: Draft = {
    ...written,
    at: when.at,
    type: types.includes(written.type) ? written.type : (types[0] ?? "delivery"),
  };

  const ordered = { storeId: store.id, buyNow: goods.buyNow };
  const cart = goods.lines.map(({ id, quantity, totalPrice }) => [id, quantity, totalPrice]);
  const subtotal = subtotalOf(goods.lines);
  const minimum = toMinor(store.minimum_order);
  const isTooSmall = missingToMinimum(subtotal, minimum) > 0;
  const quote = useQuote(quoteInput(ordered, draft), JSON.stringify(cart), !isTooSmall);

  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
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
  useOpenAttempt(goods.lines.length === 0, place);

  const faults = faultsOf(draft, {
    isGuest,
    isPhone: (text) => isPhone(text, config.country),
  });
  const quoteErrors = quote.error instanceof ApiError ? quote.error.errors : [];
  const refusals = new Map<Part, string[]>(
    isTooSmall ? [["order", [minimumText(minimum, subtotal)]]] : [],
  );
  for (const error of [...(quote.isPending ? [] : quoteErrors), ...refused]) {
    const text = wordsOf(error);
    const part = placeOf(error);
    const told = refusals.get(part) ?? [];
    // What is missing is said at its field already, and only once somebody has been there.
    const isSaid = part === "address" && faults.address !== undefined;
    if (text !== "" && !isSaid && !told.includes(text)) refusals.set(part, [...told, text]);
  }

  function wordsOf({ code, message, data }: ErrorResponse): string {
    const now = code === "minimum_order" ? data?.minimum_order : undefined;
    return typeof now === "number" ? minimumText(toMinor(now), subtotal) : message;
  }

  function saveInAccount({ type, point, savesAddress, ...texts }: Draft) {
    if (type !== "delivery" || !savesAddress || !point) return;
    saving.mutate(addressInput({ ...texts, point, type: "other", label: "", information: "" }), {
      onSuccess: () => {
        // What was kept on this device for a guest is in the account now.
        storeGuestAddress(null);
        write({ savesAddress: false });
      },
      onError: reportError,
    });
  }

  function change(changes: Partial<Draft>) {
    setRefused([]);
    setPriceChange(null);
    write(changes);
  }

  return {
    draft,
    change,
    types,
    when,
    isGuest,
    quote,
    refusals,
    priceChange,
    isLost,
    isPlacing,
    /** Below the minimum order of the store, which refuses it. */
    isTooSmall,
    /** What is wrong with the fields somebody has been in. */
    faults: Object.fromEntries(
      Object.entries(faults).filter(([field]) => left.has(field as Field)),
    ) as Faults,
    leave: (field: Field) => setLeft(new Set([...left, field])),
    /** Whether it could be sent; if not, everything that hinders is shown. */
    submit(): boolean {
      setLeft(new Set(["address", "name", "phone", "email"]));
      const { receipt } = quote;
      const isReady =
        Object.keys(faults).length === 0 && !isTooSmall && !quote.isPending && !quote.error;
      if (!isReady || !receipt) return false;
      if (isGuest) saveAddress(draft);
      else saveInAccount(draft);
      setPriceChange(null);
      setRefused([]);
      place(placeInput(ordered, draft, receipt.total));
      return true;
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** The draft, kept through reloads; it follows the customer to another place, and knows who is signed in. */
function useDraft() {
  const [draft, setDraft] = useState(firstDraft);
  const place = useStored("currentLatLng");
  const profile = useProfile().data;
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));

  useEffect(() => keepDraft(draft), [draft]);

  useEffect(() => {
    setDraft((before) =>
      isSame(before.shopsAt, place) ? before : { ...before, ...chosenDoor(guestAddress()) },
    );
  }, [place]);

  useEffect(() => {
    if (!profile) return;
    setDraft((before) => ({
      ...before,
      name: before.name || `${profile.f_name} ${profile.l_name}`.trim(),
      phone: before.phone || (profile.phone ?? ""),
      email: before.email || (profile.email ?? ""),
    }));
  }, [profile]);

  return { draft, change };
}

/** When the order can be had, and when it is wanted: as chosen while that is possible, else as soon as it is. */
function useWhen({ lines }: Goods, store: StoreDetails, chosen: string | null) {
  const { config } = useShop();
  const now = useNow();
  const minute = Math.floor(now.getTime() / 60_000);
  const takesLater = config.schedule_order && store.schedule_order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines change with every quantity, their items do not.
  const { isPossibleNow, days } = useMemo(() => {
    const ordered = {
      store,
      items: lines.map(({ item }) => item),
      slotMinutes: config.schedule_order_slot_duration,
      timeZone: config.time_zone,
    };
    const instant = new Date(minute * 60_000);
    return {
      isPossibleNow: isPossibleAt(ordered, instant),
      days: takesLater ? slotDays(ordered, instant) : [],
    };
  }, [store, lines.map(({ item }) => item.id).join(), config, minute, takesLater]);

  const isStillThere = days.some(({ slots }) => slots.some(({ at }) => at === chosen));
  const soonest = isPossibleNow ? null : (days[0]?.slots[0]?.at ?? null);
  return { now, isPossibleNow, days, at: isStillThere ? chosen : soonest };
}

function typesOf(
  store: StoreDetails,
  config: { home_delivery_status: 0 | 1; takeaway_status: 0 | 1 },
): Draft["type"][] {
  return [
    ...(config.home_delivery_status === 1 && store.delivery ? (["delivery"] as const) : []),
    ...(config.takeaway_status === 1 && store.take_away ? (["take_away"] as const) : []),
  ];
}

function saveAddress({ type, point, savesAddress, ...draft }: Draft) {
  if (!savesAddress) return storeGuestAddress(null);
  if (type !== "delivery" || !point) return;
  const { name, phone, email, address, road, house, floor } = draft;
  storeGuestAddress({ name, phone, email, address, point, road, house, floor });
}
