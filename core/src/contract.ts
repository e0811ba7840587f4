import type * as z from "zod";
import * as signingIn from "./account/account.contract.ts";
import * as passkeys from "./account/passkeys.contract.ts";
import * as profile from "./account/profile.contract.ts";
import * as recovery from "./account/recovery.contract.ts";
import * as referrals from "./account/referrals.contract.ts";
import * as accountSessions from "./account/sessions.contract.ts";
import * as signInSteps from "./account/sign-in-steps.contract.ts";
import * as social from "./account/social.contract.ts";
import * as addresses from "./addresses/addresses.contract.ts";
import * as cart from "./cart/cart.contract.ts";
import * as chatting from "./chat/chat.contract.ts";
import * as staffChat from "./chat/staff-chat.contract.ts";
import * as staffStreams from "./chat/staff-streams.contract.ts";
import * as placing from "./checkout/checkout.contract.ts";
import * as coupons from "./checkout/coupons.contract.ts";
import * as config from "./config/config.contract.ts";
import type { Endpoint } from "./endpoint.ts";
import * as guests from "./guests/guests.contract.ts";
import * as itemPages from "./items/items.contract.ts";
import * as storeImports from "./items/store-import.contract.ts";
import * as storeItems from "./items/store-items.contract.ts";
import * as ledger from "./ledger/store-statements.contract.ts";
import * as brands from "./lists/brands.contract.ts";
import * as browsing from "./lists/lists.contract.ts";
import * as suggested from "./lists/suggested-items.contract.ts";
import * as location from "./location/location.contract.ts";
import * as loyalty from "./loyalty/loyalty.contract.ts";
import * as modules from "./modules/modules.contract.ts";
import * as notificationChoices from "./notifications/notification-settings.contract.ts";
import * as notifying from "./notifications/notifications.contract.ts";
import * as pushing from "./notifications/push.contract.ts";
import * as cancelRequests from "./orders/cancel-requests.contract.ts";
import * as cashback from "./orders/cashback.contract.ts";
import * as courierJobs from "./orders/courier-jobs.contract.ts";
import * as deskOrders from "./orders/desk-orders.contract.ts";
import * as deskRefunds from "./orders/desk-refunds.contract.ts";
import * as deskStores from "./orders/desk-stores.contract.ts";
import * as incidents from "./orders/incidents.contract.ts";
import * as invoices from "./orders/invoice.contract.ts";
import * as offlinePayments from "./orders/offline-payments.contract.ts";
import * as placedOrders from "./orders/orders.contract.ts";
import * as refundRequests from "./orders/refunds.contract.ts";
import * as reordering from "./orders/reorder.contract.ts";
import * as rescheduling from "./orders/reschedule.contract.ts";
import * as storeEdits from "./orders/store-edits.contract.ts";
import * as storeFigures from "./orders/store-figures.contract.ts";
import * as storeOrders from "./orders/store-orders.contract.ts";
import * as tracking from "./orders/track.contract.ts";
import * as visitAgain from "./orders/visit-again.contract.ts";
import * as parcel from "./parcel/parcel.contract.ts";
import * as parcelBatches from "./parcel/parcel-batches.contract.ts";
import * as applications from "./partners/applications.contract.ts";
import * as deskPartners from "./partners/desk-partners.contract.ts";
import * as newsletter from "./partners/newsletter.contract.ts";
import * as registration from "./partners/register.contract.ts";
import * as payments from "./payments/payments.contract.ts";
import * as personalData from "./personal-data/personal-data.contract.ts";
import * as promotions from "./promotions/promotions.contract.ts";
import * as rentalBrowsing from "./rental/rental.contract.ts";
import * as rentalWishlist from "./rental/rental-wishlist.contract.ts";
import * as publicReviews from "./reviews/reviews.contract.ts";
import * as storeReviews from "./reviews/store-reviews.contract.ts";
import * as search from "./search/search.contract.ts";
import * as audit from "./staff/audit.contract.ts";
import * as staffSessions from "./staff/staff.contract.ts";
import * as storeStaff from "./staff/store-staff.contract.ts";
import * as storeScreen from "./stores/store-screen.contract.ts";
import * as storeSettings from "./stores/store-settings.contract.ts";
import * as storePages from "./stores/stores.contract.ts";
import * as deskTrips from "./trips/desk-trips.contract.ts";
import * as providerTrips from "./trips/provider-trips.contract.ts";
import * as rentalCart from "./trips/rental-cart.contract.ts";
import * as running from "./trips/running.contract.ts";
import * as booking from "./trips/trips.contract.ts";
import * as walletClaims from "./wallet/claims.contract.ts";
import * as walletPhone from "./wallet/phone.contract.ts";
import * as walletStatements from "./wallet/statement.contract.ts";
import * as walletMoney from "./wallet/wallet.contract.ts";
import * as wishlist from "./wishlist/wishlist.contract.ts";

const account = {
  ...signingIn,
  ...signInSteps,
  ...social,
  ...recovery,
  ...profile,
  ...accountSessions,
  ...passkeys,
  ...referrals,
  ...personalData,
};
const notifications = { ...notifying, ...notificationChoices, ...pushing };
const staff = { ...staffSessions, ...audit, ...storeStaff };
const chat = { ...chatting, ...staffChat };
const wallet = { ...walletMoney, ...walletClaims, ...walletPhone, ...walletStatements };
const checkout = { ...placing, ...coupons, ...cashback };
const items = { ...itemPages, ...storeItems, ...storeImports };
const stores = { ...storePages, ...storeScreen, ...storeSettings };
const lists = { ...browsing, ...brands, ...suggested };
const orders = {
  ...placedOrders,
  ...tracking,
  ...offlinePayments,
  ...invoices,
  ...visitAgain,
  ...refundRequests,
  ...reordering,
  ...storeOrders,
  ...storeEdits,
  ...storeFigures,
  ...courierJobs,
  ...deskOrders,
  ...deskStores,
  ...incidents,
  ...deskRefunds,
  ...cancelRequests,
  ...rescheduling,
  ...staffStreams,
};
const reviews = { ...publicReviews, ...storeReviews };
const rental = { ...rentalBrowsing, ...rentalWishlist };
const partners = { ...registration, ...applications, ...deskPartners, ...newsletter };
const trips = { ...rentalCart, ...booking, ...running, ...providerTrips, ...deskTrips };
const features = {
  modules,
  location,
  config,
  guests,
  ledger,
  account,
  notifications,
  staff,
  addresses,
  items,
  stores,
  lists,
  search,
  promotions,
  wishlist,
  cart,
  payments,
  orders,
  wallet,
  loyalty,
  checkout,
  reviews,
  chat,
  parcel,
  parcelBatches,
  rental,
  trips,
  partners,
};

export type FeatureName = keyof typeof features;
type Feature = (typeof features)[keyof typeof features];
type EndpointOf<F> = F extends unknown ? Extract<F[keyof F], Endpoint> : never;
type AnyEndpoint = EndpointOf<Feature>;

/** The input and the response of every endpoint, by its path. */
export type ApiContract = {
  [E in AnyEndpoint as E["path"]]: { input: z.input<E["input"]>; reply: z.output<E["reply"]> };
};

/** Every endpoint with its name and the feature it belongs to. */
export const endpoints: { feature: FeatureName; name: string; endpoint: Endpoint }[] = (
  Object.keys(features) as FeatureName[]
).flatMap((feature) =>
  Object.entries(features[feature])
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ feature, name, endpoint })),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value;
}
