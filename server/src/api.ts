import { AppError } from "@errand/core/errors";
import { maxUnassignments } from "@errand/core/orders/job-states";
import { Hono } from "hono";
import type pg from "pg";
import type { AccountApi } from "./account/account-api.ts";
import { customerRoutes } from "./account/customer.routes.ts";
import { firebaseRoutes } from "./account/firebase.routes.ts";
import { interestRoutes } from "./account/interest.routes.ts";
import { createCodes } from "./account/one-time-codes.ts";
import { passkeySignInRoutes } from "./account/passkey-sign-in.routes.ts";
import { passkeyRoutes } from "./account/passkeys.routes.ts";
import { profileRoutes } from "./account/profile.routes.ts";
import { recoveryRoutes } from "./account/recovery.routes.ts";
import { referralRoutes } from "./account/referrals.routes.ts";
import { findSession } from "./account/sessions.data.ts";
import { sessionRoutes } from "./account/sessions.routes.ts";
import { signInRoutes } from "./account/sign-in.routes.ts";
import { createSignInFlow } from "./account/sign-in-flow.ts";
import { signInStepRoutes } from "./account/sign-in-steps.routes.ts";
import { socialRoutes } from "./account/social.routes.ts";
import { deleteAddressesOf } from "./addresses/addresses.data.ts";
import { addressRoutes } from "./addresses/addresses.routes.ts";
import { type CacheCounts, countCache } from "./caching/cache-counts.ts";
import { cachedValue } from "./caching/cached-value.ts";
import { createResponseCache } from "./caching/response-cache.ts";
import { deleteCartsOf, removeFromCarts } from "./cart/cart.data.ts";
import { cartRoutes } from "./cart/cart.routes.ts";
import { mergeGuestCarts } from "./cart/merge-guest-carts.ts";
import { deleteReplacedCartsOf } from "./cart/replaced-carts.data.ts";
import { createCatalogCache } from "./catalog/catalog-cache.ts";
import { countCategories } from "./catalog/category-count.data.ts";
import { createEntityCache } from "./catalog/entity-cache.ts";
import { chatRoutes } from "./chat/chat.routes.ts";
import type { ChatApi } from "./chat/chat-api.ts";
import { deleteConversationsOf } from "./chat/messages.data.ts";
import { notifyMessageHandler } from "./chat/notify-message.ts";
import { staffChatRoutes } from "./chat/staff-chat.routes.ts";
import { staffStreamRoutes } from "./chat/staff-streams.routes.ts";
import { unreadMessages } from "./chat/unread-messages.ts";
import { checkoutRoutes } from "./checkout/checkout.routes.ts";
import type { CheckoutApi } from "./checkout/checkout-api.ts";
import { couponRoutes } from "./checkout/coupons.routes.ts";
import type { ConfigSources } from "./config/config.data.ts";
import { configRoutes } from "./config/config.routes.ts";
import { isInMaintenance } from "./config/maintenance.ts";
import { readShop } from "./config/shop.data.ts";
import type { ChangeFeed } from "./database/change-feed.ts";
import { auxiliaryPool, type Database } from "./database/database.ts";
import { guestRoutes } from "./guests/guest.routes.ts";
import { partitionJobs } from "./history/history-jobs.ts";
import { routingPath } from "./http/routing-path.ts";
import { storeImportHandler } from "./import/import-store-items.ts";
import { storeImportRoutes } from "./import/store-import.routes.ts";
import type { PhoneProofs } from "./integrations/identity/phone-proofs.ts";
import { noProviders, type Providers } from "./integrations/identity/providers.ts";
import type { Geocoder } from "./integrations/map-services/geocoder.ts";
import type { Router } from "./integrations/map-services/router.ts";
import { createOutbox, type Senders } from "./integrations/outbox/outbox.ts";
import { createPushSender, type PushSender } from "./integrations/push/push-sender.ts";
import { isOwnItem } from "./items/item-ownership.ts";
import { itemRoutes } from "./items/items.routes.ts";
import { storeItemRoutes } from "./items/store-items.routes.ts";
import type { JobHandler } from "./jobs/job.ts";
import { storeStatementRoutes } from "./ledger/store-statements.routes.ts";
import {
  itemPreviewUrl,
  shopPreviewUrl,
  storePreviewUrl,
  vehiclePreviewUrl,
} from "./link-previews/link-preview-url.ts";
import { brandRoutes } from "./lists/brand.routes.ts";
import { browseRoutes } from "./lists/browse.routes.ts";
import { categoryRoutes } from "./lists/category.routes.ts";
import { itemListRoutes } from "./lists/item-lists.routes.ts";
import { storeListRoutes } from "./lists/store-lists.routes.ts";
import { suggestedRoutes } from "./lists/suggested-items.routes.ts";
import { readDirectory } from "./location/directory.data.ts";
import { locationRoutes } from "./location/location.routes.ts";
import type { LocationApi } from "./location/location-api.ts";
import { offlineMaps } from "./location/offline-maps/offline-maps.ts";
import { routingMaps } from "./location/routing-maps.ts";
import { searchingMaps } from "./location/searching-maps.ts";
import { readOpenZones, readServedZones } from "./location/zones.data.ts";
import { loyaltyRoutes } from "./loyalty/loyalty.routes.ts";
import { createModuleReader } from "./modules/modules.data.ts";
import { moduleRoutes } from "./modules/modules.routes.ts";
import { deleteNotificationSettingsOf } from "./notifications/notification-settings.data.ts";
import { notificationSettingsRoutes } from "./notifications/notification-settings.routes.ts";
import { deleteNotificationsOf } from "./notifications/notifications.data.ts";
import { notificationRoutes } from "./notifications/notifications.routes.ts";
import { pushRoutes } from "./notifications/push/push.routes.ts";
import { type PushApi, pushHandler } from "./notifications/push/push-notification.ts";
import { tellReferrer } from "./notifications/tell-referrer.ts";
import { openApiRoutes } from "./openapi/openapi.routes.ts";
import { housekeeping } from "./operations/housekeeping.ts";
import { acceptanceHandlers } from "./orders/acceptance.ts";
import { onAccountDeletion } from "./orders/account-deletion.data.ts";
import { agreeRoutes } from "./orders/agree.routes.ts";
import { cancelRequestRoutes } from "./orders/cancel-requests.routes.ts";
import { escalateCancelHandler } from "./orders/cancel-requests.ts";
import { deleteCashbackCountsOf } from "./orders/cashback.data.ts";
import { cashbackRoutes } from "./orders/cashback.routes.ts";
import { deleteCouponCountsOf } from "./orders/coupon-uses.ts";
import { courierJobRoutes } from "./orders/courier-jobs.routes.ts";
import { courierMoneyRoutes } from "./orders/courier-money.routes.ts";
import { createPositionFeed, createPositionRecorder } from "./orders/courier-positions.ts";
import { courierRouteRoutes } from "./orders/courier-route.routes.ts";
import { deskOrderRoutes } from "./orders/desk-orders.routes.ts";
import { deskPaymentRoutes } from "./orders/desk-payments.routes.ts";
import { deskRefundRoutes } from "./orders/desk-refunds.routes.ts";
import { deskStoreRoutes } from "./orders/desk-stores.routes.ts";
import { type DispatchTiming, statedTiming } from "./orders/dispatch/dispatch-timing.ts";
import { dispatchHandlers } from "./orders/dispatch/plan-deliveries.ts";
import { createRoadDistances } from "./orders/dispatch/road-distances.ts";
import { type EstimateArrival, estimateArrival } from "./orders/estimate-arrival.ts";
import { expireOrderHandler } from "./orders/expire-order.ts";
import { expireTransfersHandler } from "./orders/expire-transfers.ts";
import { invoiceRoutes } from "./orders/invoice.routes.ts";
import { jobReportRoutes } from "./orders/job-reports.routes.ts";
import { createJobRoutes } from "./orders/job-routes.ts";
import { offlinePaymentRoutes } from "./orders/offline-payments.routes.ts";
import { countOrders } from "./orders/order-count.data.ts";
import { orderMessageHandler } from "./orders/order-messages/send-order-message.ts";
import { receiverMessageHandler } from "./orders/order-messages/send-receiver-message.ts";
import { createOrderNewsFeed } from "./orders/order-news.ts";
import { isOwnOrder } from "./orders/order-ownership.ts";
import { orderPaymentSubject } from "./orders/order-payments.ts";
import { orderRoutes } from "./orders/orders.routes.ts";
import { payRoutes } from "./orders/pay.routes.ts";
import { paymentMethodRoutes } from "./orders/payment-method.routes.ts";
import { readReferralBonus } from "./orders/referral-bonus.ts";
import { refundRoutes } from "./orders/refunds.routes.ts";
import { reorderRoutes } from "./orders/reorder.routes.ts";
import { rescheduleRoutes } from "./orders/reschedule.routes.ts";
import { storeEditRoutes } from "./orders/store-edits.routes.ts";
import { storeFigureRoutes } from "./orders/store-figures.routes.ts";
import { storeOrderRoutes } from "./orders/store-orders.routes.ts";
import { trackRoutes } from "./orders/track.routes.ts";
import { visitAgainRoutes } from "./orders/visit-again.routes.ts";
import { parcelPlaces } from "./parcel/change-places.ts";
import { parcelRoutes } from "./parcel/parcel.routes.ts";
import { parcelBatchRoutes } from "./parcel/parcel-batch.routes.ts";
import { parcelCheckout } from "./parcel/parcel-checkout.ts";
import { shippingRoutes } from "./parcel/shipping.routes.ts";
import { applicantRoutes } from "./partners/applicant.routes.ts";
import { deskPartnerRoutes } from "./partners/desk-partners.routes.ts";
import { newsletterRoutes } from "./partners/newsletter.routes.ts";
import { isOwnApplication } from "./partners/partners.data.ts";
import { registerRoutes } from "./partners/register.routes.ts";
import { demoGateways } from "./payments/connect-gateways.ts";
import type { Gateways } from "./payments/gateway.ts";
import { paymentJobs } from "./payments/payment-jobs.ts";
import { paymentRoutes } from "./payments/payments.routes.ts";
import type { PaymentApi } from "./payments/payments-api.ts";
import { sandboxCallbacks } from "./payments/sandbox/sandbox-callback.ts";
import { createSigner } from "./payments/sandbox/sandbox-signature.ts";
import { personalDataRoutes } from "./personal-data/personal-data.routes.ts";
import { createPictureEncoder } from "./pictures/picture-encoder.ts";
import { createPrivateFiles } from "./private-files/private-files.ts";
import type { Log } from "./process/log.ts";
import { bannerRoutes } from "./promotions/banner.routes.ts";
import { campaignRoutes } from "./promotions/campaign.routes.ts";
import { promotionRoutes } from "./promotions/promotions.routes.ts";
import { createFleet } from "./rental/fleet.ts";
import { forgetVehicleReviewer } from "./rental/forget-vehicle-reviewer.data.ts";
import { rentalRoutes } from "./rental/rental.routes.ts";
import type { RentalApi } from "./rental/rental-api.ts";
import { deleteRentalWishlistOf } from "./rental/rental-wishlist.data.ts";
import { tagsOfVehicle } from "./rental/vehicle.data.ts";
import { readVehiclePrices } from "./rental/vehicle-prices.data.ts";
import type { ApiSettings } from "./requests/api.ts";
import { createBodyBudget } from "./requests/body-budget.ts";
import { allowOrigins } from "./requests/cors.ts";
import { readLanguage } from "./requests/headers.ts";
import type { PictureEncoder } from "./requests/picture-encoder.types.ts";
import { limitByDatabase, limitByMemory } from "./requests/rate-limits.ts";
import { resumeCalls } from "./requests/resume-calls.ts";
import { sendError } from "./requests/send-error.ts";
import { createStreams } from "./requests/streams.ts";
import { countComments } from "./reviews/comment-count.data.ts";
import { courierReviewRoutes } from "./reviews/courier-reviews.routes.ts";
import { forgetReviewer } from "./reviews/forget-reviewer.data.ts";
import { reviewed } from "./reviews/reviewed.data.ts";
import { reviewRoutes } from "./reviews/reviews.routes.ts";
import { isOwnReview } from "./reviews/store-reviews.data.ts";
import { storeReviewRoutes } from "./reviews/store-reviews.routes.ts";
import { submitReviewRoutes } from "./reviews/submit-review.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { recordAudit } from "./staff/audit.data.ts";
import { invitationRoutes } from "./staff/invitation.routes.ts";
import { staffSignInRoutes } from "./staff/sign-in.routes.ts";
import { findStaff } from "./staff/staff.data.ts";
import { staffRoutes } from "./staff/staff.routes.ts";
import { isOwnInvitation, isOwnStaffMember } from "./staff/staff-ownership.ts";
import { storeStaffRoutes } from "./staff/store-staff.routes.ts";
import { reachabilityHandler } from "./stores/reachability.job.ts";
import { countStores } from "./stores/store-count.data.ts";
import { readStoreName } from "./stores/store-name.data.ts";
import { storeScreenRoutes } from "./stores/store-screen.routes.ts";
import { storeSettingsRoutes } from "./stores/store-settings.routes.ts";
import { listStoreResponses } from "./stores/stores.data.ts";
import { storeRoutes } from "./stores/stores.routes.ts";
import { onTripAccountDeletion } from "./trips/account-deletion.data.ts";
import { bookingRoutes } from "./trips/booking.routes.ts";
import { deleteRentalCartsOf } from "./trips/cart.data.ts";
import { rentalCartRoutes } from "./trips/cart.routes.ts";
import { deskTripRoutes } from "./trips/desk-trips.routes.ts";
import { fleetRoutes } from "./trips/fleet.routes.ts";
import { fleetCalendarRoutes } from "./trips/fleet-calendar.routes.ts";
import { mergeRentalCarts } from "./trips/merge-rental-carts.ts";
import { payTripRoutes } from "./trips/pay-trip.routes.ts";
import { providerSettingsRoutes } from "./trips/provider-settings.routes.ts";
import { providerStreamRoutes } from "./trips/provider-stream.routes.ts";
import { providerTripRoutes } from "./trips/provider-trips.routes.ts";
import { reviewVehicleRoutes } from "./trips/review-vehicle.routes.ts";
import { runningRoutes } from "./trips/running.routes.ts";
import { hasRunningTrip } from "./trips/running-trip.data.ts";
import { tripMessageHandler } from "./trips/send-trip-message.ts";
import { tripDeadlineHandler } from "./trips/trip-deadline.ts";
import { isOwnTrip, isOwnVehicle } from "./trips/trip-ownership.ts";
import {
  tripPaymentDeadlineHandler,
  tripPaymentReminderHandler,
} from "./trips/trip-payment-deadline.ts";
import { tripPaymentSubject } from "./trips/trip-payments.ts";
import { tripRoutes } from "./trips/trips.routes.ts";
import { addFundRoutes } from "./wallet/add-fund.routes.ts";
import { claimRoutes } from "./wallet/claims.routes.ts";
import { accountBalances } from "./wallet/close-balances.ts";
import { fundPaymentSubject } from "./wallet/fund-payments.ts";
import { statementRoutes } from "./wallet/statement.routes.ts";
import { verifyPhoneRoutes } from "./wallet/verify-phone.routes.ts";
import { walletRoutes } from "./wallet/wallet.routes.ts";
import { deleteWishlistOf, removeFromWishlists } from "./wishlist/wishlist.data.ts";
import { wishlistRoutes } from "./wishlist/wishlist.routes.ts";

/** The API with the services of all its features. */
export type ComposedApi = AccountApi &
  CheckoutApi &
  ChatApi &
  RentalApi &
  PaymentApi &
  PushApi &
  LocationApi &
  ConfigSources & {
    /** What the workers do. */
    jobHandlers: JobHandler[];
    /** How often its caches had what was asked for. */
    cacheCounts: CacheCounts;
  };

export interface ApiParts {
  db: Database;
  pool: pg.Pool;
  changes: ChangeFeed;
  settings: ApiSettings;
  log: Log;
  clock?: () => Date;
  /** Default: none, so that the offline maps search. */
  geocoder?: Geocoder | null;
  /** Default: none, so that the offline maps find ways. */
  router?: Router | null;
  /** Default: the outbox. */
  senders?: Senders;
  /** Default: none. */
  providers?: Providers;
  phoneProofs?: PhoneProofs | null;
  /** Default: the simulator in a demo, else none. */
  gateways?: Gateways;
  /** Default: with the limits of the process. */
  encoder?: PictureEncoder;
  /** Default: to the push services of the known browsers. */
  push?: PushSender;
  /** Default: from the times that stores and couriers state. */
  estimateArrival?: EstimateArrival;
  /** Default: the same, and a bicycle. */
  dispatchTiming?: DispatchTiming;
}

/** An address may make as many requests as this many callers, because several people can share it. */
const callersAtOneAddress = 10;

/** Calls to maps, searches and codes of coupons are a fifth of all calls: 120 of 600 a minute (contract 1.7). */
const shareOfCostlyCalls = 1 / 5;

const megabyte = 1024 * 1024;

/**
 * The whole API over one database, mounted at `/api/v1`. The HTTP server, tests
 * and server-side rendering call it in the same way: `app.fetch(request, { address })`.
 */
export function createApi(parts: ApiParts): ComposedApi {
  const auxiliary = auxiliaryPool(parts.pool);
  const clock = parts.clock ?? (() => new Date());
  const {
    geocoder = null,
    router = null,
    senders = { mail: null, sms: null },
    gateways,
    ...services
  } = parts;
  const outbox = createOutbox({ senders, demo: parts.settings.demo, clock, log: parts.log });
  const files = createPrivateFiles(parts.settings);
  const { requestsPerMinute } = parts.settings;
  const costlyCalls = Math.max(1, Math.floor(requestsPerMinute * shareOfCostlyCalls));
  const codeChecks = limitByDatabase(auxiliary.pool, "code-address", 30, 3600);
  const shop = cachedValue(parts.changes, "catalogue", () => readShop(auxiliary.db), ["shop"]);
  const openZones = cachedValue(parts.changes, "catalogue", () => readOpenZones(auxiliary.db), [
    "zones",
  ]);
  const streets = offlineMaps(auxiliary.db, parts.changes);
  const offline = router
    ? routingMaps({ router, offline: streets, db: auxiliary.db, clock })
    : streets;
  const counts: CacheCounts = new Map();
  const api: ComposedApi = {
    ...services,
    app: new Hono({ getPath: routingPath }).basePath("/api/v1"),
    clock,
    findSession: (authorization) => findSession(parts.db, authorization),
    findStaff: (audience, authorization) => findStaff(parts.db, audience, authorization),
    isOwn: (db, staff, kind, id) => {
      switch (kind) {
        case "item":
          return isOwnItem(db, staff, id);
        case "trip":
          return isOwnTrip(db, staff, id);
        case "vehicle":
          return isOwnVehicle(db, staff, id);
        case "application":
          return isOwnApplication(db, staff, id);
        case "review":
          return isOwnReview(db, staff, id);
        case "staff_member":
          return isOwnStaffMember(db, staff, id);
        case "staff_invitation":
          return isOwnInvitation(db, staff, id);
        default:
          return isOwnOrder(db, staff, kind, id);
      }
    },
    recordAudit,
    readModules: createModuleReader({ readServedZones, countStores }),
    readVehiclePrices,
    readPreviewUrl: async (db, language) =>
      shopPreviewUrl(db, { settings: parts.settings, shop: await shop(), language }),
    isInMaintenance: () => isInMaintenance(shop),
    directory: cachedValue(parts.changes, "catalogue", () => readDirectory(auxiliary.db), [
      "zones",
      "modules",
    ]),
    responseCache: createResponseCache(parts.changes, { counts }),
    cacheCounts: counts,
    shop,
    catalogue: createCatalogCache(auxiliary.db, parts.changes, counts),
    fleet: createFleet(auxiliary.db, parts.changes, clock),
    vehiclesById: createEntityCache(parts.changes, tagsOfVehicle, countCache(counts, "vehicles")),
    limits: {
      requests: limitByMemory(requestsPerMinute, 60),
      addresses: limitByMemory(requestsPerMinute * callersAtOneAddress, 60),
      maps: limitByMemory(costlyCalls, 60),
      search: limitByMemory(costlyCalls, 60),
      coupons: limitByMemory(costlyCalls, 60),
      guests: limitByMemory(30, 3600),
      registrations: limitByDatabase(auxiliary.pool, "registration", 10, 3600),
      refusedContacts: limitByDatabase(auxiliary.pool, "refused-contact", 30, 3600),
      newsletter: limitByDatabase(auxiliary.pool, "newsletter", 10, 3600),
      signInByAccount: limitByDatabase(auxiliary.pool, "sign-in-account", 10, 900),
      signInByAddress: limitByDatabase(auxiliary.pool, "sign-in-address", 50, 900),
      codeChecks,
      phoneSessions: limitByDatabase(auxiliary.pool, "phone-session", 1, 3600),
      wrongSecondSteps: limitByDatabase(auxiliary.pool, "second-step-wrong", 2, 3600),
      secondStepWarnings: limitByDatabase(auxiliary.pool, "second-step-warning", 1, 86_400),
      uploads: limitByDatabase(auxiliary.pool, "upload", 60, 3600),
      proofsByAddress: limitByDatabase(auxiliary.pool, "proof-address", 20, 60),
      unassignments: limitByDatabase(auxiliary.pool, "unassign", maxUnassignments, 86_400),
      reschedules: limitByDatabase(auxiliary.pool, "reschedule", 10, 86_400),
      invitations: limitByDatabase(auxiliary.pool, "invitation", 20, 3600),
      payments: limitByDatabase(auxiliary.pool, "payment", 10, 3600),
      proofsByOrder: limitByDatabase(auxiliary.pool, "proof-order", 10, 3600),
      returnCodes: limitByDatabase(auxiliary.pool, "return-code", 5, 3600),
    },
    encoder: parts.encoder ?? createPictureEncoder(),
    bodies: createBodyBudget({ total: 96 * megabyte, perAddress: 26 * megabyte }),
    streams: createStreams(parts.log),
    maps: geocoder ? searchingMaps({ geocoder, offline, openZones }) : offline,
    jobRoutes: createJobRoutes(offline),
    outbox,
    jobHandlers: [outbox.handler, ...housekeeping(files.storage), ...partitionJobs()],
    files,
    hasRunningTrip,
    positions: createPositionFeed(auxiliary.db, parts.changes, parts.log),
    positionRecorder: createPositionRecorder(parts.db, parts.log),
    orderNews: createOrderNewsFeed(auxiliary.db, parts.changes, parts.log),
    providers: parts.providers ?? noProviders,
    phoneProofs: parts.phoneProofs ?? null,
    onReferral: tellReferrer,
    reviewed,
    estimateArrival: parts.estimateArrival ?? estimateArrival,
    dispatchTiming: parts.dispatchTiming ?? statedTiming,
    roadDistances: router && createRoadDistances(router),
    codes: createCodes({
      db: auxiliary.db,
      messages: outbox,
      checks: codeChecks,
      shopName: async () => (await shop()).businessName,
      secret: parts.settings.secret,
      demo: parts.settings.demo,
    }),
    served: new Set(),
    resumers: new Map(),
    push:
      parts.push ??
      createPushSender({
        secret: parts.settings.secret,
        contact: async () => (await shop()).email,
      }),
    gateways: gateways ?? demoGateways(parts, clock),
    paymentSubjects: {
      order: orderPaymentSubject,
      trip: tripPaymentSubject,
      add_fund: fundPaymentSubject,
    },
  };

  api.jobHandlers.push(
    resumeCalls(api),
    ...paymentJobs(api),
    expireOrderHandler(api),
    expireTransfersHandler(api),
    orderMessageHandler(api),
    receiverMessageHandler(api),
    pushHandler(api),
    ...acceptanceHandlers(api),
    escalateCancelHandler(api),
    ...dispatchHandlers(api),
    notifyMessageHandler(api),
    reachabilityHandler(api),
    tripDeadlineHandler(api),
    tripPaymentDeadlineHandler(api),
    tripPaymentReminderHandler(api),
    tripMessageHandler(api),
    storeImportHandler(api),
  );
  if (parts.settings.demo) api.jobHandlers.push(demoCallbacks(api));

  api.app.use(allowOrigins(parts.settings.allowedOrigins));
  api.app.use(async (c, next) => {
    // Set before the response exists, because Hono rebuilds a response for a later header.
    c.header("Content-Language", readLanguage(c.req.raw.headers));
    c.header("X-Content-Type-Options", "nosniff");
    await next();
  });

  moduleRoutes(api);
  locationRoutes(api);
  configRoutes(api);
  guestRoutes(api);
  const flow = createSignInFlow(api, [mergeGuestCarts(api), mergeRentalCarts(api)]);
  const signInSocially = socialRoutes(api, flow);
  signInRoutes(api, flow, signInSocially);
  signInStepRoutes(api, flow);
  firebaseRoutes(api, flow);
  passkeySignInRoutes(api, flow);
  recoveryRoutes(api);
  sessionRoutes(api);
  passkeyRoutes(api);
  profileRoutes(
    api,
    [
      onAccountDeletion,
      onTripAccountDeletion,
      { anonymize: deleteNotificationsOf },
      { anonymize: deleteNotificationSettingsOf },
      { anonymize: deleteAddressesOf },
      { anonymize: deleteCartsOf },
      { anonymize: deleteReplacedCartsOf },
      { anonymize: deleteRentalCartsOf },
      { anonymize: deleteWishlistOf },
      { anonymize: deleteRentalWishlistOf },
      { anonymize: deleteConversationsOf },
      { anonymize: forgetReviewer(parts.settings.picturesFolder) },
      { anonymize: forgetVehicleReviewer(parts.settings.picturesFolder) },
      { anonymize: deleteCouponCountsOf },
      { anonymize: deleteCashbackCountsOf },
    ],
    accountBalances(api),
  );
  notificationRoutes(api, unreadMessages);
  notificationSettingsRoutes(api);
  pushRoutes(api);
  interestRoutes(api, { countCategories });
  customerRoutes(api, { countOrders, readReferralBonus });
  referralRoutes(api);
  staffSignInRoutes(api);
  staffRoutes(api);
  storeStaffRoutes(api, readStoreName);
  invitationRoutes(api, readStoreName);
  storeStatementRoutes(api);
  addressRoutes(api);
  categoryRoutes(api);
  browseRoutes(api);
  itemRoutes(api, { showStores: listStoreResponses, previewUrl: itemPreviewUrl });
  storeRoutes(api, { previewUrl: storePreviewUrl });
  storeScreenRoutes(api);
  storeSettingsRoutes(api);
  storeItemRoutes(api, [removeFromCarts, removeFromWishlists]);
  storeImportRoutes(api);
  itemListRoutes(api);
  storeListRoutes(api);
  suggestedRoutes(api);
  searchRoutes(api);
  brandRoutes(api);
  bannerRoutes(api);
  campaignRoutes(api);
  promotionRoutes(api, { countComments });
  wishlistRoutes(api);
  cartRoutes(api);
  paymentRoutes(api);
  orderRoutes(api);
  trackRoutes(api);
  cancelRequestRoutes(api);
  rescheduleRoutes(api, parcelPlaces);
  invoiceRoutes(api);
  payRoutes(api);
  paymentMethodRoutes(api);
  refundRoutes(api);
  offlinePaymentRoutes(api);
  agreeRoutes(api);
  storeOrderRoutes(api);
  storeEditRoutes(api);
  storeFigureRoutes(api);
  courierJobRoutes(api);
  jobReportRoutes(api);
  courierRouteRoutes(api);
  courierMoneyRoutes(api);
  deskOrderRoutes(api);
  deskPaymentRoutes(api);
  deskStoreRoutes(api);
  deskRefundRoutes(api);
  walletRoutes(api);
  statementRoutes(api);
  addFundRoutes(api);
  claimRoutes(api);
  verifyPhoneRoutes(api);
  loyaltyRoutes(api);
  checkoutRoutes(api, parcelCheckout);
  couponRoutes(api);
  cashbackRoutes(api);
  visitAgainRoutes(api);
  reorderRoutes(api);
  reviewRoutes(api);
  submitReviewRoutes(api);
  courierReviewRoutes(api);
  storeReviewRoutes(api);
  chatRoutes(api);
  staffChatRoutes(api);
  staffStreamRoutes(api);
  parcelRoutes(api);
  parcelBatchRoutes(api);
  shippingRoutes(api);
  rentalRoutes(api, { vehicle: vehiclePreviewUrl, provider: storePreviewUrl });
  rentalCartRoutes(api);
  bookingRoutes(api);
  tripRoutes(api);
  runningRoutes(api);
  payTripRoutes(api);
  reviewVehicleRoutes(api);
  providerTripRoutes(api);
  providerStreamRoutes(api);
  fleetRoutes(api);
  fleetCalendarRoutes(api);
  providerSettingsRoutes(api);
  deskTripRoutes(api);
  registerRoutes(api);
  applicantRoutes(api);
  deskPartnerRoutes(api);
  newsletterRoutes(api);
  personalDataRoutes(api);

  openApiRoutes(api);
  api.app.all("*", (c) => sendError(api, c, new AppError("route")));
  api.app.onError((error, c) => sendError(api, c, error));
  return api;
}

/** The simulator reports to this API in process, as its public URL may not be reachable from here. */
function demoCallbacks({ app, db, clock, settings }: ComposedApi): JobHandler {
  const deliver = (request: Request) => app.fetch(request, { address: "127.0.0.1" });
  return sandboxCallbacks({ db, clock, signer: createSigner(settings.secret), deliver });
}
