import {
  listStoreConversations,
  listStoreMessages,
  listStorePhrases,
  markSeenByStore,
  reportStoreTyping,
  sendStoreMessage,
} from "./chat/staff-chat.contract.ts";
import { streamStore } from "./chat/staff-streams.contract.ts";
import { readStoreCounters } from "./chat/store-counters.contract.ts";
import type { EndpointLists } from "./endpoint-lists.ts";
import { uploadStorePicture } from "./items/store-pictures.contract.ts";
import { changePayoutAccount, readPayoutAccount } from "./ledger/payout-account.contract.ts";
import * as ledger from "./ledger/store-statements.contract.ts";
import * as profile from "./partners/store-profile.contract.ts";
import * as coupons from "./promotions/store-coupons.contract.ts";
import { changeStoreDiscount, readStoreDiscount } from "./promotions/store-marketing.contract.ts";
import * as refunds from "./refunds/store-refunds.contract.ts";
import * as reviews from "./reviews/store-reviews.contract.ts";
import {
  beginStoreSecondStep,
  finishStoreSecondStep,
  readStoreMember,
  signInToStore,
  signOutOfStore,
} from "./staff/staff.contract.ts";
import {
  changeStoreMember,
  changeStorePassword,
  endOtherStoreSessions,
  endStoreSession,
  forgotStorePassword,
  listStoreSessions,
  resetStorePassword,
} from "./staff/staff-account.contract.ts";
import { readStorePush, subscribeStore, unsubscribeStore } from "./staff/staff-push.contract.ts";
import {
  changeStaffRole,
  endStaffMember,
  inviteStaff,
  listStoreStaff,
  withdrawInvitation,
} from "./staff/store-staff.contract.ts";
import { storeBulk } from "./store-desk/bulk.contract.ts";
import { readStoreFigures } from "./store-desk/store-figures.contract.ts";

/**
 * Endpoints under `/store` that rental providers call as stores do: their staff have the same
 * sessions.
 */
export const storeOrProviderLists = {
  items: { uploadStorePicture },
  stores: profile,
  promotions: { ...coupons, readStoreDiscount, changeStoreDiscount },
  ledger: { ...ledger, readPayoutAccount, changePayoutAccount },
  staff: {
    readStorePush,
    subscribeStore,
    unsubscribeStore,
    signInToStore,
    signOutOfStore,
    beginStoreSecondStep,
    finishStoreSecondStep,
    readStoreMember,
    forgotStorePassword,
    resetStorePassword,
    changeStoreMember,
    changeStorePassword,
    listStoreSessions,
    endStoreSession,
    endOtherStoreSessions,
    listStoreStaff,
    inviteStaff,
    changeStaffRole,
    endStaffMember,
    withdrawInvitation,
  },
  orders: { streamStore, readStoreFigures, storeBulk, ...refunds },
  reviews,
  chat: {
    readStoreCounters,
    listStoreConversations,
    listStoreMessages,
    sendStoreMessage,
    markSeenByStore,
    listStorePhrases,
    reportStoreTyping,
  },
} satisfies EndpointLists;
