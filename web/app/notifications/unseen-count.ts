import { createLiveCount } from "../client/live-count.ts";

/** The number of unseen notifications; 0 for a guest and until it is known. */
export const { set: setUnseenCount, use: useUnseenCount } = createLiveCount();
