import type { Config } from "@errand/core/config/config.contract";
import type { LocalizedText } from "@errand/core/language";
import type { Minor } from "@errand/core/money";
import type { Api } from "../requests/api.ts";

/**
 * How this shop is set up: what an owner decides, as it lies in the database. Money is in minor
 * units. What follows from the installation (addresses of pictures, the demo, which senders of mail
 * and payment are connected) is added when `GET /config` is answered.
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
  vendorPortalUrl: string | null;
  maintenance: boolean;
  moduleConfig: Config["module_config"];
  vegFilter: boolean;
  storeRegistration: boolean;
  courierRegistration: boolean;
  countryPicker: boolean;
  guestCheckout: boolean;
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
  partialPayment: "off" | "cod" | "digital_payment" | "both";
  wallet: boolean;
  addFund: boolean;
  loyalty: { pointsPerUnit: number; purchasePercent: number; minimumPoints: number } | null;
  referral: { reward: Minor } | null;
  refunds: boolean;
  parcelReturnFee: number;
  policies: { refund: boolean; cancellation: boolean; shipping: boolean };
  login: Config["centralize_login"];
  /** Whom anybody may sign in as while this is a demo; told to nobody otherwise. */
  demoAccounts?: { name: string; login: string; password: string }[];
}

/** What a feature runs on that depends on how the shop is set up. */
export interface ShopApi extends Api {
  shop: () => Promise<ShopSettings>;
}
