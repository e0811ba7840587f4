import type { Config } from "@errand/core/config/config.contract";
import type { GroupTerms } from "@errand/core/groups/group-terms";
import type { LocalizedText } from "@errand/core/language";
import type { PayoutDay } from "@errand/core/ledger/payout-day";
import type { BasisPoints, Minor } from "@errand/core/money";
import type { ShippingTerms } from "@errand/core/parcel/shipping-rates";
import type { DistanceCharge } from "@errand/core/pricing/distance-charges";
import type { ReferralBonusTerms } from "@errand/core/pricing/referral-bonus";
import { defaultWeightTolerance } from "@errand/core/pricing/weight";
import { defaultRefundConfirmAbove } from "@errand/core/refunds/confirm-limit";
import type { RunTerms } from "@errand/core/runs/run-terms";
import type { Api } from "../requests/api.ts";

/**
 * The settings of the shop as stored in the database. Money is in minor units. `GET /config` adds
 * what depends on the installation: URLs of pictures, the demo, the connected senders and payment
 * providers.
 */
export interface ShopSettings {
  businessName: string;
  logo: string | null;
  icon: string | null;
  phone: string;
  email: string;
  address: LocalizedText;
  country: string;
  defaultLocation: { lat: number; lng: number };
  timeZone: string;
  timeFormat: "12" | "24";
  currencyCode: string;
  currencySymbol: string;
  currencySide: "left" | "right";
  decimals: number;
  socialMedia: { name: string; link: string }[];
  footerText: LocalizedText;
  cookiesText: LocalizedText;
  /** Null for the console of this installation. */
  vendorPortalUrl: string | null;
  maintenance: boolean;
  moduleConfig: Config["module_config"];
  vegFilter: boolean;
  storeRegistration: boolean;
  courierRegistration: boolean;
  countryPicker: boolean;
  guestCheckout: boolean;
  /** Customers can ask the stores for what a search does not find; absent: they can. */
  wishes?: boolean;
  homeDelivery: boolean;
  takeAway: boolean;
  scheduleOrder: boolean;
  slotMinutes: number;
  deliveryVerification: boolean;
  prescriptionOrder: boolean;
  tips: boolean;
  taxIncluded: boolean;
  freeDeliveryOver: Minor | null;
  additionalCharge: { name: LocalizedText; amount: Minor } | null;
  cashOnDelivery: boolean;
  digitalPayment: boolean;
  offlinePayment: boolean;
  /** Hours in which a transfer is to be reported before its order fails; 48 unless set. */
  transferHours?: number;
  partialPayment: "off" | "cod" | "digital_payment" | "both";
  wallet: boolean;
  addFund: boolean;
  loyalty: { pointsPerUnit: number; purchasePercent: number; minimumPoints: number } | null;
  /**
   * `reward` goes to the customer whose code was used, `bonus` off the first order of the new one.
   */
  referral: { reward: Minor; bonus: ReferralBonusTerms | null } | null;
  /**
   * A courier who holds this much cash for the shop gets no cash orders until it is handed in;
   * absent: no limit.
   */
  courierCashLimit?: Minor;
  /** Couriers plan their work in shifts; absent: they come when they want. */
  courierShifts?: boolean;
  /** What the shop keeps of what stores sell, without taxes and packaging; absent: nothing. */
  storeCommission?: BasisPoints;
  /**
   * What deliveries by the shop's couriers cost in addition from a distance on; absent: nothing.
   */
  distanceCharges?: DistanceCharge[];
  refunds: boolean;
  /** Days after the delivery in which a refund can be requested; 14 unless set. */
  refundDays?: number;
  /** A refund above it waits for a second operator; 50.00 unless set, null: no refund does. */
  refundConfirmAbove?: Minor | null;
  /** What one operator may credit to wallets on one day; 100.00 unless set. */
  creditPerDay?: Minor;
  /** Total up to which the operator who drafted a payout run approves it; none by default. */
  payoutAloneMax?: Minor;
  /** On which stores and couriers are paid; absent: on no fixed weekday. */
  payoutDay?: PayoutDay;
  /**
   * How much more than ordered of what is sold by weight may be charged, in percent; 10 unless set.
   */
  weightTolerance?: number;
  /** Orders of several stores with one courier; absent: off. */
  errandRun?: RunTerms;
  /** Orders of several people; absent: off. */
  groupOrders?: GroupTerms;
  /** Percent of the delivery that bringing back a collected parcel costs. */
  parcelReturnFee: number;
  /** The most that a sender can say a parcel is worth; 500.00 unless set. */
  maxDeclaredValue?: Minor;
  /**
   * What heavy parcels and haste cost in a shipping quote; absent: 5 kg included, 0.50 a kilogram,
   * half as much again.
   */
  shipping?: ShippingTerms;
  policies: { refund: boolean; cancellation: boolean; shipping: boolean };
  login: Config["centralize_login"];
  /** The public accounts of a demo; absent outside a demo. */
  demoAccounts?: { name: string; login: string; password: string }[];
}

export function getRefundConfirmAbove({ refundConfirmAbove }: ShopSettings): Minor | null {
  return refundConfirmAbove === undefined ? defaultRefundConfirmAbove : refundConfirmAbove;
}

export function getWeightTolerance({ weightTolerance }: ShopSettings): number {
  return weightTolerance ?? defaultWeightTolerance;
}

/** How the rest of a partial payment is paid; `off` without a wallet. */
export function getPartialPayment({
  wallet,
  partialPayment,
}: Pick<ShopSettings, "wallet" | "partialPayment">): ShopSettings["partialPayment"] {
  return wallet ? partialPayment : "off";
}

/** The connected payment gateways: what the checkout shows of them, by their keys. */
export type PaymentMethods = ReadonlyMap<string, { title: LocalizedText; picture: string }>;

/** The services of a feature that depends on the settings of the shop. */
export interface ShopApi extends Api {
  shop: () => Promise<ShopSettings>;
}
