import { createLiveCount } from "@errand/client/live-count.ts";

/** What a customer has not seen yet; 0 for a guest and until it is known. */

/** Unread messages. */
export const unreadCount = createLiveCount();
/** Unread messages, and unseen notifications of anything but messages. */
export const totalCount = createLiveCount();
