import * as catalogueEntries from "./catalog/catalogue-entries.contract.ts";
import { namedDeskChatPhrases } from "./chat/chat-phrase-entries.contract.ts";
import {
  listDeskConversations,
  listDeskMessages,
  listDeskPhrases,
  markSeenByDesk,
  reportDeskTyping,
  sendDeskMessage,
} from "./chat/staff-chat.contract.ts";
import { streamDesk } from "./chat/staff-streams.contract.ts";
import * as phoneOrders from "./checkout/phone-orders.contract.ts";
import type { sharedLists } from "./contract.shared.ts";
import * as deskCustomers from "./customers/desk-customers.contract.ts";
import { decideCourierPaper, listDeskPapers } from "./delivery/courier-papers.contract.ts";
import {
  addDeskShift,
  changeDeskShift,
  listDeskShifts,
  removeDeskShift,
} from "./delivery/courier-shifts.contract.ts";
import * as incidents from "./delivery/incidents.contract.ts";
import type { ContractOf, EndpointLists } from "./endpoint-lists.ts";
import { previewEntries } from "./entries/preview.contract.ts";
import * as health from "./health/health.contract.ts";
import { listDeskChoices } from "./items/desk-choices.contract.ts";
import { uploadDeskPicture } from "./items/store-pictures.contract.ts";
import { findDeskZoneEffects, namedDeskZones } from "./location/zone-entries.contract.ts";
import { namedDeskModules } from "./modules/module-entries.contract.ts";
import { namedDeskNotifications } from "./orders/broadcast-entries.contract.ts";
import {
  denyOfflinePayment,
  listDeskPayments,
  verifyOfflinePayment,
} from "./orders/offline-payments.contract.ts";
import { namedDeskReasons } from "./orders/reason-entries.contract.ts";
import * as deskPartners from "./partners/desk-partners.contract.ts";
import * as deskLedger from "./payouts/desk-ledger.contract.ts";
import * as deskPayouts from "./payouts/desk-payouts.contract.ts";
import * as gatewayReport from "./payouts/gateway-report.contract.ts";
import * as storeCommission from "./payouts/store-commission.contract.ts";
import { namedDeskCoupons } from "./promotions/coupon-entries.contract.ts";
import * as promotionEntries from "./promotions/promotion-entries.contract.ts";
import { answerDeskCancelRequest } from "./refunds/cancel-requests.contract.ts";
import * as deskRefunds from "./refunds/desk-refunds.contract.ts";
import * as deskReviews from "./reviews/desk-reviews.contract.ts";
import { namedDeskCashbacks } from "./rewards/cashback-entries.contract.ts";
import * as audit from "./staff/audit.contract.ts";
import * as deskStaff from "./staff/desk-staff.contract.ts";
import * as roles from "./staff/roles.contract.ts";
import * as savedViews from "./staff/saved-views.contract.ts";
import {
  beginDeskSecondStep,
  finishDeskSecondStep,
  readDeskMember,
  signInToDesk,
  signOutOfDesk,
} from "./staff/staff.contract.ts";
import {
  changeDeskMember,
  changeDeskPassword,
  endDeskSession,
  endOtherDeskSessions,
  forgotDeskPassword,
  listDeskSessions,
  resetDeskPassword,
} from "./staff/staff-account.contract.ts";
import { readDeskPush, subscribeDesk, unsubscribeDesk } from "./staff/staff-push.contract.ts";
import { deskBulk } from "./store-desk/bulk.contract.ts";
import * as deskCouriers from "./store-desk/desk-couriers.contract.ts";
import { readDeskFigures } from "./store-desk/desk-figures.contract.ts";
import { namedDeskLists } from "./store-desk/desk-lists.contract.ts";
import * as deskLive from "./store-desk/desk-live.contract.ts";
import * as deskOrders from "./store-desk/desk-orders.contract.ts";
import { findDeskFeeEffects, namedDeskSettings } from "./store-desk/desk-settings.contract.ts";
import * as deskStores from "./store-desk/desk-stores.contract.ts";
import * as deskTrips from "./trips/desk-trips.contract.ts";
import * as refundList from "./trips/refund-list.contract.ts";
import * as tripRefunds from "./trips/trip-refunds.contract.ts";
import * as waitingRefunds from "./trips/waiting-refunds.contract.ts";
import { namedDeskBonuses } from "./wallet/bonus-entries.contract.ts";
import * as walletClaims from "./wallet/claims.contract.ts";

/** Endpoints for the operators of the shop (`/desk`). */
export const deskLists = {
  staff: {
    readDeskPush,
    subscribeDesk,
    unsubscribeDesk,
    signInToDesk,
    signOutOfDesk,
    beginDeskSecondStep,
    finishDeskSecondStep,
    readDeskMember,
    forgotDeskPassword,
    resetDeskPassword,
    changeDeskMember,
    changeDeskPassword,
    listDeskSessions,
    endDeskSession,
    endOtherDeskSessions,
    ...audit,
    ...deskStaff,
    ...roles,
    ...savedViews,
  },
  orders: {
    listDeskPayments,
    verifyOfflinePayment,
    denyOfflinePayment,
    ...deskOrders,
    ...phoneOrders,
    ...deskLive,
    deskBulk,
    ...deskStores,
    readDeskFigures,
    ...deskCouriers,
    ...incidents,
    listDeskPapers,
    decideCourierPaper,
    listDeskShifts,
    addDeskShift,
    changeDeskShift,
    removeDeskShift,
    ...deskRefunds,
    ...refundList,
    answerDeskCancelRequest,
    streamDesk,
  },
  payouts: { ...deskLedger, ...gatewayReport, ...deskPayouts, ...storeCommission },
  customers: deskCustomers,
  wallet: walletClaims,
  chat: {
    listDeskConversations,
    listDeskMessages,
    sendDeskMessage,
    markSeenByDesk,
    listDeskPhrases,
    reportDeskTyping,
  },
  reviews: deskReviews,
  trips: { ...deskTrips, ...tripRefunds, ...waitingRefunds },
  partners: deskPartners,
  health,
  entries: {
    uploadDeskPicture,
    previewEntries,
    listDeskChoices,
    ...promotionEntries.namedDeskBanners,
    ...namedDeskCoupons,
    ...promotionEntries.namedDeskCampaigns,
    ...promotionEntries.namedDeskFlashSales,
    ...namedDeskCashbacks,
    ...namedDeskBonuses,
    ...promotionEntries.namedDeskAdvertisements,
    ...namedDeskNotifications,
    ...catalogueEntries.namedDeskCategories,
    ...catalogueEntries.namedDeskBrands,
    ...namedDeskReasons,
    ...namedDeskSettings,
    findDeskFeeEffects,
    ...namedDeskZones,
    findDeskZoneEffects,
    ...namedDeskModules,
    ...namedDeskLists,
    ...namedDeskChatPhrases,
  },
} satisfies EndpointLists;

export type DeskContract = ContractOf<typeof deskLists | typeof sharedLists>;
