import { readCourierCounters } from "./chat/courier-counters.contract.ts";
import {
  listCourierConversations,
  listCourierMessages,
  listCourierPhrases,
  markSeenByCourier,
  reportCourierTyping,
  sendCourierMessage,
} from "./chat/staff-chat.contract.ts";
import { streamCourier } from "./chat/staff-streams.contract.ts";
import type { sharedLists } from "./contract.shared.ts";
import * as courierJobs from "./delivery/courier-jobs.contract.ts";
import { addCourierPaper, listCourierPapers } from "./delivery/courier-papers.contract.ts";
import * as courierPositions from "./delivery/courier-positions.contract.ts";
import * as courierRoute from "./delivery/courier-route.contract.ts";
import {
  leaveCourierShift,
  listCourierShifts,
  takeCourierShift,
} from "./delivery/courier-shifts.contract.ts";
import type { ContractOf, EndpointLists } from "./endpoint-lists.ts";
import { listCourierPayouts } from "./ledger/courier-payouts.contract.ts";
import {
  changeCourierPayoutAccount,
  readCourierPayoutAccount,
} from "./ledger/payout-account.contract.ts";
import { changeCourierProfile, readCourierProfile } from "./reviews/courier-profile.contract.ts";
import {
  beginCourierSecondStep,
  finishCourierSecondStep,
  readCourierMember,
  signInToCourier,
  signOutOfCourier,
} from "./staff/staff.contract.ts";
import {
  changeCourierMember,
  changeCourierPassword,
  endCourierSession,
  endOtherCourierSessions,
  forgotCourierPassword,
  listCourierSessions,
  resetCourierPassword,
} from "./staff/staff-account.contract.ts";
import {
  readCourierPush,
  subscribeCourier,
  unsubscribeCourier,
} from "./staff/staff-push.contract.ts";

/** Endpoints for couriers (`/courier`). */
export const courierLists = {
  staff: {
    readCourierPush,
    subscribeCourier,
    unsubscribeCourier,
    signInToCourier,
    signOutOfCourier,
    beginCourierSecondStep,
    finishCourierSecondStep,
    readCourierMember,
    forgotCourierPassword,
    resetCourierPassword,
    changeCourierMember,
    changeCourierPassword,
    listCourierSessions,
    endCourierSession,
    endOtherCourierSessions,
  },
  orders: {
    ...courierJobs,
    ...courierPositions,
    ...courierRoute,
    listCourierPapers,
    addCourierPaper,
    listCourierShifts,
    takeCourierShift,
    leaveCourierShift,
    streamCourier,
    readCourierCounters,
  },
  ledger: { listCourierPayouts, readCourierPayoutAccount, changeCourierPayoutAccount },
  reviews: { readCourierProfile, changeCourierProfile },
  chat: {
    listCourierConversations,
    listCourierMessages,
    sendCourierMessage,
    markSeenByCourier,
    listCourierPhrases,
    reportCourierTyping,
  },
} satisfies EndpointLists;

export type CourierContract = ContractOf<typeof courierLists | typeof sharedLists>;
