import type { LatLng } from "@errand/core/location/lat-lng";
import { fromMinor, minor, toMinor } from "@errand/core/money";
import { useQuery } from "@tanstack/react-query";
import { useProfile } from "../account/account.queries.ts";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useShop } from "../config/shop.ts";
import { useStored } from "../visitor/storage.ts";
import type { Draft } from "./draft.ts";
import {
  cashLimit,
  chosenOption,
  type PaymentTerms,
  partOfWallet,
  paymentOptions,
} from "./payment-options.ts";

export type KnownTotal = Pick<PaymentTerms, "total" | "isOverCashLimit">;

/** How an order is paid, as a draft holds it. */
export type PaymentDraft = Pick<
  Draft,
  "paymentMethod" | "gateway" | "offlineMethod" | "usesWallet" | "bringChange"
>;

/** Whose zone and module decide how an order can be paid. */
export interface PaymentPlace {
  point: LatLng | null;
  moduleId: number;
  /** Null for the smallest zone at the point. */
  zoneId: number | null;
  /** A trip cannot be paid by a transfer. */
  isTrip?: boolean;
  /** An errand run cannot be paid by a transfer. */
  isRun?: boolean;
}

/** How the order can be paid and what is chosen, by what is known of the total. */
export function usePayment(values: PaymentDraft, place: PaymentPlace, known: KnownTotal) {
  const { total } = known;
  const { config } = useShop();
  const scope = useScope();
  const { point, moduleId, zoneId, isTrip = false, isRun = false } = place;
  const takesTransfer = !isTrip && !isRun;
  const zones = useQuery({
    ...endpointQuery(scope, "GET /config/get-zone-id", point ?? { lat: 0, lng: 0 }),
    enabled: point !== null,
  }).data?.zone_data;
  const offline = useQuery({
    ...endpointQuery(scope, "GET /offline_payment_method_list"),
    enabled: config.offline_payment_status === 1 && takesTransfer,
  }).data;
  const balance = useProfile().data?.wallet_balance ?? null;
  const lastChoice = useStored("payment");
  // A transfer takes days, so that it is chosen anew for each order.
  const last = lastChoice?.method === "offline_payment" ? null : lastChoice;
  const terms = {
    config,
    zone: zones?.find(({ id }) => zoneId === null || id === zoneId),
    moduleId,
    balance,
    offlineMethods: (takesTransfer && offline) || [],
    ...known,
  };
  const { paymentMethod, gateway, offlineMethod } = values;
  const wanted = paymentMethod && { method: paymentMethod, gateway, offlineMethod };
  const chooseWith = (fromWallet: number) =>
    chosenOption(paymentOptions(terms, fromWallet), wanted, last);
  const method = chooseWith(0)?.method ?? "cash_on_delivery";
  /** What the wallet could pay first. */
  const walletPart = partOfWallet(terms, method);
  const fromWallet = values.usesWallet ? walletPart : 0;
  const options = paymentOptions(terms, fromWallet);
  const chosen = chosenOption(options, wanted, last);
  const due = total === null ? null : fromMinor(minor(toMinor(total) - toMinor(fromWallet)));
  const isCash = chosen?.method === "cash_on_delivery";
  const needsChange = isCash && due !== null && values.bringChange > due;
  return {
    options,
    chosen,
    balance,
    walletPart,
    fromWallet,
    due,
    cashLimit: cashLimit(terms),
    offlineMethods: terms.offlineMethods,
    /** The draft with what the choice comes to. */
    values: {
      paymentMethod: chosen?.method ?? null,
      gateway: chosen?.gateway ?? null,
      offlineMethod: chosen?.offlineMethod ?? null,
      usesWallet: fromWallet > 0,
      bringChange: needsChange ? values.bringChange : 0,
    },
  };
}

export type Payment = ReturnType<typeof usePayment>;
