import { accountFeature } from "./account/feature.ts";
import { addressesFeature } from "./addresses/feature.ts";
import { removeFromCarts } from "./cart/cart.data.ts";
import { cartFeature } from "./cart/feature.ts";
import { countCategories } from "./catalog/category-count.data.ts";
import { deskCounterReader } from "./chat/desk-counters.data.ts";
import { chatFeature } from "./chat/feature.ts";
import { counterReader } from "./chat/store-counters.data.ts";
import { unreadMessages } from "./chat/unread-messages.ts";
import { checkoutFeature } from "./checkout/feature.ts";
import { configFeature } from "./config/feature.ts";
import { customersFeature } from "./customers/feature.ts";
import { deliveryFeature } from "./delivery/feature.ts";
import type { EntrySources } from "./entries/entry-source.ts";
import { getReadPermission } from "./entries/entry-target.ts";
import { entriesFeature } from "./entries/feature.ts";
import { groupsFeature } from "./groups/feature.ts";
import { guestsFeature } from "./guests/feature.ts";
import { healthFeature } from "./health/feature.ts";
import { importFeature } from "./import/feature.ts";
import { brandEntries } from "./items/brand-entries.ts";
import { categoryEntries } from "./items/category-entries.ts";
import { itemsFeature } from "./items/feature.ts";
import { ledgerFeature } from "./ledger/feature.ts";
import {
  itemPreviewUrl,
  storePreviewUrl,
  vehiclePreviewUrl,
} from "./link-previews/link-preview-url.ts";
import { listsFeature } from "./lists/feature.ts";
import { locationFeature } from "./location/feature.ts";
import { loyaltyFeature } from "./loyalty/feature.ts";
import { modulesFeature } from "./modules/feature.ts";
import { notificationsFeature } from "./notifications/feature.ts";
import { countOrders } from "./order-rows/order-count.data.ts";
import { broadcastEntries } from "./orders/broadcast-entries.ts";
import { ordersFeature } from "./orders/feature.ts";
import { reasonEntries } from "./orders/reason-entries.ts";
import { parcelPlaces } from "./parcel/change-places.ts";
import { parcelFeature } from "./parcel/feature.ts";
import { parcelCheckout } from "./parcel/parcel-checkout.ts";
import { partnersFeature } from "./partners/feature.ts";
import { countWaitingApplications } from "./partners/waiting-applications.data.ts";
import { paymentsFeature } from "./payments/feature.ts";
import { payoutsFeature } from "./payouts/feature.ts";
import { personalDataFeature } from "./personal-data/feature.ts";
import { previewsFeature } from "./previews/feature.ts";
import { advertisementEntries } from "./promotions/advertisement-entries.ts";
import { bannerEntries } from "./promotions/banner-entries.ts";
import { campaignEntries } from "./promotions/campaign-entries.ts";
import { promotionsFeature } from "./promotions/feature.ts";
import { flashSaleEntries } from "./promotions/flash-sale-entries.ts";
import { refundsFeature } from "./refunds/feature.ts";
import { rentalFeature } from "./rental/feature.ts";
import { providerReviews } from "./rental/provider-reviews.data.ts";
import type { Feature } from "./requests/feature.types.ts";
import { countComments } from "./reviews/comment-count.data.ts";
import { reviewsFeature } from "./reviews/feature.ts";
import { cashbackEntries } from "./rewards/cashback-entries.ts";
import { couponEntries } from "./rewards/coupon-entries.ts";
import { rewardsFeature } from "./rewards/feature.ts";
import { readReferralBonus } from "./rewards/referral-bonus.ts";
import { runsFeature } from "./runs/feature.ts";
import { searchFeature } from "./search/feature.ts";
import type { ComposedApi } from "./services.ts";
import { settingsFeature } from "./settings/feature.ts";
import { listEntries } from "./settings/list-entries.ts";
import { moduleEntries } from "./settings/module-entries.ts";
import { shopSettings } from "./settings/shop-settings.ts";
import { zoneEntries } from "./settings/zone-entries.ts";
import { staffFeature } from "./staff/feature.ts";
import { storeDeskFeature } from "./store-desk/feature.ts";
import { storesFeature } from "./stores/feature.ts";
import { readStoreName } from "./stores/store-name.data.ts";
import { listStoreResponses } from "./stores/stores.data.ts";
import { tripsFeature } from "./trips/feature.ts";
import { providerCounters } from "./trips/provider-counters.data.ts";
import { providerFigures } from "./trips/provider-figures.data.ts";
import { refundedTrips } from "./trips/refunded-trips.ts";
import { bonusEntries } from "./wallet/bonus-entries.ts";
import { accountBalances } from "./wallet/close-balances.ts";
import { walletFeature } from "./wallet/feature.ts";
import { wishesFeature } from "./wishes/feature.ts";
import { wishlistFeature } from "./wishlist/feature.ts";
import { removeFromWishlists } from "./wishlist/wishlist.data.ts";

/** All that the desk edits as entries. */
export const entrySources: EntrySources = {
  lists: [
    bannerEntries,
    couponEntries,
    campaignEntries,
    flashSaleEntries,
    cashbackEntries,
    bonusEntries,
    advertisementEntries,
    broadcastEntries,
    categoryEntries,
    brandEntries,
    reasonEntries,
    zoneEntries,
    moduleEntries,
    ...listEntries,
  ],
  settings: shopSettings,
};

/** All features in import order. A feature that needs something of a later one gets it here. */
export const features: readonly Feature<ComposedApi>[] = [
  modulesFeature,
  locationFeature,
  configFeature,
  guestsFeature,
  ledgerFeature,
  accountFeature<ComposedApi>({
    onSignIn: (api) => features.flatMap(({ onSignIn = [] }) => onSignIn.map((on) => on(api))),
    onAccountDeletion: () => features.flatMap(({ onAccountDeletion = [] }) => onAccountDeletion),
    balances: accountBalances,
    countCategories,
    countOrders,
    readReferralBonus,
  }),
  notificationsFeature(unreadMessages),
  staffFeature(readStoreName),
  addressesFeature,
  itemsFeature({
    showStores: listStoreResponses,
    previewUrl: itemPreviewUrl,
    onDeletion: [removeFromCarts, removeFromWishlists],
  }),
  storesFeature({ previewUrl: storePreviewUrl }),
  listsFeature,
  searchFeature,
  promotionsFeature({ countComments }),
  wishlistFeature,
  wishesFeature,
  cartFeature,
  paymentsFeature,
  rewardsFeature,
  ordersFeature,
  deliveryFeature(parcelPlaces),
  refundsFeature(refundedTrips),
  storeDeskFeature(providerFigures),
  payoutsFeature,
  customersFeature,
  walletFeature,
  loyaltyFeature,
  checkoutFeature(parcelCheckout),
  reviewsFeature(providerReviews),
  chatFeature({
    read: counterReader(providerCounters),
    readDesk: deskCounterReader({ partners: countWaitingApplications }),
    permissionOfEntry: (path) => getReadPermission(entrySources, path),
  }),
  parcelFeature,
  runsFeature,
  groupsFeature,
  rentalFeature({ vehicle: vehiclePreviewUrl, provider: storePreviewUrl }),
  tripsFeature,
  partnersFeature,
  personalDataFeature,
  healthFeature,
  importFeature,
  entriesFeature(entrySources),
  settingsFeature,
  previewsFeature(entrySources),
];
