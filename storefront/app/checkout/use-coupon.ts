import { ApiError } from "@errand/core/api-error";
import type { CouponResponse } from "@errand/core/catalog/catalog.types";
import { couponOfResponse } from "@errand/core/catalog/coupon-of-response";
import type { ErrorResponse } from "@errand/core/errors";
import { type Minor, nothing, toMinor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import {
  bestCoupon,
  type CouponBasis,
  type CouponSaving,
  couponBasisOf,
  couponSaving,
} from "@errand/core/pricing/coupon-saving";
import { freeDeliveryBy } from "@errand/core/pricing/delivery";
import { reportError } from "@errand/ui/report-error.ts";
import { type UseQueryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { isCouponError } from "./error-section.ts";

/** A coupon of the customer, and what it would take off this order. */
export type CouponOffer = { coupon: CouponResponse } & CouponSaving;

interface CouponProps<Key extends readonly unknown[]> {
  /** The applied code; null without one. */
  code: string | null;
  isGuest: boolean;
  /** The coupons that the customer can use for this order. */
  list: UseQueryOptions<CouponResponse[], Error, CouponResponse[], Key>;
  /** The coupon with a typed code, if the customer can use it. */
  find(code: string): Promise<CouponResponse>;
  basis: CouponBasis;
  /** The errors of the last quote and of the last attempt to place the order. */
  errors: ErrorResponse[];
  /** Applies a code, or none. */
  change(code: string | null): void;
  /** Removes the refused code, and leaves the errors of the order as they are. */
  drop(): void;
}

/**
 * The coupon of the order. A code that the server refuses is removed, and `removed` says why: the
 * order itself can still be placed.
 */
export function useCoupon<Key extends readonly unknown[]>({
  code,
  isGuest,
  list: listQuery,
  find,
  basis,
  errors,
  change,
  drop,
}: CouponProps<Key>) {
  const [removed, setRemoved] = useState<{ code: string; message: string } | null>(null);
  const list = useQuery({ ...listQuery, enabled: !isGuest, staleTime: 0 });
  const applying = useMutation({
    mutationFn: find,
    onSuccess: (coupon) => apply(coupon.code),
    onError: reportError,
  });

  const message = code === null ? undefined : errors.find(isCouponError)?.message;
  const dropRefused = useEffectEvent(drop);
  useEffect(() => {
    if (code === null || message === undefined) return;
    setRemoved({ code, message });
    dropRefused();
  }, [code, message]);

  function apply(next: string | null) {
    setRemoved(null);
    applying.reset();
    change(next);
  }

  const offers = (list.data ?? []).map(
    (coupon): CouponOffer => ({ coupon, ...couponSaving(couponOfResponse(coupon), basis) }),
  );
  const applied = offers.find(({ coupon }) => coupon.code === code);
  const best = bestCoupon(offers.filter((offer) => "saving" in offer));
  const isBetter = best && (!applied || savingOf(best) > savingOf(applied));
  return {
    code,
    removed,
    offers: offers.toSorted((one, other) => savingOf(other) - savingOf(one)),
    /** The applied one; undefined for a code that the list does not have. */
    applied,
    /** The one that takes off the most, unless it is applied. */
    suggested: isBetter ? best : null,
    apply,
    /** Checks a typed code, and applies it when the server accepts it. */
    submitCode: (typed: string) => applying.mutate(typed),
    isChecking: applying.isPending,
    fieldError: applying.error instanceof ApiError ? applying.error.errors[0]?.message : undefined,
  };
}

export type CouponState = ReturnType<typeof useCoupon>;

function savingOf(offer: CouponOffer): number {
  return "saving" in offer ? offer.saving : -offer.missing;
}

/** What coupons reduce in the quoted receipt; before the first one, the items alone. */
export function couponBasis(
  receipt: ReceiptResponse | undefined,
  subtotal: Minor,
  offers: { byStore: boolean; over: Minor | null },
): CouponBasis {
  if (!receipt) return { subtotal, items: subtotal, delivery: nothing };
  const lines = receipt.lines.map(({ key, amount }) => ({ key, amount: toMinor(amount) }));
  const isFree = freeDeliveryBy({ ...offers, byCoupon: false }, subtotal) !== null;
  return { ...couponBasisOf(lines, isFree), subtotal };
}
