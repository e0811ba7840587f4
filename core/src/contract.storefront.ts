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
import * as carts from "./cart/carts.contract.ts";
import * as chat from "./chat/chat.contract.ts";
import * as placing from "./checkout/checkout.contract.ts";
import * as coupons from "./checkout/coupons.contract.ts";
import { readPreview } from "./config/preview.contract.ts";
import type { sharedLists } from "./contract.shared.ts";
import * as rescheduling from "./delivery/reschedule.contract.ts";
import type { ContractOf, EndpointLists } from "./endpoint-lists.ts";
import * as groups from "./groups/groups.contract.ts";
import * as guests from "./guests/guests.contract.ts";
import * as items from "./items/items.contract.ts";
import * as brands from "./lists/brands.contract.ts";
import * as browsing from "./lists/lists.contract.ts";
import * as suggested from "./lists/suggested-items.contract.ts";
import * as loyalty from "./loyalty/loyalty.contract.ts";
import * as notificationChoices from "./notifications/notification-settings.contract.ts";
import * as notifying from "./notifications/notifications.contract.ts";
import * as pushing from "./notifications/push.contract.ts";
import * as invoices from "./orders/invoice.contract.ts";
import {
  listOfflineMethods,
  submitOfflinePayment,
  updateOfflinePayment,
} from "./orders/offline-payments.contract.ts";
import * as placedOrders from "./orders/orders.contract.ts";
import * as reordering from "./orders/reorder.contract.ts";
import * as tracking from "./orders/track.contract.ts";
import * as visitAgain from "./orders/visit-again.contract.ts";
import * as parcel from "./parcel/parcel.contract.ts";
import * as parcelBatches from "./parcel/parcel-batches.contract.ts";
import * as parcelReceiver from "./parcel/receiver.contract.ts";
import * as applications from "./partners/applications.contract.ts";
import * as newsletter from "./partners/newsletter.contract.ts";
import * as registration from "./partners/register.contract.ts";
import { readPaymentStatus } from "./payments/payments.contract.ts";
import * as personalData from "./personal-data/personal-data.contract.ts";
import * as promotions from "./promotions/promotions.contract.ts";
import { requestCancel } from "./refunds/cancel-requests.contract.ts";
import * as refundRequests from "./refunds/refunds.contract.ts";
import * as rentalBrowsing from "./rental/rental.contract.ts";
import * as rentalWishlist from "./rental/rental-wishlist.contract.ts";
import * as reviews from "./reviews/reviews.contract.ts";
import * as cashback from "./rewards/cashback.contract.ts";
import * as placedRuns from "./runs/placed-runs.contract.ts";
import * as runs from "./runs/runs.contract.ts";
import * as search from "./search/search.contract.ts";
import * as stores from "./stores/stores.contract.ts";
import * as tripChanges from "./trips/change-trip.contract.ts";
import * as rentalCart from "./trips/rental-cart.contract.ts";
import * as running from "./trips/running.contract.ts";
import * as booking from "./trips/trips.contract.ts";
import * as walletPhone from "./wallet/phone.contract.ts";
import * as walletStatements from "./wallet/statement.contract.ts";
import * as walletMoney from "./wallet/wallet.contract.ts";
import { addWish } from "./wishes/wishes.contract.ts";
import * as wishlist from "./wishlist/wishlist.contract.ts";

/** Endpoints for customers, for guests, and for those who apply to become partners. */
export const storefrontLists = {
  guests,
  account: {
    ...signingIn,
    ...signInSteps,
    ...social,
    ...recovery,
    ...profile,
    ...accountSessions,
    ...passkeys,
    ...referrals,
    ...personalData,
  },
  notifications: { ...notifying, ...notificationChoices, ...pushing },
  addresses,
  items,
  stores,
  lists: { ...browsing, ...brands, ...suggested },
  search,
  promotions,
  wishlist,
  cart: { ...cart, ...carts },
  payments: { readPaymentStatus },
  orders: {
    ...placedOrders,
    ...tracking,
    listOfflineMethods,
    submitOfflinePayment,
    updateOfflinePayment,
    ...invoices,
    ...visitAgain,
    ...refundRequests,
    ...reordering,
    requestCancel,
    ...rescheduling,
  },
  wallet: { ...walletMoney, ...walletPhone, ...walletStatements },
  loyalty,
  checkout: { ...placing, ...coupons, ...cashback },
  reviews,
  chat,
  parcel,
  parcelBatches,
  parcelReceiver,
  groups,
  runs: { ...runs, ...placedRuns },
  rental: { ...rentalBrowsing, ...rentalWishlist },
  trips: { ...rentalCart, ...booking, ...tripChanges, ...running },
  wishes: { addWish },
  config: { readPreview },
  partners: { ...registration, ...applications, ...newsletter },
} satisfies EndpointLists;

export type StorefrontContract = ContractOf<typeof storefrontLists | typeof sharedLists>;
