import { createLiveCount } from "../client/live-count.ts";

/** The number of messages that the customer has not seen; 0 for a guest and until it is known. */
export const { set: setUnreadCount, use: useUnreadCount } = createLiveCount();
